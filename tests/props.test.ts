import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { propsMarker } from "../src/shared/markers.ts";
import { fixturePublicDir, loadFixtureContext } from "./fixtures/index.ts";
import { check, type Declared, examples, render, replaceAt } from "./render.ts";

const { schemas } = await loadFixtureContext();

type At = readonly (string | number)[];

/** Every value inside the props, lists and groups too, by its path. */
function listValues(value: unknown, at: At = []): { at: At; value: unknown }[] {
  const inner =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, each]) =>
          listValues(each, [...at, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return at.length > 0 ? [{ at, value }, ...inner] : inner;
}

/** Every value that a schema allows by its name. */
const choices = [...schemas.values()].flatMap((schema) =>
  [...JSON.stringify(schema).matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(
    ([, list = "[]"]): unknown[] => JSON.parse(list),
  ),
);

const files = readdirSync(fixturePublicDir, { recursive: true, encoding: "utf8" })
  .filter((file) => path.extname(file))
  .map((file) => `/${file.replaceAll("\\", "/")}`);

/** Other values, of which the check takes some: longer words, other choices, names, files, days and numbers. */
function othersFor(value: unknown): unknown[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1, value - 1, value / 2];
  if (Array.isArray(value)) {
    return [value.slice(0, -1), [...value, ...value], undefined];
  }
  if (typeof value !== "string") return [undefined];
  const alike = files.filter((file) => path.extname(file) === path.extname(value));
  const words = [`${value} more`, `${value}-more`, "https://example.com/other", "star", "1:23"];
  return [...(value.startsWith("/") ? alike : words), ...choices, "2024-02-03"].filter(
    (other) => other !== value,
  );
}

/** The section, below what its links lead to. */
function onPage(section: Declared): Declared[] {
  const led = [...JSON.stringify(section.props).matchAll(/"#(\w+)"/g)].map(([, type]) => type);
  return [
    ...examples.filter(
      ({ type }, index) =>
        led.includes(type) && examples.findIndex((each) => each.type === type) === index,
    ),
    section,
  ];
}

/** The HTML of the section without the props of its island, or nothing if the check refuses it. */
async function rendered(section: Declared): Promise<string | undefined> {
  const document = await render(onPage(section));
  return document?.html.replace(new RegExp(` ${propsMarker}='[^']*'`, "g"), "");
}

const cases = examples.map((section, index) => ({ index, type: section.type, section }));

/** Read from an island's props by the browser alone, and by search engines. */
const unseen = ["header links threshold", "showcase video published"];

it.each(cases)(
  "$type, $index: another value of any prop renders another page",
  async ({ section }) => {
    const before = await rendered(section);
    expect(before).toBeDefined();
    const without = [];
    for (const { at, value } of listValues(section.props)) {
      const names = [section.type, ...at.filter((key) => typeof key === "string")].join(" ");
      const edit = (other: unknown) => ({
        ...section,
        props: replaceAt(section.props, at, other) as Declared["props"],
      });
      const other = othersFor(value)
        .map(edit)
        .find((edited) => check(onPage(edited)));
      // Some lists are as short as they may be, and there is one film.
      if (!other && (typeof value === "object" || names.startsWith("showcase video "))) continue;
      if (!other) without.push(`${names}: no other value is known for ${value}`);
      else if ((await rendered(other)) === before && !unseen.includes(names)) {
        without.push(`${names}: ${JSON.stringify(value)} renders as its other value`);
      }
    }
    expect(without).toEqual([]);
  },
);
