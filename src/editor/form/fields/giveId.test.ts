import { expect, it } from "vitest";
import { loadFixtureContext } from "../../../../tests/fixtures/index.ts";
import { type Member, membersOf } from "../../../schema/fields.ts";
import { explainId } from "../../../schema/ids.ts";
import { sectionSchema, sectionTypes } from "../../../schema/schemaNode.ts";
import { giveId } from "./giveId.ts";

const { schemas } = await loadFixtureContext();

/** The entries of lists that need an id, by their paths. */
const entries = sectionTypes(schemas).flatMap(([type, node]): [string, Member, string][] =>
  [...membersOf(schemas, { file: sectionSchema(type), node }).properties].flatMap(
    ([name, { place }]): [string, Member, string][] => {
      const { entry } = membersOf(schemas, place);
      if (!entry) return [];
      const properties = [...membersOf(schemas, entry.place).properties];
      const needsId = properties.some(
        ([, { definitions, isRequired }]) =>
          isRequired && definitions.some(({ kind }) => kind === "id"),
      );
      const [words] =
        properties.find(([, { definitions }]) => definitions.some(({ kind }) => kind === "text")) ??
        [];
      return needsId && words ? [[`${type} ${name}`, entry, words]] : [];
    },
  ),
);

it("there are entries that need an id", () => expect(entries).not.toEqual([]));

it.each(entries)(
  "an entry of %s gets one from its words, which no other has",
  (_, entry, words) => {
    const give = (text: string, taken: unknown = []) =>
      giveId(schemas, entry, { [words]: text }, { noun: "thing", taken });
    expect(give("Größe & Preis?")).toEqual({ id: "grosse-preis", [words]: "Größe & Preis?" });
    expect(give("Preis", [{ id: "preis" }])).toMatchObject({ id: "preis-2" });
    expect(give("مرحبا")).toMatchObject({ id: "thing" });
    for (const text of ["Preis", "مرحبا", "1"])
      expect(explainId(schemas, String(Object(give(text)).id))).toBe(undefined);
    expect(giveId(schemas, entry, { id: "own" }, { noun: "thing", taken: [] })).toEqual({
      id: "own",
    });
  },
);
