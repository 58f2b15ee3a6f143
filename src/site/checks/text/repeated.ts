import { child, dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { nameOf } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { listGroups } from "../../page/listGroups.ts";
import { nameLine } from "../../page/nameLine.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** Finds entries of a list that say the same as an earlier one, whatever their ids and icons. */
export const checkRepeated: Check = (page) =>
  page.sections
    .filter(({ on }) => on)
    .flatMap(({ index }) => {
      const path = ["sections", index, "props"];
      return findRepeated(dataAt(page.tree.data, path), path, page);
    })
    .concat(findRepeatedTexts(page), findRepeatedBeside(page), findRepeatedKeys(page));

/** Texts of one group of which the second says more than the first. */
const pairs = [
  ["title", "description"],
  ["title", "text"],
  ["question", "answer"],
  ["name", "role"],
] as const;

/** The second of two texts of a group that say the same. */
function findRepeatedBeside(page: ParsedPage): Diagnostic[] {
  const inSections = listGroups(page).filter(({ path }) => sectionOf(page, path)?.on);
  const settings = ["site", "page"].map((name) => ({
    path: [name],
    value: dataAt(page.tree.data, [name]),
  }));
  return [...settings, ...inSections].flatMap(({ path, value }) =>
    pairs.flatMap(([first, second]) => {
      const words = plain(child(value, second));
      const isSame = words !== "" && words === plain(child(value, first));
      const own = [...path, second];
      return isSame ? [report(own, page.tree.keyAt([...path, first])[0], page)] : [];
    }),
  );
}

/** Texts that no two entries of one list have, if they say more than a word: a question, and what a person says. */
const keys = ["question", "feedback", "quote"];

/** The entries of a list that ask or say what an earlier one does, and links beside each other with the same words. */
const findRepeatedKeys = (page: ParsedPage): Diagnostic[] => {
  const first = new Map<string, FieldPath>();
  return listGroups(page).flatMap(({ path, value }): Diagnostic[] => {
    const isEntry = typeof path.at(-1) === "number" && sectionOf(page, path)?.on;
    if (!isEntry) return [];
    const names = child(value, "href") === undefined ? keys : ["label"];
    return names.flatMap((name) => {
      const words = plain(child(value, name));
      const own = [...path, name];
      const key = JSON.stringify([...path.slice(0, -1), name, words]);
      const earlier = first.get(key);
      if (!earlier) first.set(key, own);
      if (words === "" || !earlier) return [];
      // An entry that is the same in everything is reported as a whole.
      const other = dataAt(page.tree.data, earlier.slice(0, -1));
      return wordsOf(other) === wordsOf(value)
        ? []
        : [report(own, page.tree.keyAt(earlier)[0], page)];
    });
  });
};

/** Reports a text or an entry that says the same as what begins at an offset. */
function report(path: FieldPath, earlier: number, page: ParsedPage): Diagnostic {
  const { tree } = page;
  const range = tree.keyAt(path);
  const step = typeof path.at(-1) === "number" ? ["-"] : [];
  return {
    code: "repeated",
    message: `${nameOf([...path, ...step], tree.data).where}: visitors read the same as in ${nameLine(page, earlier)}.`,
    hint: "Change one of the two, or take it out.",
    mayBeMeant: path,
    range,
  };
}

/** The texts that say the same as an earlier one, in lists where no two may. */
const findRepeatedTexts = (page: ParsedPage): Diagnostic[] =>
  listGroups(page)
    .filter(({ path }) => sectionOf(page, path)?.on)
    .flatMap(({ path, value, node }) =>
      Object.entries(node.properties ?? {}).flatMap(([name, { distinct }]) => {
        const list = distinct ? child(value, name) : undefined;
        return Array.isArray(list) ? compare(list, [...path, name], page, plain) : [];
      }),
    );

/** A text without differences that visitors hardly see; empty for anything else. */
const plain = (entry: unknown) =>
  typeof entry === "string" ? entry.trim().replaceAll(/\s+/g, " ").toLowerCase() : "";

function findRepeated(data: unknown, path: FieldPath, page: ParsedPage): Diagnostic[] {
  if (typeof data !== "object" || data === null) return [];
  if (!Array.isArray(data)) {
    return Object.entries(data).flatMap(([name, value]) =>
      findRepeated(value, [...path, name], page),
    );
  }
  const inside = data.flatMap((entry, index) => findRepeated(entry, [...path, index], page));
  return [...inside, ...compare(data, path, page, wordsOf)];
}

/** The entries of a list whose words are those of an earlier one. Empty words are none. */
function compare(
  list: readonly unknown[],
  path: FieldPath,
  page: ParsedPage,
  words: (entry: unknown) => string,
): Diagnostic[] {
  const first = new Map<string, number>();
  return list.flatMap((entry, index): Diagnostic[] => {
    const own = [...path, index];
    const each = words(entry);
    const earlier = first.get(each);
    if (earlier === undefined) first.set(each, index);
    if (each === "" || earlier === undefined) return [];
    return [report(own, page.tree.keyAt([...path, earlier])[0], page)];
  });
}

/** The values of an entry, but for what visitors do not read; empty if there are no words among them. */
function wordsOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return "";
  const read = Object.entries(entry).filter(([name]) => name !== "id" && name !== "icon");
  const hasWords = read.some(([, value]) => typeof value === "string" && /\p{L}/u.test(value));
  return hasWords ? JSON.stringify(read.sort(([a], [b]) => a.localeCompare(b))) : "";
}
