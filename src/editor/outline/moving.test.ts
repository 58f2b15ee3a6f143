import { expect, it } from "vitest";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { createKeys } from "../site/keys.ts";
import { shownIndexOf, withMoves } from "./moving.ts";
import { flattenRows, listRows, type Row } from "./rows.ts";

const schemas = await loadSchemas(process.cwd());

const section = (type: string, index: number, file: string, data: object = { type }) => ({
  ...{ file, index, type, anchor: type, ref: type, isInherited: file === "page.yaml", data },
  ...{ schema: schemas.get(`sections/${type}.schema.json`), problems: [], locked: undefined },
});

const items = ["One", "Two", "Three"].map((title) => ({ title, description: "." }));
const features = { type: "features", props: { title: "Three", items } };
const rows = listRows(
  [
    section("header", 0, "page.yaml"),
    section("hero", 0, "pages/a.yaml"),
    section("features", 1, "pages/a.yaml", features),
    section("cta", 2, "pages/a.yaml"),
    section("footer", 1, "page.yaml"),
  ],
  schemas,
  createKeys(),
);
const keyOf = (words: string) => find(words).key;
const find = (words: string): Row => {
  const row = flattenRows(rows).find((each) => [each.section.type, each.words].includes(words));
  if (!row) throw new Error(`There is no row ${words}.`);
  return row;
};
const typesOf = (rows: readonly Row[]) => rows.map(({ section }) => section.type);

it("a section moves among those of its own file, and a move that is done changes nothing", () => {
  const moves = [{ key: keyOf("cta"), to: 0 }];
  const once = withMoves(rows, moves);
  expect(typesOf(once)).toEqual(["header", "cta", "hero", "features", "footer"]);
  expect(withMoves(once, moves)).toEqual(once);
  expect(shownIndexOf(find("hero"), rows, moves)).toBe(1);
});

it("an item moves in its list, and the other rows stay the same objects", () => {
  const moved = withMoves(rows, [{ key: keyOf("One"), to: 2 }]);
  expect(moved[2]?.children.map(({ words }) => words)).toEqual(["Two", "Three", "One"]);
  expect(moved[0]).toBe(rows[0]);
  expect(shownIndexOf(find("Two"), rows, [{ key: keyOf("One"), to: 2 }])).toBe(0);
});

it("several moves follow each other, and one of a row that is gone is none", () => {
  const moves = [
    { key: keyOf("hero"), to: 2 },
    { key: keyOf("cta"), to: 0 },
    { key: "gone", to: 0 },
  ];
  expect(typesOf(withMoves(rows, moves))).toEqual(["header", "cta", "features", "hero", "footer"]);
});
