import styled from "@emotion/styled";
import { hovering } from "../theme/conditions.ts";
import { Anchor } from "./Anchor.tsx";

/** A link among others, or inside a text; underlined under the pointer. */
export const TextLink = styled(Anchor)({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "1.75rem",
  textUnderlineOffset: "0.3em",
  textDecorationThickness: "1px",
  "&[aria-disabled]": { cursor: "default" },
  [hovering]: { "&[href]:hover": { textDecorationLine: "underline" } },
});
