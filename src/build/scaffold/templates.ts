import { toPascalCase } from "./names.ts";
import type { List } from "./register.ts";

/** What the new types are, until they are something else. */
const descriptions = {
  static: "A heading, and cards with a title and a sentence each.",
  islands: "A heading, and items to page through, of which one is shown at a time.",
} satisfies Record<List, string>;

const shared = "../common.schema.json#/definitions";

/** The schema of a new type: a heading, and items of a title and a sentence; islands page through them. */
export function printSchema(type: string, list: List): string {
  const name = toPascalCase(type);
  const text = (description: string) => ({ description, $ref: `${shared}/text` });
  const next = {
    ...text("The words on the button that shows the next item."),
    default: "Next",
  };
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: `${name}Props`,
    description: descriptions[list],
    type: "object",
    required: ["title", "items"],
    additionalProperties: false,
    properties: {
      title: text("The section's heading."),
      text: text("A sentence or two below the heading."),
      items: {
        description: "The items, in order.",
        type: "array",
        minItems: 1,
        maxItems: 12,
        items: {
          title: `${name}Item`,
          description: "One item.",
          type: "object",
          required: ["title", "description"],
          additionalProperties: false,
          properties: {
            title: text("The item's title, two to five words."),
            description: text("What the title means for the reader, in a sentence or two."),
          },
        },
      },
      ...(list === "islands" && { next }),
    },
    examples: [
      {
        title: "A heading that says it all",
        text: "And a sentence that says it again.",
        items: [
          { title: "First", description: "What stands first is read first." },
          { title: "Second", description: "What stands second may be skipped." },
          { title: "Third", description: "What stands third had better be short." },
        ],
        ...(list === "islands" && { next: "And then?" }),
      },
      {
        title: "As little as possible",
        items: [{ title: "Only", description: "One item, and no sentence above it." }],
      },
    ],
  };
  return JSON.stringify(schema, null, 2);
}

/** A component that is printed and never hydrated: a grid of cards. */
export const printStatic = (type: string, component: string) => `
import styled from "@emotion/styled";
import type { SectionProps } from "../../contract/section.ts";
import { space } from "../../theme/space.ts";
import { Container } from "../../ui/Container.ts";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  gap: space(3),
  marginBlockStart: space(6),
});

const Item = styled.li({
  display: "grid",
  alignContent: "start",
  gap: space(1),
  padding: space(3.5),
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-low)",
  p: { color: "var(--muted)" },
});

/** ${descriptions.static} */
export function ${component}({ frame, title, text, items }: SectionProps<"${type}">) {
  return (
    <Container>
      <SectionHeading frame={frame} title={title} text={text} />
      <Grid>
        {items.map(({ title, description }, index) => (
          <Item key={index}>
            <ItemTitle frame={frame}>{title}</ItemTitle>
            <p>{description}</p>
          </Item>
        ))}
      </Grid>
    </Container>
  );
}
`;

/** A component that the browser hydrates: one item at a time, and all of them where no script runs. */
export const printIsland = (type: string, component: string) => `
import styled from "@emotion/styled";
import { useState } from "react";
import type { SectionProps } from "../../contract/section.ts";
import { print, unscripted } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Container } from "../../ui/Container.ts";
import { Findable } from "../../ui/Findable.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

const Items = styled.div({ marginBlockStart: space(5) });

const Item = styled.div({
  maxInlineSize: "40rem",
  marginBlockEnd: space(3),
  p: { color: "var(--muted)" },
});

const Next = styled.button({
  padding: \`\${space(1.5)} \${space(3)}\`,
  borderRadius: "var(--radius-button)",
  background: "var(--accent)",
  color: "var(--on-accent)",
  fontWeight: 600,
  [unscripted]: { display: "none" },
  [print]: { display: "none" },
});

/** ${descriptions.islands} */
export function ${component}({ frame, title, text, items, next }: SectionProps<"${type}">) {
  const [shown, show] = useState(0);
  return (
    <Container>
      <SectionHeading frame={frame} title={title} text={text} />
      <Items aria-live="polite">
        {items.map(({ title, description }, index) => (
          <Findable key={index} hidden={index !== shown} onFound={() => show(index)}>
            <Item>
              <ItemTitle frame={frame}>{title}</ItemTitle>
              <p>{description}</p>
            </Item>
          </Findable>
        ))}
      </Items>
      {items.length > 1 && (
        <Next type="button" onClick={() => show((shown + 1) % items.length)}>
          {next}
        </Next>
      )}
    </Container>
  );
}
`;
