import { isDeepStrictEqual } from "node:util";
import { Lexer, parseDocument } from "yaml";
import type { Destination, Operation } from "../../src/shared/operation.ts";

// An oracle written apart from the code: it knows what operations mean, and nothing of how a file is written.

type Value = unknown;
type Group = Record<string, Value>;
type Path = readonly (string | number)[];

const isObject = (value: Value): value is Group => typeof value === "object" && value !== null;
const copy = (value: Value): Value => structuredClone(value);

/** The last pages that were read: each is asked for several times. */
const known = new Map<string, { data: Value; isSound: boolean }>();

function read(text: string) {
  const given = known.get(text);
  if (given) return given;
  const document = parseDocument(text.replace(/^\ufeff/, ""));
  const result = { data: document.toJS() as Value, isSound: document.errors.length === 0 };
  known.set(text, result);
  const [oldest] = known.keys();
  if (known.size > 4 && oldest !== undefined) known.delete(oldest);
  return result;
}

/** The data of a page, read by the `yaml` library alone. Nobody changes it. */
export const readData = (text: string): Value => read(text).data;

/** True if the `yaml` library finds no error in a page. */
export const isSound = (text: string): boolean => read(text).isSound;

/** The comments of a file, in alphabetical order. */
export const listComments = (text: string): string[] =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith("#")).sort();

/** The value at the path. */
export function at(data: Value, path: Path): Value {
  let value = data;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return value;
}

export const sectionsIn = (data: Value): Group[] => {
  const sections = at(data, ["sections"]);
  return Array.isArray(sections) ? sections : [];
};

export const nameOf = (section: Group): string => String(section.id ?? section.type);

const indexOf = (data: Value, ref: unknown): number =>
  typeof ref === "string"
    ? sectionsIn(data).findIndex((section) => nameOf(section) === ref)
    : Number(at(ref, ["index"]));

/** The data that a page must hold after an operation. `anyId` stands for the ids of copies. */
export function expected(before: Value, operation: Operation): Value {
  const data = copy(before);
  const sections = sectionsIn(data);
  if (operation.do === "all") return operation.operations.reduce(expected, data);
  if (operation.do === "add-section") {
    const { type, props = {} } = operation;
    const isTaken = listIdsIn(data).includes(type);
    const place = placeOf(data, operation.at, sections.length);
    sections.splice(place, 0, {
      type,
      ...(isTaken && { id: anyId }),
      props: openIds(props),
    } as Group);
    return data;
  }
  const section = "section" in operation ? operation.section : undefined;
  const index = indexOf(data, section);
  const own = sections[index];
  if ("path" in operation) {
    const root: Value = section === undefined ? data : own;
    const path = [...operation.path];
    if (operation.do === "set") {
      const last = path.pop() ?? "";
      let holder = root as Group;
      for (const step of path) {
        holder[step] ??= {};
        holder = holder[step] as Group;
      }
      holder[last] = copy(operation.value);
      return data;
    }
    if (!("value" in operation || "to" in operation)) {
      const last = path.pop() ?? "";
      const holder = at(root, path);
      if (operation.do === "duplicate")
        (holder as Value[]).splice(Number(last) + 1, 0, openIds(at(holder, [last])));
      else if (Array.isArray(holder)) holder.splice(Number(last), 1);
      else delete (holder as Group)[last];
      return data;
    }
    const list = at(root, path) as Value[];
    if ("value" in operation) list.splice(operation.index ?? list.length, 0, copy(operation.value));
    else list.splice(operation.to, 0, ...list.splice(operation.from, 1));
    return data;
  }
  if (!own) throw new Error(`${JSON.stringify(operation)} names no section.`);
  switch (operation.do) {
    case "move-section": {
      const { to } = operation;
      const target =
        "index" in to ? undefined : sections[indexOf(data, "before" in to ? to.before : to.after)];
      sections.splice(index, 1);
      const place =
        "index" in to ? to.index : sections.indexOf(target as Group) + ("after" in to ? 1 : 0);
      sections.splice(place, 0, own);
      return data;
    }
    case "delete-section":
      sections.splice(index, 1);
      return data;
    case "disable-section":
      own.enabled = false;
      return data;
    case "enable-section":
      delete own.enabled;
      return data;
    case "duplicate-section":
      sections.splice(index + 1, 0, { ...(openIds(own) as Group), id: anyId });
      return data;
    case "rename-id": {
      const name = nameOf(own);
      const follow = (value: Value): Value =>
        value === `#${name}`
          ? `#${operation.id}`
          : Array.isArray(value)
            ? value.map(follow)
            : isObject(value)
              ? Object.fromEntries(
                  Object.entries(value).map(([key, inner]) => [
                    key,
                    key === "href" || isObject(inner) ? follow(inner) : inner,
                  ]),
                )
              : value;
      own.id = operation.id;
      return follow(data);
    }
  }
}

function placeOf(data: Value, to: Destination | undefined, length: number): number {
  if (!to) return length;
  if ("index" in to) return to.index;
  return "before" in to ? indexOf(data, to.before) : indexOf(data, to.after) + 1;
}

/** Stands for an id that may be any that is free. */
export const anyId = "any id";

/** The value with every id left open, and every link to an anchor. */
function openIds(value: Value): Value {
  if (Array.isArray(value)) return value.map(openIds);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "id" || (key === "href" && /^#/.test(String(inner))) ? anyId : openIds(inner),
    ]),
  );
}

/** True if two pages are equal; `anyId` equals any text, and `enabled: true` may be left out. */
export function saysSame(wanted: Value, found: Value): boolean {
  if (wanted === anyId) return typeof found === "string" && found !== "";
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(found) &&
      wanted.length === found.length &&
      wanted.every((item, index) => saysSame(item, found[index]))
    );
  }
  if (!isObject(wanted) || !isObject(found) || Array.isArray(found))
    return isDeepStrictEqual(wanted, found);
  const names = (value: Group) =>
    Object.keys(value).filter((name) => !(name === "enabled" && value[name] === true));
  const [a, b] = [names(wanted), names(found)];
  return (
    a.length === b.length &&
    a.every((name) => Object.hasOwn(found, name) && saysSame(wanted[name], found[name]))
  );
}

/** The ids of sections and of their parts. */
export function listIdsIn(data: Value): string[] {
  const inside = (value: Value): string[] =>
    Array.isArray(value)
      ? value.flatMap(inside)
      : isObject(value)
        ? Object.entries(value).flatMap(([key, inner]) =>
            key === "id" ? String(inner) : inside(inner),
          )
        : [];
  return sectionsIn(data).flatMap((section) => [nameOf(section), ...inside(section.props)]);
}
