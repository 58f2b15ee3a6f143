import { mapFields, membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";

type Props = Record<string, unknown>;

/** A variant of a section type: its difference from the examples in a few words, and its props. */
export interface Variant {
  name: string;
  props: Props;
}

/** The lengths that every list is shown with, as far as its schema allows them, besides the largest. */
const counts = [0, 1, 2, 3, 4, 5, 7];

/** Texts that replace the section's own. */
const wordings = {
  "in one word": "Everything",
  "in one sentence": "Tailored platforms for everyone",
  "in many words":
    "Tailored platforms for everyone who has more to do than a day has hours, and then a little more",
};

/**
 * Variants of a section type: each list at every length, each choice, each optional part left out, and few or
 * many words in its texts.
 */
export function listVariants(schemas: Schemas, type: string, examples: unknown[]): Variant[] {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  if (!node) return [];
  const full = merge(node, examples.filter(isGroup));
  const parts = listParts(schemas, { file, node }, full, []);
  // Of properties of which one is needed, those that the whole has.
  const choices = (node.needsOneOf?.names ?? []).filter((name) => Object.hasOwn(full, name));
  const needed = [...(node.required ?? []), ...choices.slice(0, 1)];
  const bare = Object.fromEntries(needed.map((name) => [name, full[name]]));
  const updateProps = (props: Props, words: string): Props => {
    const rewritten = mapFields(schemas, file, props, [], ({ kind, value, path }) =>
      kind === "text" && path.length === 1 ? words : value,
    );
    return isGroup(rewritten) ? rewritten : props;
  };
  const isOnlyChoice = ({ path }: Part) => choices.length === 1 && path.join() === choices[0];
  const without = parts.filter((part) => part.isOptional && !isOnlyChoice(part));
  return [
    { name: "whole", props: full },
    { name: "only what is required", props: bare },
    ...parts.flatMap(({ path, choices }) =>
      choices.map((choice) => ({
        name: `${nameOf(path)}: ${choice}`,
        props: edit(full, path, () => choice),
      })),
    ),
    ...parts.flatMap(({ path, lengths }) =>
      lengths.map((length) => ({
        name: `${nameOf(path)}: ${length}`,
        props: edit(full, path, (items) => repeat(items, length)),
      })),
    ),
    ...listAlternatives(node, full, examples.filter(isGroup)),
    ...without.map(({ path }) => ({
      name: `without ${nameOf(path)}`,
      props: edit(full, path, () => undefined),
    })),
    ...Object.entries(wordings).flatMap(([name, words]) => [
      { name: `whole, ${name}`, props: updateProps(full, words) },
      { name: `only what is required, ${name}`, props: updateProps(bare, words) },
      ...without
        .filter(({ path }) => path.length === 1)
        .map(({ path }) => ({
          name: `without ${nameOf(path)}, ${name}`,
          props: updateProps(
            edit(full, path, () => undefined),
            words,
          ),
        })),
    ]),
  ];
}

/** A path in the form that authors know, such as `plans[].points`. */
const nameOf = (path: string[]) => path.join(".").replaceAll(".[]", "[]");

const isGroup = (value: unknown): value is Props =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The richest example, with properties that only other examples have. Where it has a list, properties that fill the
 * list are left out, and so are properties that exclude another one.
 */
function merge({ properties = {} }: SchemaNode, examples: Props[]): Props {
  const richestFirst = examples.toSorted(
    (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
  );
  const merged = Object.assign({}, ...richestFirst.toReversed());
  return Object.fromEntries(
    Object.entries(merged).filter(([name]) => {
      const { fills, excludes, default: fallback } = properties[name] ?? {};
      const isBeside = (other: unknown) => other && Object.hasOwn(merged, String(other));
      return fallback === undefined && !isBeside(fills) && !isBeside(excludes);
    }),
  );
}

/** Variants with each list that replaces another property, at every length. */
function listAlternatives({ properties = {} }: SchemaNode, full: Props, examples: Props[]) {
  return Object.entries(properties).flatMap(([name, schema]): Variant[] => {
    const { excludes } = schema;
    const items = examples.map((example) => example[name]).find(Array.isArray);
    if (!excludes || !items || Object.hasOwn(full, name)) return [];
    const { [excludes]: _, ...others } = full;
    return lengthsOf(schema).map((length) => ({
      name: `${name}: ${length}`,
      props: { ...others, [name]: repeat(items, length) },
    }));
  });
}

/** A property inside a section's props. */
interface Part {
  /** Its name after those of the properties around it; `[]` is each entry of a list. */
  path: string[];
  isOptional: boolean;
  /** The lengths it is shown with, if it is a list. */
  lengths: number[];
  /** The values it is shown with, if there are only a few. */
  choices: unknown[];
}

function listParts(schemas: Schemas, outer: SchemaLocation, value: unknown, at: string[]): Part[] {
  return [...membersOf(schemas, outer).properties].flatMap(([name, member]) => {
    const { schema, place, isRequired } = member;
    const path = [...at, name];
    const found = read(value, name);
    const { default: fallback } = { ...place.node, ...schema };
    const inner = membersOf(schemas, place).entry?.place;
    const isThere = found.length > 0;
    return [
      {
        path,
        isOptional: isThere && fallback === undefined && !isRequired,
        lengths: inner && isThere && !schema.asManyAs ? lengthsOf(place.node) : [],
        choices: at.length === 0 && Array.isArray(place.node.enum) ? place.node.enum : [],
      },
      ...(inner
        ? listParts(schemas, inner, found.flat(), [...path, "[]"])
        : listParts(schemas, place, found, path)),
    ];
  });
}

/** The values under this name in the group, or in each group of a list. */
const read = (value: unknown, name: string): unknown[] =>
  [value]
    .flat()
    .filter(isGroup)
    .flatMap((group) => (Object.hasOwn(group, name) ? [group[name]] : []));

function lengthsOf({ minItems = 0, maxItems }: SchemaNode): number[] {
  const [least, most] = [Number(minItems), Number(maxItems ?? counts.at(-1))];
  const within = counts.filter((count) => count >= least && count < most);
  return [...within, most];
}

const repeat = (items: unknown, length: number): unknown =>
  Array.isArray(items) && items.length > 0
    ? Array.from({ length }, (_, n) => items[n % items.length])
    : items;

/** The props with the value at the path replaced by the result of `change`; `undefined` removes it. */
function edit(props: Props, path: string[], change: (inner: unknown) => unknown): Props {
  const edited = editInside(props, path, change);
  return isGroup(edited) ? edited : props;
}

function editInside(
  value: unknown,
  [name, ...rest]: string[],
  change: (inner: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (name === "[]") {
    return Array.isArray(value) ? value.map((item) => editInside(item, rest, change)) : value;
  }
  if (!isGroup(value)) return value;
  const { [name]: given, ...others } = value;
  const inner = editInside(given, rest, change);
  return inner === undefined ? others : { ...value, [name]: inner };
}
