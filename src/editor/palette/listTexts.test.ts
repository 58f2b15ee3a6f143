import { expect, it } from "vitest";
import { sectionTypes } from "../../schema/schemaNode.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { listTexts } from "./listTexts.ts";
import { keyOf } from "./searchTexts.ts";

const schemas = await loadSchemas(process.cwd());

it("each text of each example is listed once, with marks or without", () => {
  const sections = sectionTypes(schemas).flatMap(([type, { examples }]) =>
    (Array.isArray(examples) ? examples : []).map((props: unknown) => ({ type, props })),
  );
  const page = { file: "page.yaml", path: "/", data: { sections }, problems: [], locked: [] };
  const site = { pages: [page as unknown as EditorPage] } as unknown as EditorState;
  const keys = listTexts(site, schemas).map(keyOf);
  expect(keys.length).toBeGreaterThan(sections.length);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
