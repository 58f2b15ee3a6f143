import styled from "@emotion/styled";
import type phosphor from "@iconify-json/ph/icons.json";
import type simple from "@iconify-json/simple-icons/icons.json";
import { type brand, spriteFile } from "../shared/icons.ts";

const Glyph = styled.svg({
  boxSizing: "content-box",
  inlineSize: "1em",
  blockSize: "1em",
  flexShrink: 0,
  fill: "currentColor",
});

/** The URL of a symbol in the page's sprite. */
export const symbolUrl = (id: string) => `${import.meta.env.BASE_URL}${spriteFile}#${id}`;

/** The name of an installed icon. */
type Installed =
  | keyof (typeof phosphor)["icons"]
  | `${typeof brand}${keyof (typeof simple)["icons"]}`;

interface IconProps<Name extends string> {
  /**
   * As in page.yaml: a Phosphor name, or `brand:NAME`. A name in the code must be an installed icon's,
   * written as a literal here, so that the build finds it for the sprite.
   */
  name: string extends Name ? Name : Installed;
}

/** An icon from the page's sprite, as large as the text around it and hidden from screen readers. */
export function Icon<Name extends string>({ name }: IconProps<Name>) {
  return (
    <Glyph aria-hidden="true">
      <use href={symbolUrl(name)} />
    </Glyph>
  );
}
