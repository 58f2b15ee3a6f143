import type { Nodes } from "mdast";
import { judgeStarsAt } from "../../../shared/formatted/judgeStars.ts";
import type { Range } from "../../../yaml/diagnostic.ts";
import { listMarkdownNodes, rangeOfNode } from "../../markdown/nodes.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { addressStarts, listPlacedTexts, type PlacedText, withoutEscapes } from "./texts.ts";

/**
 * Everything that is found in the texts of a page as they are written, and, across the marks among their words, as visitors
 * read them.
 */
export function findInTexts<Found extends { range: Range }>(
  page: ParsedPage,
  find: (text: PlacedText, isUnmarked: boolean) => Found[],
): Found[] {
  const asWritten = listPlacedTexts(page).flatMap((text) => find(text, false));
  const asRead = listUnmarkedTexts(page).flatMap((text) => find(text, true));
  const isKnown = ({ range }: Found) =>
    asWritten.some((other) => other.range[0] < range[1] && range[0] < other.range[1]);
  return [...asWritten, ...asRead.filter((each) => !isKnown(each))];
}

/** The texts of a page that have marks among their words, as visitors read them: without the marks. */
function listUnmarkedTexts(page: ParsedPage): PlacedText[] {
  const placed = listPlacedTexts(page);
  const short = placed.flatMap((each): PlacedText[] => {
    const ranges = each.isWhole && each.isWords ? betweenStars(each.text) : [];
    return ranges.length > 1 ? [join(each, each.text, ranges)] : [];
  });
  const shown = new Set(placed.map(({ path }) => path));
  const long = page.markdown.flatMap(({ path, root, text, locate }) => {
    if (!shown.has(path)) return [];
    const of = { path, isWords: true, isSpeech: false, isExample: false, locate };
    return listRuns(root).flatMap((run) => (run.length > 1 ? [join(of, text, run)] : []));
  });
  return [...short, ...long];
}

/** The parts of a short text between its marks. */
function betweenStars(text: string): Range[] {
  const marks = [...text.matchAll(/(?<![\\*])\*{1,3}(?!\*)/g)].filter(({ 0: sign, index }) => {
    const { opens, closes } = judgeStarsAt(text, index, index + sign.length);
    return opens || closes;
  });
  const ends = [...marks.map(({ index }) => index), text.length];
  const starts = [0, ...marks.map(({ 0: sign, index }) => index + sign.length)];
  return starts.map((start, index) => [start, ends[index] ?? start]);
}

/** The words that follow each other in a line, with marks at most between them. */
function listRuns(node: Nodes): Range[][] {
  const runs: Range[][] = [[]];
  const addresses = addressStarts(listMarkdownNodes(node));
  const visit = (inner: Nodes) => {
    if (inner.type === "text") {
      const range = rangeOfNode(inner);
      if (addresses.has(range[0])) runs.push([]);
      else runs.at(-1)?.push(range);
    } else if ("children" in inner) {
      const isMark = ["strong", "emphasis", "delete", "link", "linkReference"].includes(inner.type);
      if (!isMark) runs.push([]);
      inner.children.forEach(visit);
      if (!isMark) runs.push([]);
    } else runs.push([]);
  };
  visit(node);
  return runs;
}

/** The parts of a text as one text. */
function join(
  of: Pick<PlacedText, "path" | "isWords" | "isSpeech" | "isExample" | "locate">,
  text: string,
  ranges: readonly Range[],
): PlacedText {
  return { ...of, isWhole: false, ...withoutEscapes(text, of.locate, ranges) };
}
