import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rangeOf } from "../../src/editor/page/rich/definitions.ts";
import { parse } from "../../src/editor/page/rich/parse.ts";
import { printBlocks } from "../../src/editor/page/rich/print.ts";
import { type RichText, readRich } from "../../src/editor/page/rich/read.ts";
import { hasWholeTables } from "../../src/editor/page/rich/tableCells.ts";
import { writeRich } from "../../src/editor/page/rich/write.ts";
import { resolveMarkdown } from "../../src/node/resolve/resolveMarkdown.ts";
import { Random } from "../edit/random.ts";
import { times } from "../random/times.ts";
import { editRandomly } from "./randomEdit.ts";

const hard = readFileSync("tests/fixtures/rich/hard.md", "utf8");
const docs = readdirSync("docs").filter((file) => file.endsWith(".md"));
const files = new Map([
  ["a text with all that is awkward", hard],
  ["the same text with the line ends of Windows", hard.replaceAll("\n", "\r\n")],
  ...docs.map((file): [string, string] => [`docs/${file}`, readFileSync(`docs/${file}`, "utf8")]),
]);
const edited = ["docs/looks.md", "docs/publishing.md", ...[...files.keys()].slice(0, 2)];

/** The number of characters before and after the blocks that differ, of lists also those beside them. */
function countKept(old: RichText, next: RichText["doc"]): [before: number, after: number] {
  const [before, after] = [old.doc.children, next.children];
  let start = 0;
  while (before[start] !== undefined && before[start] === after[start]) start += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const isList = (at: number) => /_list/.test(before.at(at)?.type.name ?? "");
  // Two lists that meet need two signs.
  if (start > 0 && tail > 0 && isList(start - 1) && isList(-tail)) {
    start -= 1;
    tail -= 1;
  }
  const left = before[start - 1];
  const right = tail > 0 ? before.at(-tail) : undefined;
  return [left ? old.placeOf(left)[1] : 0, right ? old.text.length - old.placeOf(right)[0] : 0];
}

/** The document after an edit that leaves its tables whole: the editor refuses others. */
function editWholeTables(doc: RichText["doc"], random: Random): RichText["doc"] {
  const next = editRandomly(doc, random);
  return hasWholeTables(next) ? next : doc;
}

it.each([...files])("%s is itself when it is written as it was read", (_, text) => {
  const old = readRich(text, parse);
  expect(writeRich(old, old.doc, parse)).toBe(text);
});

describe.each(edited)("%s", (name) => {
  const text = files.get(name) ?? "";
  it("keeps every byte outside of the blocks that are edited, and says what the document says", {
    tags: ["random"],
  }, () => {
    const old = readRich(text, parse);
    const random = new Random(edited.indexOf(name) * 10_007 + 5);
    const count = times(name.startsWith("docs") ? 15 : 60);
    for (let edit = 0; edit < count; edit += 1) {
      const next = editWholeTables(old.doc, random);
      const written = writeRich(old, next, parse);
      const kept = countKept(old, next);
      const differing = next.children.filter((block) => !old.doc.children.includes(block));
      expect(written, `edit ${edit}: ${differing.join("\n")}`).toBeDefined();
      if (written === undefined) continue;
      expect(written.slice(0, kept[0])).toBe(text.slice(0, kept[0]));
      expect(written.slice(written.length - kept[1])).toBe(text.slice(text.length - kept[1]));
    }
  });
  it("has its old bytes when all of many edits are undone", () => {
    const old = readRich(text, parse);
    const random = new Random(9);
    let doc = old.doc;
    for (let edit = 0; edit < 10; edit += 1) doc = editWholeTables(doc, random);
    expect(writeRich(old, doc, parse)).toBeDefined();
    const again = readRich(text, parse).doc;
    expect(writeRich(old, again, parse)).toBe(text);
  });
});

it.each([...files])("%s shows the same page when all of it is written anew", async (_, text) => {
  const { doc } = readRich(text, parse);
  const definitions = parse(text).children.filter(({ type }) => /definition$/i.test(type));
  const parts = definitions.map((node) => text.slice(...rangeOf(node)));
  const signs = { bullet: "*", delimiter: ")", emphasis: "_", hasReferences: true } as const;
  const printed = [printBlocks(doc.children, signs), ...parts].join("\n\n");
  expect(await resolve(printed)).toEqual(await resolve(text));
});

/** The text as the page gets it, with its lines within code joined: they show the same. */
const resolve = async (text: string) => {
  const resolved = await resolveMarkdown(text.replaceAll("\r\n", "\n"), {
    href: (href) => href,
    image: async (src, alt) => ({ src, alt, width: 1, height: 1, sources: [] }),
  });
  return JSON.parse(JSON.stringify(resolved), (key, value) =>
    key === "value" && !String(value).includes("\n\n")
      ? String(value).replaceAll("\n", " ")
      : value,
  );
};
