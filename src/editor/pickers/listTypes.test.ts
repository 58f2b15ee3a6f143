import { describe, expect, it } from "vitest";
import { loadFixtureContext } from "../../../tests/fixtures/index.ts";
import { sectionSchema, sectionTypes } from "../../schema/schemaNode.ts";
import type { ListedSection } from "../site/sections.ts";
import { listTypes, placeForType, searchTypes } from "./listTypes.ts";

const { schemas } = await loadFixtureContext();
const types = sectionTypes(schemas);
const typeAt = (position: string | undefined) =>
  types.find(([, schema]) => schema.position === position)?.[0] ?? "";
const [top, first, last] = ["top", "first", "last"].map(typeAt);
const free = types.filter(([, { position, once }]) => !position && !once).map(([type]) => type);

const list = (...given: (string | undefined)[]): ListedSection[] =>
  given.map((type = "", index) => ({
    ...{
      file: "page.yaml",
      index,
      type,
      anchor: type,
      ref: type,
      isInherited: false,
      locked: undefined,
    },
    ...{ data: { type }, schema: schemas.get(sectionSchema(type)), problems: [] },
  }));

const place = (type: string | undefined, sections: ListedSection[], beside: string | undefined) => {
  const schema = schemas.get(sectionSchema(type ?? "")) ?? {};
  const { above, ...found } = placeForType(schema, sections, beside ?? "", "after");
  expect(found.at).toEqual(above ? { after: above.ref } : { index: 0 });
  return found;
};

describe("types", () => {
  const [some = ""] = free;

  it("that stand once are refused where the page has one, and no others", () => {
    const sections = list(...types.map(([type]) => type));
    const refused = listTypes(schemas, sections).filter(({ reason }) => reason);
    expect(refused.map(({ type }) => type)).toEqual(
      types.filter(([, { once }]) => once).map(([type]) => type),
    );
    expect(listTypes(schemas, list(some)).filter(({ reason }) => reason)).toEqual([]);
    const inherited = sections.map((section) => ({ ...section, isInherited: true }));
    expect(listTypes(schemas, inherited).filter(({ reason }) => reason)).toEqual([]);
  });

  it("are found by each word of their names and descriptions, names first", () => {
    const all = listTypes(schemas, []);
    for (const { type, name, description } of all) {
      expect(searchTypes(all, name)[0]?.name).toBe(name);
      expect(searchTypes(all, description).map((each) => each.type)).toContain(type);
    }
    expect(searchTypes(all, "")).toHaveLength(all.length);
    expect(searchTypes(all, "zzzz")).toEqual([]);
  });

  it("are found by the words of the site's language, names first, and beginnings before inner parts", () => {
    const [one = "", two = "", three = "", four = ""] = free;
    const all = listTypes(schemas, [], {
      [one]: { words: "Ein Aufpreis", searchWords: "" },
      [two]: { words: "Zum Preis von einem", searchWords: "" },
      [three]: { name: "Spielpreise", words: "", searchWords: "" },
      [four]: { name: "Preise", words: "", searchWords: "" },
    });
    expect(searchTypes(all, "preis").map(({ type }) => type)).toEqual([four, three, two, one]);
  });

  it("are found by other names, behind the types that are called so", () => {
    const [one = "", two = "", three = ""] = free;
    const all = listTypes(schemas, [], {
      [one]: { words: "Our Zebra", searchWords: "" },
      [two]: { words: "", searchWords: "zebra stripes" },
      [three]: { name: "Zebra", words: "", searchWords: "" },
    });
    expect(searchTypes(all, "zebra").map(({ type }) => type)).toEqual([three, two, one]);
  });

  it("are found last if they cannot be added", () => {
    const [one = ""] = free;
    const header = first ?? "";
    const described = {
      [one]: { words: "Our Zebra", searchWords: "" },
      [header]: { name: "Zebra", words: "", searchWords: "" },
    };
    const find = (sections: ListedSection[]) =>
      searchTypes(listTypes(schemas, sections, described), "zebra").map(({ type }) => type);
    expect(find([])).toEqual([header, one]);
    expect(find(list(header))).toEqual([one, header]);
  });

  it("are found without the signs above and through letters", () => {
    const [one = "", two = ""] = free;
    const all = listTypes(schemas, [], {
      [one]: { words: "", searchWords: "Témoignages" },
      [two]: { words: "", searchWords: "żółtych" },
    });
    expect(searchTypes(all, "temoignages").map(({ type }) => type)).toEqual([one]);
    expect(searchTypes(all, "zoltych").map(({ type }) => type)).toEqual([two]);
    expect(searchTypes(all, "te\u0301moignages").map(({ type }) => type)).toEqual([one]);
  });

  it("are added where they are wanted, if the page stays in order", () => {
    const sections = list(top, first, some, last);
    expect(place(some, sections, some)).toEqual({ at: { after: some }, isWanted: true });
    expect(place(some, sections, last)).toEqual({ at: { after: some }, isWanted: false });
    expect(place(some, sections, top)).toEqual({ at: { after: first }, isWanted: false });
    expect(place(first, list(top, some), some)).toEqual({ at: { after: top }, isWanted: false });
    expect(place(top, list(first, some), some)).toEqual({ at: { index: 0 }, isWanted: false });
    expect(place(last, list(first, some), first)).toEqual({ at: { after: some }, isWanted: false });
  });

  it("are added beside a section that is taken from the first page, at the end of the own ones", () => {
    const [header, own] = list(first, some);
    const sections = [{ ...header, isInherited: true }, own].filter((each) => each !== undefined);
    expect(place(some, sections as ListedSection[], first)).toEqual({
      at: { index: 0 },
      isWanted: true,
    });
  });
});
