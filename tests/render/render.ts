import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderPage } from "../../src/entry.server.tsx";
import { createAssetContext } from "../../src/node/assets/pictures.ts";
import { type ResolveContext, resolvePage } from "../../src/node/resolve/resolve.ts";
import { sectionSchema } from "../../src/schema/schemaNode.ts";
import type { Page, RenderedDocument } from "../../src/shared/page.ts";
import type { PageFile } from "../../src/shared/section.ts";
import { readPage } from "../../src/site/read/load.ts";
import { fixturePaths, loadFixtureContext } from "../fixtures/index.ts";

/** A section as page.yaml declares it. */
export interface Declared {
  type: string;
  id?: string;
  enabled?: boolean;
  tone?: string;
  props: Record<string, unknown>;
}

const types = readdirSync("schema/sections").map((file) => path.basename(file, ".schema.json"));

/** Every example of every section type. */
export const examples: readonly Declared[] = types.flatMap((type) => {
  const schema = JSON.parse(readFileSync(`schema/sections/${type}.schema.json`, "utf8"));
  return schema.examples.map((props: Declared["props"]) => ({ type, props }));
});

const context = await loadFixtureContext();

/** The sections in an order that the check allows. */
export const inOrder = (sections: readonly Declared[]): Declared[] =>
  (["top", "first", undefined, "last"] as const).flatMap((place) =>
    sections.filter(({ type }) => context.schemas.get(sectionSchema(type))?.position === place),
  );

// Pictures are measured and fonts cut once for all pages.
const resolveContext: ResolveContext = {
  ...createAssetContext(fixturePaths, "/"),
  schemas: context.schemas,
};

const site = { name: "Lull", title: "Lull", description: "Quiet." };

/** The page that was checked last: a test checks a page, and then renders it. */
let last: { page: string; pageFile: PageFile | undefined } | undefined;

/** The page.yaml of these sections in these looks; nothing where the check refuses it. */
export function check(sections: readonly Declared[], theme: unknown = {}): PageFile | undefined {
  const page = JSON.stringify({ site, theme, sections: inOrder(sections) });
  if (last?.page !== page) last = { page, pageFile: readPage(Buffer.from(page), context).pageFile };
  return last.pageFile;
}

/** The page that these sections make, ready to render; nothing where the check refuses them. */
export async function resolve(
  sections: readonly Declared[],
  theme?: unknown,
): Promise<Page | undefined> {
  const pageFile = check(sections, theme);
  return pageFile && resolvePage(pageFile, resolveContext);
}

/** The document that these sections make; nothing where the check refuses them. */
export async function render(
  sections: readonly Declared[],
  theme?: unknown,
): Promise<RenderedDocument | undefined> {
  const page = await resolve(sections, theme);
  return page && renderPage(page, { script: { code: "" } });
}

/** A copy of the value with another one at the path. */
export function replaceAt(value: unknown, at: readonly (string | number)[], by: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaceAt(item, rest, by) : item));
  }
  return { ...(value as object), [key]: replaceAt(Reflect.get(value as object, key), rest, by) };
}
