import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listProperties } from "../../src/node/gallery/listProperties.ts";
import type { Property } from "../../src/shared/gallery.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { describeSections } from "../../src/site/schemas/sectionRules.ts";

const schemas = await loadSchemas(process.cwd());

/** A text in a cell of a table. */
const cell = (text: string) => text.replaceAll(/\||(?<=\])\(/g, "\\$&").replaceAll(/\s+/g, " ");

/** The picture of a type. A type that is added to a checkout has none at first. */
function pictureOf(type: string): string {
  const file = `pictures/types/${type}.webp`;
  if (!existsSync(`docs/${file}`)) return "";
  return `![The section type ${type}, with its first example](${file})\n\n`;
}

const rowOf = ({ path, kind, required, description, fallback }: Property) => {
  const needed = required ? "must be given" : fallback === undefined ? "" : `\`${cell(fallback)}\``;
  return `| \`${path}\` | ${cell(kind)} | ${needed} | ${cell(description)} |\n`;
};

it("the list of section types has every setting with its default", async () => {
  const parts = describeSections(schemas).map(({ type, description }) => {
    const rows = listProperties(schemas, type).map(rowOf).join("");
    return `## ${type}

${description}

${pictureOf(type)}| setting | value | default | |
| --- | --- | --- | --- |
${rows}`;
  });
  const guide = `# Section types

<!-- Written of the schemas by tests/code/sectionTypes.test.ts -->

Every section type with its settings. A setting of an item in a list is written behind \`[]\`: \`items[].title\`. \`npm start\` shows each type with
its examples at \`/gallery\`. What all types share, such as \`id\`, \`tone\`, \`width\` or \`from\`, is in the README.

${parts.join("\n")}`;
  expect(guide.match(/^!\[/gm)?.length).toBeGreaterThan(24);
  // With -u, the guide is written anew.
  await expect(guide).toMatchFileSnapshot(path.resolve("docs/section-types.md"));
});
