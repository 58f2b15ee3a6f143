import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type SchemaNode, sectionSchema, sectionTypes } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { plain } from "../site/firstWords.ts";
import { createKeys } from "../site/keys.ts";
import type { ListedSection } from "../site/sections.ts";
import { filterRows } from "./filter.ts";
import { indexOfDrop, planMove, whyNotMove } from "./moves.ts";
import { flattenRows, listRows, type Row } from "./rows.ts";
import { stateOf } from "./state.ts";

const files = readdirSync("schema", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".schema.json"),
);
const schemas = new Map<string, SchemaNode>(
  files.map((file) => [file, JSON.parse(readFileSync(`schema/${file}`, "utf8"))]),
);

const list = (sections: { type: string; id?: string; props?: unknown }[]): ListedSection[] =>
  sections.map((data, index) => ({
    ...{ file: "page.yaml", index, type: data.type, anchor: data.id ?? data.type, data },
    ...{ ref: { index, type: data.type }, isInherited: false, problems: [], locked: undefined },
    schema: schemas.get(sectionSchema(data.type)),
  }));

const rowsOf = (sections: ListedSection[], keepKeys = createKeys()) =>
  listRows(sections, schemas, keepKeys);

const types = sectionTypes(schemas);
const examples = types.flatMap(([type, { examples }]) =>
  (Array.isArray(examples) ? examples : []).map(
    (props: unknown, index) => [`${type} ${index}`, type, props] as const,
  ),
);

describe("the rows of a page", () => {
  it.each(examples)("have words that stand in the section: %s", (_, type, props) => {
    const [row] = rowsOf(list([{ type, props }]));
    const given = JSON.stringify(props).replaceAll("\\n", " ").replaceAll('\\"', '"');
    const spellings = [given, given.replaceAll(/[*`]/g, ""), given.replaceAll("-", " ")];
    const all = spellings.join(" ").toLowerCase();
    const title = child(props, "title");
    if (typeof title === "string") expect(row?.words).toBe(plain(title));
    for (const each of row ? flattenRows([row]) : []) {
      expect(each.name).toMatch(/^\p{Lu}[^_]*$/u);
      expect(all).toContain(each.words.replace(/…$/, "").slice(0, 12).toLowerCase());
    }
  });

  it.each(examples)("have one for each item of a list: %s", (_, type, props) => {
    const [row] = rowsOf(list([{ type, props }]));
    const found = flattenRows(row?.children ?? []).map(({ path }) => path.join("."));
    const expected = pathsOf(props, "props");
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it("have titles of their own, by which their buttons are called", () => {
    const twice = list(
      examples.flatMap(([, type, props]) => [
        { type, props },
        { type, props },
      ]),
    );
    const titles = flattenRows(rowsOf(twice)).map(({ uniqueTitle }) => uniqueTitle);
    expect(titles.length).toBeGreaterThan(twice.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("keep their keys while sections move, change their words or their names, come and go", () => {
    const keepKeys = createKeys();
    const before = list([
      { type: "hero", props: { title: "One" } },
      { type: "cta", id: "a", props: { title: "Two" } },
      { type: "cta", id: "b", props: { title: "Two" } },
    ]);
    const keys = (sections: ListedSection[]) => rowsOf(sections, keepKeys).map(({ key }) => key);
    const [hero, a, b] = keys(before);
    const [first, second, third] = before.map(({ data }) => Object(data));
    expect(keys(list([second, first, third]))).toEqual([a, hero, b]);
    expect(keys(list([{ ...second, props: { title: "New" } }, first, third]))).toEqual([
      a,
      hero,
      b,
    ]);
    expect(keys(list([{ ...second, id: "c" }, first, third]))).toEqual([a, hero, b]);
    const [, added] = keys(list([first, { ...first, id: "d" }, second, third]));
    expect([hero, a, b]).not.toContain(added);
    expect(keys(list([first, third]))).toEqual([hero, b]);
  });

  it("are found by all words of a section, whatever their accents", () => {
    const rows = rowsOf(
      list([
        { type: "hero", props: { title: "Café on the *corner*" } },
        { type: "features", props: { items: [{ title: "Tea" }, { title: "Milk and tea" }] } },
      ]),
    );
    const found = (search: string) =>
      flattenRows(filterRows(rows, search).rows).map(({ words }) => words);
    expect(found("CAFE corner")).toEqual(["Café on the corner"]);
    expect(found("milk")).toEqual(["Tea", "Milk and tea"]);
    expect(found("tea corner")).toEqual([]);
  });

  it("say when a section is on the page", () => {
    const data = { type: "cta", from: "2026-12-01", until: "2026-12-24T18:00", enabled: false };
    const [row] = rowsOf(list([data]));
    expect(row && stateOf(row)).toMatchInlineSnapshot(`
      {
        "dates": "from 1 Dec 2026 until 24 Dec 2026 18:00",
        "errors": 0,
        "isHidden": true,
        "warnings": 0,
      }
    `);
  });
});

/** The paths of the items of all lists, but those of numbers. */
function pathsOf(value: unknown, at: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = `${at}.${key}`;
    const isItem = Array.isArray(value) && typeof inner !== "number";
    return [...(isItem ? [own] : []), ...pathsOf(inner, own)];
  });
}

describe("a move", () => {
  const page = (...names: string[]) => list(names.map((type) => ({ type, props: {} })));
  const rank = ({ position }: SchemaNode) =>
    position === "top" ? 0 : position === "first" ? 1 : position === "last" ? 3 : 2;

  it("of any type to anywhere is made where each position is kept, and says why it is not", () => {
    const others = ["features", "cta", "prose"];
    for (const [type, schema] of types) {
      const rankOf = (each: string) => rank(schemas.get(sectionSchema(each)) ?? {});
      const fixed = types.flatMap(([each, { position }]) =>
        position && each !== type ? each : [],
      );
      const order = [...fixed, ...others].sort((a, b) => rankOf(a) - rankOf(b));
      const at = order.findIndex((each) => rankOf(each) > rank(schema));
      const sections = page(...order.toSpliced(at < 0 ? order.length : at, 0, type));
      const from = sections.findIndex((section) => section.type === type);
      const row = rowsOf(sections)[from];
      if (!row) throw new Error(`There is no ${type}.`);
      for (const to of sections.keys()) {
        if (to === from) continue;
        const ranks = sections
          .toSpliced(from, 1)
          .toSpliced(to, 0, ...sections.slice(from, from + 1))
          .map(({ schema }) => rank(schema ?? {}));
        const isKept = ranks.every((each, index) => each >= (ranks[index - 1] ?? 0));
        const planned = planMove(row, to, sections);
        expect("reason" in planned ? planned.reason : undefined, `${type} to ${to}`).toEqual(
          isKept ? undefined : expect.stringMatching(/^(“.*” stays|Nothing can stand)/),
        );
      }
      expect(whyNotMove(row, -1, sections)).toMatch("is the first already");
    }
  });

  it("may put a page in order that is not", () => {
    const [hero, header] = types
      .filter(([type]) => type === "hero" || type === "header")
      .map(([type]) => type)
      .sort()
      .reverse();
    const sections = page(hero ?? "", header ?? "");
    const row = rowsOf(sections)[1];
    expect(row && whyNotMove(row, 0, sections)).toBeUndefined();
  });

  it("goes to the same place by whichever gap it is dropped into", () => {
    const rows = rowsOf(page("hero", "features", "cta", "prose"));
    const [hero, features, cta, prose] = rows;
    const drop = (row?: Row, target?: Row, side: "before" | "after" = "before") =>
      row && target && indexOfDrop(row, target, side);
    expect(drop(hero, cta)).toBe(1);
    expect(drop(hero, features, "after")).toBe(1);
    expect(drop(prose, features)).toBe(1);
    expect(drop(prose, hero, "after")).toBe(1);
    expect(drop(hero, prose, "after")).toBe(3);
  });
});
