import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Block, FormattedContent, Inline } from "../../shared/text/formatted.ts";
import { hovering } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Anchor } from "../layout/Anchor.tsx";

/** A link among words. The line below it, and not only a colour, makes it one. */
export const WordLink = styled(Anchor)({
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  "&[aria-disabled]": { cursor: "default", textDecorationStyle: "dotted" },
  [hovering]: { "&[href]:hover": { textDecorationThickness: "2px" } },
});

/** The weight is one that every typeface is cut to. */
export const Strong = styled.strong({ "&&": { display: "inline", fontWeight: 600 } });

const Blocks = styled.div({
  display: "grid",
  gap: space(1.5),
  "ul, ol": { display: "grid", gap: space(0.5), paddingInlineStart: "1.4em" },
  ul: { listStyle: "disc" },
  ol: { listStyle: "decimal" },
});

/** The parts of a line. */
export function Inlines({ parts }: { parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === "string") return part;
    if (part.type === "break") return <br key={index} />;
    const words = <Inlines parts={part.children} />;
    if (part.type === "strong") return <Strong key={index}>{words}</Strong>;
    if (part.type === "emphasis") return <em key={index}>{words}</em>;
    return (
      <WordLink key={index} href={part.href}>
        {words}
      </WordLink>
    );
  });
}

/** A text with its marks. Paragraphs and lists are in an element of their own, which must not be inside a `<p>`. */
export function Formatted({ content }: { content: FormattedContent }): ReactNode {
  if ("children" in content) return <Inlines parts={content.children} />;
  return (
    <Blocks>
      {content.blocks.map((block, index) => (
        <BlockElement key={index} block={block} />
      ))}
    </Blocks>
  );
}

function BlockElement({ block }: { block: Block }): ReactNode {
  if (block.type === "paragraph") {
    return (
      <p>
        <Inlines parts={block.children} />
      </p>
    );
  }
  const List = block.ordered ? "ol" : "ul";
  return (
    <List>
      {block.children.map((parts, index) => (
        <li key={index}>
          <Inlines parts={parts} />
        </li>
      ))}
    </List>
  );
}
