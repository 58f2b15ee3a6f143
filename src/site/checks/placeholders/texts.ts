import type { Nodes } from "mdast";
import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { Range } from "../../../yaml/diagnostic.ts";
import { listMarkdownNodes, rangeOfNode } from "../../markdown/nodes.ts";
import { isMarkdown } from "../../markdown/read.ts";
import { locateIn } from "../../markup/prose.ts";
import { memoize } from "../../memoize.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";

/** A text of a page, or a part of one. */
export interface PlacedText {
  path: FieldPath;
  text: string;
  /** The range in the file of a part of it. */
  locate: (part: Range) => Range;
  /** True for words that visitors read, false for addresses and the like. */
  isWords: boolean;
  /** True for an example of what visitors may write into a field. */
  isExample: boolean;
  /** True for a quote: a text beside the name of its speaker. */
  isSpeech: boolean;
  /** True if it is the whole value of its property. */
  isWhole: boolean;
}

/** Properties whose values are read by programs alone. */
const ownWords = new Set(["id", "type", "icon", "autocomplete", "version"]);

/** The texts of pages, by their lists of sections: several checks read them, and each version of a page has its own list. */
const known = new WeakMap<ParsedPage["sections"], readonly PlacedText[]>();

/** The texts of the site's settings, and of the sections that are on. */
export const listPlacedTexts = (page: ParsedPage): readonly PlacedText[] =>
  memoize(known, page.sections, () => placeTexts(page));

function placeTexts(page: ParsedPage): PlacedText[] {
  const { fields, markdown, tree } = page;
  const kinds = new Map<string, string[]>();
  for (const { kind, path } of fields) {
    const key = path.join("\n");
    kinds.set(key, [...(kinds.get(key) ?? []), kind]);
  }
  const isOn = (path: FieldPath) => sectionOf(page, path)?.on !== false;
  const values = listStrings(tree.data).flatMap(({ path, value }): PlacedText[] => {
    const known = kinds.get(path.join("\n")) ?? [];
    if (!isOn(path) || ownWords.has(nameIn(path)) || known.some(isMarkdown)) return [];
    const isWords = known.includes("text");
    const beside = dataAt(tree.data, [...path.slice(0, -1), "name"]);
    // The name of a site is no speaker's.
    const isSpeech =
      isWords && path[0] === "sections" && path.at(-1) !== "name" && typeof beside === "string";
    const read = known.includes("formatted") ? withoutEscapes : asItIs;
    const isExample = nameIn(path) === "placeholder";
    const kind = { isWords, isSpeech, isExample, isWhole: true };
    return [{ path, ...read(value, locateIn(path, page)), ...kind }];
  });
  const inMarkdown = markdown.flatMap(({ path, root, text, locate }) => {
    const nodes = listMarkdownNodes(root);
    const addresses = addressStarts(nodes);
    return nodes.flatMap((node): PlacedText[] => {
      const [start, end] = rangeOfNode(node);
      if ("alt" in node && node.alt && isOn(path)) {
        const from = text.indexOf("[", start) + 1;
        return [
          {
            ...{
              path: [...path, "alt"],
              isWords: true,
              isSpeech: false,
              isExample: false,
              isWhole: true,
            },
            text: node.alt,
            locate: ([first, last]) => locate([from + first, from + last]),
          },
        ];
      }
      if (node.type !== "text" || !isOn(path) || addresses.has(start)) return [];
      return [
        {
          ...{ path, isWords: true, isSpeech: false, isExample: false, isWhole: false },
          ...withoutEscapes(text, locate, [[start, end]]),
        },
      ];
    });
  });
  const links = fields.flatMap(({ kind, path, value }): PlacedText[] => {
    const isInText = kind === "href" && dataAt(tree.data, path) === undefined;
    if (!isInText || typeof value !== "string" || !isOn(path)) return [];
    const letters = tree.lettersAt(path);
    const locate = ([from, to]: Range): Range => {
      const [first, last] = [letters?.[from], letters?.[to - 1]];
      return first && last ? [first[0], last[1]] : tree.valueAt(path);
    };
    return [
      {
        path,
        text: value,
        locate,
        isWords: false,
        isSpeech: false,
        isExample: false,
        isWhole: false,
      },
    ];
  });
  return [...values, ...inMarkdown, ...links];
}

const asItIs = (text: string, locate: PlacedText["locate"]) => ({ text, locate });

/** A backslash in front of a sign that would have a meaning without it. `\*` is left: it tells a sign from a mark. */
const escapes = /\\(?=[[\]{}()<>_#@.+~|!-])/y;

/** The parts of a text as visitors read them, as one text: without the backslashes of its signs. */
export function withoutEscapes(
  text: string,
  locate: PlacedText["locate"],
  parts: readonly Range[] = [[0, text.length]],
): Pick<PlacedText, "text" | "locate"> {
  const places = parts.flatMap(([start, end]) =>
    Array.from({ length: end - start }, (_, index) => start + index).filter((place) => {
      escapes.lastIndex = place;
      return !escapes.test(text);
    }),
  );
  return {
    text: places.map((place) => text[place]).join(""),
    locate: ([from, to]) => locate([places[from] ?? 0, (places[to - 1] ?? -1) + 1]),
  };
}

/** The places at which addresses of links begin: the words of one among words are listed as a link. */
export const addressStarts = (nodes: readonly Nodes[]): ReadonlySet<number | undefined> =>
  new Set(nodes.flatMap((node) => (node.type === "link" ? [node.data?.address?.[0]] : [])));

/** The name of the property that holds a value, or the list that it is in. */
export const nameIn = (path: FieldPath): string =>
  String(path.findLast((step) => typeof step === "string"));

/** Every string in data, with its path. */
export function listStrings(
  data: unknown,
  path: FieldPath = [],
): { path: FieldPath; value: string }[] {
  if (typeof data === "string") return [{ path, value: data }];
  if (typeof data !== "object" || data === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(data);
  return entries.flatMap(([step, value]) => listStrings(value, [...path, step]));
}
