import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { editSite } from "../../src/site/edit/editSite.ts";
import { redoLast, remember, undoLast } from "../../src/site/edit/history.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { smallPage } from "../fixtures/index.ts";

/** A site of one page after an operation. */
async function open(before: string, operation: Operation) {
  const root = mkdtempSync(path.join(tmpdir(), "beside-"));
  symlinkSync(path.resolve("schema"), path.join(root, "schema"));
  const file = path.join(root, "page.yaml");
  writeFileSync(file, before);
  const edits = await editSite(root, "page.yaml", operation, await loadSchemas(root));
  if ("refusal" in edits) throw new Error(edits.refusal.message);
  await remember(root, operation, edits);
  return {
    root,
    saved: () => readFileSync(file, "utf8"),
    save: (text: string) => writeFileSync(file, text),
  };
}

type ByHand = (text: string) => string;

/** Puts lines in, above or below a line that is there once. */
const put =
  (lines: string, place: "above" | "below", line: string): ByHand =>
  (text) => {
    expect(text.split(`${line}\n`)).toHaveLength(2);
    return text.replace(`${line}\n`, place === "above" ? `${lines}${line}\n` : `${line}\n${lines}`);
  };

const section = "  - type: cta\n    props:\n      title: Come in\n";
const card = "        - icon: star\n          title: Stars\n";
const lastCard = { do: "remove", section: "features", path: ["props", "items", 1] } as const;
const deleted = (name: string) => ({ do: "delete-section", section: name }) as const;
const hidden = (name: string) => ({ do: "disable-section", section: name }) as const;
const bareEnd = smallPage.trimEnd();

const beside: [name: string, operation: Operation, byHand: ByHand, before?: string][] = [
  ["a remark below the last card", lastCard, put("  # Next\n", "above", "  - type: faq")],
  ["an empty line below the last card", lastCard, put("\n", "above", "  - type: faq")],
  ["a section below the last card", lastCard, put(section, "above", "  - type: faq")],
  ["a card below the last card", lastCard, put(card, "above", "  - type: faq")],
  ["a remark at a section", deleted("features"), put("  # Next\n", "above", "  - type: faq")],
  ["a section at a section", deleted("features"), put(section, "above", "  - type: faq")],
  [
    "a card above a section",
    deleted("questions"),
    put(card, "below", "          description: Shared with friends."),
  ],
  [
    "the section above is gone",
    deleted("features"),
    (text) => text.replace(/ {2}- type: showcase\n(?: {4}.*\n)+/, ""),
  ],
  [
    "the section below is gone",
    deleted("features"),
    (text) => text.replace(/ {2}- type: faq\n(?: {4}.*\n)+/, ""),
  ],
  [
    "a setting below a hidden section",
    hidden("questions"),
    put("    tone: soft\n", "above", "    props:\n      title: Questions"),
  ],
  ["a remark at the end", deleted("footer"), (text) => `${text}# The end\n`],
  [
    "a remark at the end without a line break",
    deleted("footer"),
    (text) => `${text}\n# The end`,
    bareEnd,
  ],
];

test.each(beside)(
  "what has got only lines beside it is taken back and made again: %s",
  async (_, operation, byHand, before = smallPage) => {
    const { root, saved, save } = await open(before, operation);
    const theirs = byHand(saved());
    save(theirs);
    expect(await undoLast(root)).toHaveProperty("edits");
    expect(saved()).toBe(byHand(before));
    expect(await redoLast(root)).toHaveProperty("edits");
    expect(saved()).toBe(theirs);
  },
);

const added = { do: "add-section", type: "cta", id: "join", at: { after: "features" } } as const;

const within: [name: string, operation: Operation, byHand: ByHand][] = [
  [
    "a setting in a section that was added",
    added,
    put("    tone: soft\n", "above", "  - type: faq"),
  ],
  [
    "a section without which a card has no place",
    lastCard,
    (text) => text.replace(/ {2}- type: features\n(?: {4}.*\n)+/, ""),
  ],
  [
    "other words",
    { do: "set", section: "hero", path: ["props", "title"], value: "Mine" },
    (text) => text.replace("Mine", "Theirs"),
  ],
];

test.each(within)(
  "what is no longer the same is not taken back: %s",
  async (_, operation, byHand) => {
    const { root, saved, save } = await open(smallPage, operation);
    const theirs = byHand(saved());
    save(theirs);
    const done = await undoLast(root);
    expect("refusal" in done && done.refusal.code).toBe("skipped-undo");
    expect(saved()).toBe(theirs);
  },
);
