import { expect, it } from "vitest";
import { propsMarker } from "../../src/shared/markers.ts";
import { othersFor } from "./otherValues.ts";
import { check, type Declared, examples, render, replaceAt } from "./render.ts";

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
      // Some lists are as short as they may be, and there is one film, and one file of a text.
      const isAlone = names.startsWith("showcase video ") || names === "prose file";
      if (!other && (typeof value === "object" || isAlone)) continue;
      if (!other) without.push(`${names}: no other value is known for ${value}`);
      else if ((await rendered(other)) === before && !unseen.includes(names)) {
        without.push(`${names}: ${JSON.stringify(value)} renders as its other value`);
      }
    }
    expect(without).toEqual([]);
  },
);
