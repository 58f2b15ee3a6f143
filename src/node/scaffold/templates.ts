import { writeOriginalLine } from "../../site/schemas/originals.ts";
import { toPascalCase } from "../../site/schemas/sectionComponent.ts";

/** The kinds of new types: without a script, or with one. */
export type Kind = "static" | "island";

/** The first descriptions of new types. */
const descriptions = {
  static: "A heading, and cards with a title and a sentence each.",
  island: "A heading, and items behind tabs, of which one is shown at a time.",
} satisfies Record<Kind, string>;

const shared = "../common.schema.json#/definitions";

/** The schema of a new type: a heading, and items of a title and a sentence. */
export function writeSchema(type: string, kind: Kind): string {
  const name = toPascalCase(type);
  const text = (description: string) => ({ description, $ref: `${shared}/text` });
  const heading = (description: string) => ({ description, $ref: `${shared}/title` });
  const formatted = (description: string) => ({ description, $ref: `${shared}/formatted` });
  // Each heading on a page differs, so that a screen reader's list of them is clear.
  const words = type.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: `${name}Props`,
    description: descriptions[kind],
    ...(kind === "island" && { hydrates: { when: ["visible", "interaction"] } }),
    type: "object",
    required: ["title", "items"],
    additionalProperties: false,
    properties: {
      title: heading("The section's heading."),
      text: formatted("A sentence or two below the heading."),
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
            description: formatted("What the title means for the reader, in a sentence or two."),
          },
        },
      },
    },
    examples: [
      {
        title: `${words}: a heading that says it all`,
        text: "And a sentence that says it again.",
        items: [
          { title: "First", description: "What stands first is read first." },
          { title: "Second", description: "What stands second may be skipped." },
          { title: "Third", description: "What stands third had better be short." },
        ],
      },
      {
        title: `${words}: as little as possible`,
        items: [{ title: "Only", description: "One item, and no sentence above it." }],
      },
    ],
  };
  return JSON.stringify(schema, null, 2);
}

/** A static component: a grid of cards. */
export const writeStatic = (type: string, component: string) => `
import styled from "@emotion/styled";
import type { SectionProps } from "../../section.ts";
import { space } from "../../theme/index.ts";
import { Container, ItemTitle, SectionHeading } from "../../ui/index.ts";

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

/** An island: tabs, and all their content where no script runs. */
export const writeIsland = (type: string, component: string) => `
import styled from "@emotion/styled";
import { useState } from "react";
import type { SectionProps } from "../../section.ts";
import { print, space, unscripted } from "../../theme/index.ts";
import {
  Container,
  HiddenUntilFound,
  ItemTitle,
  SectionHeading,
  useTabKeys,
  wordsOf,
} from "../../ui/index.ts";

const Tabs = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space(1),
  marginBlock: space(4),
  [unscripted]: { display: "none" },
  [print]: { display: "none" },
});

const Tab = styled.button({
  minBlockSize: "2.75rem",
  paddingInline: space(2.5),
  border: "1.5px solid var(--line)",
  borderRadius: "var(--radius-button)",
  "&[aria-selected=true]": { background: "var(--accent)", color: "var(--on-accent)" },
});

const Panel = styled.div({ marginBlockEnd: space(3) });

/** ${descriptions.island} */
export function ${component}({ frame, title, text, items }: SectionProps<"${type}">) {
  const [selected, select] = useState(0);
  const keys = useTabKeys(selected, items.length, select);

  return (
    <Container>
      <SectionHeading frame={frame} title={title} text={text} />
      <Tabs {...keys} role="tablist" aria-label={wordsOf(title)}>
        {items.map((item, index) => (
          <Tab
            key={index}
            id={\`\${frame.id}.tab-\${index}\`}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={\`\${frame.id}.panel-\${index}\`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {item.title}
          </Tab>
        ))}
      </Tabs>
      {items.map((item, index) => (
        <HiddenUntilFound key={index} hidden={index !== selected} onFound={() => select(index)}>
          <Panel
            id={\`\${frame.id}.panel-\${index}\`}
            role="tabpanel"
            tabIndex={0}
            aria-labelledby={\`\${frame.id}.tab-\${index}\`}
          >
            <ItemTitle frame={frame}>{item.title}</ItemTitle>
            <p>{item.description}</p>
          </Panel>
        </HiddenUntilFound>
      ))}
    </Container>
  );
}
`;

/** A component that wraps a type of Broadside. */
export const writeWrapper = (
  type: string,
  component: string,
  digest: string,
) => `${writeOriginalLine(digest)}
import type { WrapperProps } from "broadside/section";

/** The section type ${type} of Broadside, with what is around it. */
export function ${component}({ Original, ...props }: WrapperProps<"${type}">) {
  return <Original {...props} />;
}
`;

/** The type's own name, unless it would clash with a name that the component uses. */
export function nameComponent(type: string, render: typeof writeStatic): string {
  const name = toPascalCase(type);
  const isTaken = name in globalThis || new RegExp(`\\b${name}\\b`).test(render(type, ""));
  return isTaken ? `${name}Section` : name;
}

/** The code of a component for the folder of a site, which imports from the package. */
export const toPackage = (code: string): string =>
  code
    .replace('import styled from "@emotion/styled";\n', "")
    .replace(
      'import type { SectionProps } from "../../section.ts";',
      'import { type SectionProps, styled } from "broadside/section";',
    )
    .replace('"../../theme/index.ts"', '"broadside/theme"')
    .replace('"../../ui/index.ts"', '"broadside/ui"');
