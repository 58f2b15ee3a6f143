import styled from "@emotion/styled";
import { hovering } from "../../theme/conditions.ts";
import { Anchor } from "../layout/Anchor.tsx";

/** A link. Among others of a list of links, it is underlined under the pointer alone. */
export const TextLink = styled(Anchor)({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "1.75rem",
  textUnderlineOffset: "0.3em",
  textDecorationThickness: "1px",
  "&[aria-disabled]": { cursor: "default" },
  "&[href]": { textDecorationLine: "underline" },
  "nav &[href]": { textDecorationLine: "none" },
  [hovering]: { "&[href]:hover": { textDecorationLine: "underline" } },
});
