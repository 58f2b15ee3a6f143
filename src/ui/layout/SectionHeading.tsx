import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { SectionFrame } from "../../shared/section.ts";
import { space } from "../../theme/space.ts";
import { Eyebrow } from "./Eyebrow.tsx";

const Group = styled.div({
  display: "grid",
  gap: space(2),
  maxInlineSize: "44rem",
  "&[data-align=center]": {
    marginInline: "auto",
    textAlign: "center",
    textWrap: "balance",
    justifyItems: "center",
    "> p": { textWrap: "balance" },
  },
  "h1, h2": {
    fontSize: "var(--size-3xl)",
    letterSpacing: "var(--tracking,-.025em)",
    lineHeight: "var(--leading,1.06)",
    // Lines of the author's own stay lines.
    whiteSpace: "pre-line",
  },
});

const Lead = styled.p({
  maxInlineSize: "38rem",
  fontSize: "var(--size-l)",
  lineHeight: 1.5,
  color: "var(--muted)",
});

interface SectionHeadingProps {
  frame: SectionFrame;
  eyebrow?: ReactNode;
  title?: ReactNode;
  text?: ReactNode;
  /** The place of the heading: `beside` has a column of its own, whatever the theme says. */
  align?: "start" | "center" | "beside";
}

/**
 * A section's title, which names the section, with the lines above and below it. At least one of them must be
 * given.
 */
export function SectionHeading(props: SectionHeadingProps) {
  const { frame, eyebrow, title, text, align = "start" } = props;
  const Title = frame.headingLevel === 1 ? "h1" : "h2";
  return (
    <Group data-align={align}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {title && <Title id={`${frame.id}.title`}>{title}</Title>}
      {text && <Lead>{text}</Lead>}
    </Group>
  );
}
