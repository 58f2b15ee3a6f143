import type { Html, Nodes, Parents, Root } from "mdast";
import { lookUp } from "../../../shared/lookUp.ts";
import { quote } from "../../../shared/text/wording.ts";
import type { Edit, Fix, Range } from "../../../yaml/diagnostic.ts";
import { splice } from "../../../yaml/splice.ts";
import { certain } from "../../../yaml/writeValue.ts";
import { listMarkdownNodes, rangeOfNode, wordsOfNodes } from "../../markdown/nodes.ts";
import { parseMarkdown } from "../../markdown/parse.ts";

/** The signs of Markdown around words, by the elements of HTML that mean the same. */
export const signs: Record<string, string> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  del: "~~",
  s: "~~",
  strike: "~~",
  code: "`",
  kbd: "`",
  tt: "`",
};

const tag = /^<(\/?)([a-z][a-z\d-]*)[^>]*>?/i;

/** The first tag of a piece of HTML: its characters and its name, which is empty for a comment. */
export function readTag({ value }: Html): { shown: string; slash: boolean; name: string } {
  const [shown = "", slash = "", name = ""] = tag.exec(value) ?? [];
  return { shown, slash: slash === "/", name: name.toLowerCase() };
}

/** A tag that a sign can replace. */
interface Tag {
  node: Html;
  sign: string;
  isEnd: boolean;
}

/** Tags without letters between them, with those that end the same elements. */
type Group = Tag[];

/** The elements of one block that get a fix at a time: each is tried on all of its block. */
const maxFixes = 50;

/**
 * The fix of each element that Markdown has a sign for, if the text then reads the same without the tags: by itself, and
 * after every other fix. Tags that touch are written together, for signs that touch may be read as others. A block is read
 * with the definitions of the text, and without its other blocks.
 */
export function findFixes(root: Root, text: string): Map<Html, Fix> {
  const names = root.children.filter(({ type }) => /definition$/i.test(type));
  const definitions = names.map((node) => `\n\n${text.slice(...linesOf(node, text))}`).join("");
  const found = root.children.map((block) => findFixesIn(block, text, definitions));
  const edits = found.flatMap((fixes) => [...new Set(fixes.values())].flatMap((fix) => fix.edits));
  const isRight = edits.length > 0 && readsSame(root, text, edits);
  return new Map(isRight ? found.flatMap((fixes) => [...fixes]) : []);
}

/** The place of a block, from the start of its first line: its indent tells how the others are read. */
function linesOf(block: Nodes, text: string): Range {
  const [start, end] = rangeOfNode(block);
  return [text.lastIndexOf("\n", start - 1) + 1, end];
}

function findFixesIn(block: Nodes, text: string, definitions: string): Map<Html, Fix> {
  const fixes = new Map<Html, Fix>();
  const nodes = listMarkdownNodes(block);
  if (!nodes.some(({ type }) => type === "html")) return fixes;
  const [start, end] = linesOf(block, text);
  const alone = text.slice(start, end) + definitions;
  const before = parseMarkdown(alone);
  const isRight = (edits: readonly Edit[]) =>
    readsSame(
      before,
      alone,
      edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    );
  const made: Edit[] = [];
  let count = 0;
  const parents = nodes.filter((node) => "children" in node);
  for (const { nodes, titled } of parents.flatMap((parent) => listForms(parent, text))) {
    if (count === maxFixes) break;
    const found = titled.find(({ edits }) => isRight(edits) && isRight([...made, ...edits]));
    if (!found) continue;
    count += 1;
    made.push(...found.edits);
    const fix = certain("notation", found);
    for (const node of nodes) fixes.set(node, fix);
  }
  return fixes;
}

/** The ways to write some tags. */
interface Forms {
  nodes: Html[];
  titled: { title: string; edits: Edit[] }[];
}

function listForms(parent: Parents, text: string): Forms[] {
  const breaks = parent.children.flatMap((node): Forms[] => {
    if (node.type !== "html" || !/^<br\s*\/?>$/i.test(node.value)) return [];
    const [start, end] = rangeOfNode(node);
    // In the middle of a line, the rest of it would have to move.
    if (!/^\r?\n/.test(text.slice(end))) return [];
    const edits = [{ start, end, text: "\\" }];
    return [{ nodes: [node], titled: [{ title: "Write \\ in its place.", edits }] }];
  });
  const pairs = groupTags(parent).map((group) => ({
    nodes: group.map(({ node }) => node),
    // Both signs of emphasis are tried: beside other marks, only one may work.
    titled: ["*", "_"].map((emphasis) => writeGroup(group, emphasis, text)),
  }));
  return [...breaks, ...pairs];
}

/** The elements in a line that signs can replace. Those whose tags touch are in one group. */
function groupTags({ children }: Parents): Group[] {
  const open: Html[] = [];
  const groups: Group[] = [];
  for (const node of children) {
    if (node.type !== "html") continue;
    const { shown, slash, name } = readTag(node);
    if (!slash) {
      open.push(node);
      continue;
    }
    const at = open.findLastIndex((each) => readTag(each).name === name);
    const [start] = at < 0 ? [] : open.splice(at, 1);
    const sign = lookUp(signs, name);
    const isBare = start && /^<[a-z\d]+\s*>$/i.test(start.value) && node.value === shown;
    if (!isBare || !sign) continue;
    const pair = [
      { node: start, sign, isEnd: false },
      { node, sign, isEnd: true },
    ];
    const near = groups.filter((group) => group.some((one) => pair.some((two) => touch(one, two))));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(
      [...near.flat(), ...pair].sort((a, b) => rangeOfNode(a.node)[0] - rangeOfNode(b.node)[0]),
    );
  }
  return groups;
}

function touch(one: Tag, two: Tag): boolean {
  const [[from, to], [start, end]] = [rangeOfNode(one.node), rangeOfNode(two.node)];
  return to === start || end === from;
}

/** The signs in place of tags. An element that ends where another of the same sign begins goes on. */
function writeGroup(group: Group, emphasis: string, text: string): Forms["titled"][number] {
  const row: Tag[] = [];
  const gone = new Set<Tag>();
  let edge = -1;
  for (const each of group) {
    const [start, end] = rangeOfNode(each.node);
    if (start !== edge) row.length = 0;
    const last = row.at(-1);
    if (last?.isEnd && !each.isEnd && last.sign === each.sign) {
      gone.add(each).add(last);
      row.pop();
    } else row.push(each);
    edge = end;
  }
  const edits = group.map((each) => {
    const [start, end] = rangeOfNode(each.node);
    const sign = each.sign === "*" ? emphasis : each.sign;
    return { start, end, text: gone.has(each) ? "" : sign };
  });
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return { title: "", edits };
  const [from, to] = [rangeOfNode(first.node)[0], rangeOfNode(last.node)[1]];
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  const title =
    group.length === 2
      ? `Write ${edits[0]?.text} in place of ${readTag(first.node).shown} and ${readTag(last.node).shown}.`
      : `Write ${quote(splice(text.slice(from, to), moved))}.`;
  return { title, edits };
}

/** True if a text has the same words after some edits, and none of the tags that they replace. */
function readsSame(root: Nodes, text: string, edits: readonly Edit[]): boolean {
  const after = parseMarkdown(splice(text, edits));
  const count = (tree: Nodes) =>
    listMarkdownNodes(tree).filter(({ type }) => type === "html").length;
  return plain(after) === plain(root) && count(after) === count(root) - edits.length;
}

/** The words of a text without HTML. */
const plain = (root: Nodes): string =>
  listMarkdownNodes(root)
    .map((node) => (node.type === "html" || "children" in node ? "" : wordsOfNodes(node)))
    .join("")
    .replaceAll(/\s+/g, "");
