import { expect, it } from "vitest";
import { loadFixtureContext } from "../../../tests/fixtures/index.ts";
import { pickerOf, valuePickers } from "./valuePickers.ts";

const { schemas } = await loadFixtureContext();
const { definitions = {} } = schemas.get("common.schema.json") ?? {};

it.each(Object.keys(valuePickers))("%s, which has a picker, is a shared definition", (name) => {
  expect(Object.keys(definitions)).toContain(name);
});

it("a value has the picker of its first definition that has one", () => {
  expect(pickerOf("constructor", "asset", "href")).toEqual({ kind: "image", replaces: "value" });
  expect(pickerOf("text")).toBe(undefined);
});
