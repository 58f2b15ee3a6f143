import type { Nodes } from "mdast";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { named, nameOf } from "../../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../../yaml/diagnostic.ts";
import { listMarkdownNodes, rangeOfNode } from "../../markdown/nodes.ts";
import { sourceAt } from "../../markdown/sources.ts";
import { listGarbled } from "../../markup/garbledLetters.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";
import { listPlacedTexts } from "../placeholders/texts.ts";

/** Finds quotes and brackets that are opened and not closed, or closed and not opened, in the texts that visitors read. */
export const checkPairs: Check = (page) =>
  listTexts(page)
    .filter(({ text }) => listGarbled(text).length === 0)
    .flatMap(({ path, text, locate }) =>
      [...findQuotes(text), ...findBrackets(text)].flatMap(
        ({ index, sign, opens }): Diagnostic[] => {
          const { where, name } = nameOf(path, page.tree.data);
          const range = locate([index, index + 1]);
          const [start, end] = range;
          const isInFile = sourceAt(page.sources, start) !== undefined;
          // After a repair of the quotes around the text, those have a diagnostic already.
          if (!isInFile && !/^\\?.$/su.test(page.text.slice(start, end))) return [];
          const title = `Take ${sign} out.`;
          return [
            {
              code: "unpaired",
              message: `${where}: ${named(name)} ${opens ? "opens" : "closes"} a ${/[()（）]/.test(sign) ? "bracket" : "quote"} with ${sign}, and does not ${opens ? "close" : "open"} it.`,
              hint: `Take ${sign} out, or write the one that is missing.`,
              mayBeMeant: path,
              range,
              suggestions: [{ title, edits: [{ start, end, text: "" }] }],
            },
          ];
        },
      ),
    );

interface Text {
  path: FieldPath;
  text: string;
  locate: (part: Range) => Range;
}

/** The texts as wholes: quotes go on over links and paragraphs. */
function listTexts(page: ParsedPage): Text[] {
  const whole = listPlacedTexts(page).filter(
    ({ isWords, isWhole, path: [root, group] }) =>
      isWords && isWhole && !(root === "site" && group === "words"),
  );
  const long = page.markdown
    .filter(({ path }) => sectionOf(page, path)?.on !== false)
    .map(({ path, root, text, locate }) => ({ path, text: withoutCode(text, root), locate }));
  return [...whole, ...long];
}

/** A Markdown text with blanks in place of what is not prose. */
function withoutCode(text: string, root: Nodes): string {
  return listMarkdownNodes(root).reduce((words, node) => {
    const ranges: Range[] = /^(?:code|inlineCode|html|definition)$/.test(node.type)
      ? [rangeOfNode(node)]
      : node.type === "link" || node.type === "image"
        ? [rangeBehindWords(node)]
        : [];
    return ranges.reduce(
      (all, [from, to]) =>
        all.slice(0, from) + all.slice(from, to).replaceAll(/[^\n]/g, "*") + all.slice(to),
      words,
    );
  }, text);
}

/** The part of a link or a picture that holds its address and title. */
function rangeBehindWords(node: Nodes): Range {
  const [start, end] = rangeOfNode(node);
  const last = "children" in node ? node.children.at(-1) : undefined;
  return [last ? rangeOfNode(last)[1] : start, end];
}

/** Signs that open or close a quote by themselves, where neither is clear by the letters around them. */
const openers = /[“„‟«「『]/;
const closers = /[”»」』]/;

interface Lone {
  index: number;
  sign: string;
  opens: boolean;
}

/** The quotes of a text without a counterpart. ' and ’ are apostrophes, too, and ‹ and › arrows. */
function findQuotes(text: string): Lone[] {
  const isLong = /\S\s+\S+\s+\S+\s+\S/.test(text);
  const isMeasure = /\p{N}\s?["”″]/u.test(text);
  const open: Lone[] = [];
  const lone: Lone[] = [];
  for (const { 0: sign, index } of text.matchAll(/["“”„‟«»「」『』]/g)) {
    const opens = isOpening(text, index, open.length > 0);
    if (opens === undefined) continue;
    // Arrows: Weiter lesen»
    if (/[«»]/.test(sign) && !isLong) continue;
    if (!opens && open.length > 0) open.pop();
    else if (!opens && !/\p{N}\s?$/u.test(text.slice(0, index))) lone.push({ index, sign, opens });
    // Each paragraph of a long quote opens it again.
    else if (opens && !(open.length > 0 && /\n\s*$/.test(text.slice(0, index))))
      open.push({ index, sign, opens });
  }
  return isMeasure ? lone : [...lone, ...open];
}

/** Faces, such as :-) and (-: */
const face = /[:;=8xX]['’]?[-^o]?[()]|[()][-^]?[:;=](?!\p{L})/u;

/** The brackets of a text without a counterpart. Numbers such as a) have half of one, and so has a range such as [0, 1). */
function findBrackets(text: string): Lone[] {
  if (!/[()（）]/.test(text) || face.test(text)) return [];
  const open: Lone[] = [];
  const lone: Lone[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()（）]/g)) {
    const isNumber = /(?:^|[\s,;])[\p{L}\d]{1,3}\.?$|\[-?\d[^[\]()]*$/u.test(text.slice(0, index));
    if (/[(（]/.test(sign)) open.push({ index, sign, opens: true });
    else if (open.pop() === undefined && !isNumber) lone.push({ index, sign, opens: false });
  }
  const isRange = ({ index }: Lone) => /^.-?\d[^[\]()]*\]/.test(text.slice(index));
  return [...lone, ...open.filter((each) => !isRange(each))];
}

/** True for a quote that opens, false for one that closes, undefined for a sign that is neither. */
function isOpening(text: string, index: number, isInside: boolean): boolean | undefined {
  const before = text.slice(0, index).replace(/[*_~\\]+$/, "");
  const behind = text.slice(index + 1).replace(/^[*_~\\]+/, "");
  const sign = text.charAt(index);
  if (/[「」『』]/.test(sign)) return openers.test(sign);
  const canOpen = /(?:^|[\s([{/—–\-=>:“”„‟«»‚‘'"¿¡])$/u.test(before) && /^\S/.test(behind);
  const canClose = /\S$/.test(before) && /^(?:$|[\s.,;:!?…)\]}<>/—–\-“”„‟«»’‘'"])/u.test(behind);
  if (canOpen !== canClose) return canOpen;
  if (canOpen && isInside) return false;
  // An arrow (More »), or a ditto mark in a table.
  if (/(?:^|\s)$/.test(before) && /^(?:$|\s)/.test(behind) && !/[«»]/.test(sign)) return undefined;
  if (sign === "«" && /^\s/.test(behind) && !behind.includes("»")) return undefined;
  if (sign === "»" && /\s$/.test(before) && !before.includes("«")) return undefined;
  if (openers.test(sign)) return true;
  return closers.test(sign) ? false : undefined;
}
