import styled from "@emotion/styled";
import { space } from "../theme/space.ts";

/** A few words in small letters above a title, after a short stroke. */
export const Eyebrow = styled.p({
  display: "flex",
  alignItems: "center",
  gap: space(1.25),
  fontSize: "var(--size-s)",
  fontWeight: 600,
  color: "var(--accent-text)",
  "&::before": {
    content: '""',
    inlineSize: "1.75rem",
    blockSize: 3,
    borderRadius: 3,
    background: "var(--highlight)",
  },
});
