import styled from "@emotion/styled";
import type { Frame } from "../contract/section.ts";
import { space } from "../theme/space.ts";
import { Eyebrow } from "./Eyebrow.ts";
import { SectionName } from "./SectionName.tsx";

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
  "h1, h2": { fontSize: "var(--size-3xl)", letterSpacing: "-0.025em", lineHeight: 1.06 },
});

const Lead = styled.p({
  maxInlineSize: "38rem",
  fontSize: "var(--size-l)",
  lineHeight: 1.5,
  color: "var(--muted)",
});

interface SectionHeadingProps {
  frame: Frame;
  eyebrow?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  /** For screen readers, what the section is called where nothing of the above is given. */
  name?: string | undefined;
  align?: "start" | "center";
}

/**
 * A section's title, with what stands above and below it. The first of title, eyebrow, text and name that
 * there is names the section.
 */
export function SectionHeading(props: SectionHeadingProps) {
  const { frame, eyebrow, title, text, name, align = "start" } = props;
  const id = `${frame.id}.title`;
  const Title = frame.headingLevel === 1 ? "h1" : "h2";
  if (!title && !eyebrow && !text) return <SectionName frame={frame}>{name}</SectionName>;
  return (
    <Group data-align={align}>
      {eyebrow && <Eyebrow id={title ? undefined : id}>{eyebrow}</Eyebrow>}
      {title && <Title id={id}>{title}</Title>}
      {text && <Lead id={title || eyebrow ? undefined : id}>{text}</Lead>}
    </Group>
  );
}
