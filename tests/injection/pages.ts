import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { type FieldValue, mapFields } from "../../src/schema/fields.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";

const schemas = await loadSchemas(process.cwd());
const names = readdirSync("schema/sections").map((file) => path.basename(file, ".schema.json"));

interface Section {
  type: string;
  id: string;
  props: unknown;
}

/** A page as `page.yaml` declares it. */
export interface Declared {
  site: Record<string, unknown>;
  theme?: Record<string, unknown>;
  sections: Section[];
}

/**
 * Every example of every section type. Headers and footers are at the page's start and end, and appear once
 * on a page.
 */
const examples = names.flatMap((type) => {
  const file = readFileSync(`schema/sections/${type}.schema.json`, "utf8");
  const all: unknown[] = JSON.parse(file).examples;
  return all.map((props, index) => ({ type, id: index ? `${type}-${index}` : type, props }));
});

const ends = ["announcement", "header", "footer"];

/** The pages that together show every example of every type once, and what their links lead to. */
export function declarePages(): Declared[] {
  const count = Math.max(
    ...names.map((name) => examples.filter(({ type }) => type === name).length),
  );
  return Array.from({ length: count }, (_, index) => {
    const at = (type: string, place: number) =>
      examples.filter((example) => example.type === type)[place];
    const middle = names.filter((type) => !ends.includes(type));
    const order = ["announcement", "header", ...middle, "footer"];
    const links = JSON.stringify(order.map((type) => at(type, index)));
    const sections = order.flatMap((type) => {
      const shown = at(type, index) ?? (links.includes(`"#${type}"`) ? at(type, 0) : undefined);
      return shown ? { ...shown, id: type } : [];
    });
    const site = { name: "Lull", title: "Lull", description: "A page that nobody trusts." };
    return { site, sections: structuredClone(sections) };
  });
}

/** A page has at most one of these. The fullest example represents the others. */
const single = ["announcement", "header", "hero", "footer"];

/** One page with every example of every type. */
export function declareEverything(): Declared {
  const fullest = (type: string) =>
    examples
      .filter((example) => example.type === type)
      .toSorted((a, b) => JSON.stringify(b.props).length - JSON.stringify(a.props).length)
      .slice(0, 1)
      .map((example) => ({ ...example, id: type }));
  const middle = examples.filter(({ type }) => !single.includes(type));
  const site = { name: "Lull", title: "Lull", description: "A page that nobody trusts." };
  const [bar, header, hero, footer] = single.map(fullest);
  const sections = [bar, header, hero, middle, footer].flatMap((part) => part ?? []);
  return { site, sections };
}

/** The page with the values that `replace` returns for the fields of its sections. */
export function replaceFields(page: Declared, replace: (field: FieldValue) => unknown): Declared {
  const sections = page.sections.map((section, index) => {
    const file = `sections/${section.type}.schema.json`;
    const at = ["sections", index, "props"];
    return { ...section, props: mapFields(schemas, file, section.props, at, replace) };
  });
  return { ...page, sections };
}

/** A page as YAML: no line is folded, and every string has quotes. */
export const write = (page: Declared): string =>
  stringify(page, {
    lineWidth: 0,
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    // Each text is on one line, as lines in quotes are joined.
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
