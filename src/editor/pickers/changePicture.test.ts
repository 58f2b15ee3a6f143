import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { loadFixtureContext } from "../../../tests/fixtures/index.ts";
import { mapFields } from "../../schema/fields.ts";
import { sectionSchema, sectionTypes } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Operation } from "../../shared/operation.ts";
import { applyEdit } from "../../site/edit/apply.ts";
import { validate } from "../../site/schemas/validate.ts";
import type { ListedSection } from "../site/sections.ts";
import {
  type ChosenPicture,
  changePicture,
  middle,
  partsOf,
  readPicture,
} from "./changePicture.ts";
import { findTarget } from "./target.ts";

const { schemas } = await loadFixtureContext();

const listed = (type: string, data: unknown): ListedSection => ({
  ...{ file: "page.yaml", index: 0, type, anchor: type, ref: type, isInherited: false, data },
  locked: undefined,
  ...{ schema: schemas.get(sectionSchema(type)), problems: [] },
});

/** Every picture of every example of every section type. */
const pictures = sectionTypes(schemas).flatMap(([type, { examples }]) =>
  (Array.isArray(examples) ? examples : []).flatMap((props: unknown, index) => {
    const paths: FieldPath[] = [];
    mapFields(schemas, sectionSchema(type), props, ["props"], ({ kind, value, path }) => {
      if (["image", "background", "portrait"].includes(kind)) paths.push(path);
      return value;
    });
    return paths.map((path) => ({
      type,
      path,
      name: `${type} ${index}: ${path.join(".")}`,
      props,
    }));
  }),
);

const apply = (text: string, operation: Operation): string => {
  const edited = applyEdit(text, operation, { schemas });
  return "refusal" in edited ? edited.refusal.message : edited.text;
};

it("knows many pictures", () => {
  expect(pictures.length).toBeGreaterThan(15);
});

it.each(pictures)("$name becomes another one", ({ type, path, props }) => {
  const page = stringify({ sections: [{ type, props }] }, { blockQuote: "literal" });
  const target = (text: string) => {
    const data: unknown = parse(text).sections[0];
    const place = { section: type, path };
    const found = findTarget({ kind: "image", place }, [listed(type, data)], [], schemas);
    if (!found) throw new Error("There is no picture.");
    return found;
  };
  const { alt, hasFocus } = partsOf(target(page), schemas);
  const chosen: ChosenPicture = {
    src: "/images/other.png",
    alt: alt === undefined ? "" : "Another one.",
    focus: hasFocus ? [0.25, 1] : middle,
  };
  const set = (text: string, picture: ChosenPicture) => {
    const value = changePicture(target(text), picture, schemas);
    return apply(text, { do: "set", section: type, path, value });
  };
  const after = set(page, chosen);
  expect(readPicture(target(after))).toEqual(chosen);
  expect(changePicture(target(after), chosen, schemas)).toEqual(target(after).value);
  const section: unknown = parse(after).sections[0];
  const valid = validate(schemas, {
    site: { name: "A", title: "A", description: "A." },
    sections: [section],
  });
  expect(valid).toEqual([]);
  // Its point goes where it is the middle again.
  const centred = set(after, { ...chosen, focus: middle });
  expect(child(dataAt(parse(centred).sections[0], path), "focus")).toBe(undefined);
});
