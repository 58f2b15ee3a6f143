import { expect, it } from "vitest";
import { propsMarker } from "../../src/shared/markers.ts";
import { shownAtAnotherTime } from "../section/shownAtAnotherTime.ts";
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

const nameOf = (type: string, at: At) =>
  [type, ...at.filter((key) => typeof key === "string")].join(" ");

/** Every example, and its values: those whose property no value before has shown, and the others. */
const cases = examples.map((section, index) => {
  const { type, props } = section;
  const earlier = new Set(
    examples
      .slice(0, index)
      .filter((each) => each.type === type)
      .flatMap((each) => listValues(each.props).map(({ at }) => nameOf(type, at))),
  );
  const values = listValues(props).map((each) => ({ ...each, name: nameOf(type, each.at) }));
  const isFirst = ({ name }: { name: string }, place: number) =>
    !earlier.has(name) && values.findIndex((each) => each.name === name) === place;
  const others = values.filter((value, place) => !isFirst(value, place));
  return { index, type, section, firsts: values.filter(isFirst), others };
});

/** Read from an island's props by the browser alone, and by search engines. */
const unseen = ["header links threshold", "hero film published", "showcase video published"];

/** The values of a section that have no effect now. */
const unseenIn = ({ type, props }: Declared): string[] => [
  ...unseen,
  ...shownAtAnotherTime(type, props).map((name) => `${type} ${name}`),
];

/** The values that render the same page as another value in their place. */
async function listWithoutEffect(
  section: Declared,
  values: (typeof cases)[number]["firsts"],
): Promise<string[]> {
  const before = await rendered(section);
  expect(before).toBeDefined();
  const without: string[] = [];
  for (const { at, value, name } of values) {
    const edit = (other: unknown) => ({
      ...section,
      props: replaceAt(section.props, at, other) as Declared["props"],
    });
    const other = othersFor(value)
      .map(edit)
      .find((edited) => check(onPage(edited)));
    // Some lists are as short as they may be, and there is one film, and one file of a text.
    const isAlone = name.startsWith("showcase video ") || name === "prose file";
    if (!other && (typeof value === "object" || isAlone)) continue;
    if (!other) without.push(`${name}: no other value is known for ${value}`);
    else if ((await rendered(other)) === before && !unseenIn(section).includes(name)) {
      without.push(`${name}: ${JSON.stringify(value)} renders as its other value`);
    }
  }
  return without;
}

it.each(cases.filter(({ firsts }) => firsts.length > 0))(
  "$type, $index: another value of any prop renders another page",
  async ({ section, firsts }) => expect(await listWithoutEffect(section, firsts)).toEqual([]),
);

it.each(cases.filter(({ others }) => others.length > 0))(
  "$type, $index: another value of a prop renders another page wherever it is",
  { tags: ["rest"] },
  async ({ section, others }) => expect(await listWithoutEffect(section, others)).toEqual([]),
);
