import type { CSSObject } from "@emotion/react";

/** The styles of a part of an element by night. */
export const atNight = (part: "&" | "&::after", styles: CSSObject): CSSObject => ({
  "@media screen": { [`html[data-theme=dark] ${part}`]: styles },
  "@media screen and (prefers-color-scheme:dark)": {
    [`html:not([data-theme=light]) ${part}`]: styles,
  },
});
