import styled from "@emotion/styled";
import { TextLink } from "./TextLink.ts";

/** The link at the end of a card. */
export const CardLink = styled(TextLink)({
  justifySelf: "start",
  color: "var(--accent-text)",
  fontWeight: "var(--strong)",
});
