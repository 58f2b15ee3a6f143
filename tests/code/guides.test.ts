import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { keywords } from "../../src/schema/keywords.ts";
import * as ui from "../../src/ui/index.ts";

const guides = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs").map((file) => `docs/${file}`),
]
  .filter((file) => file.endsWith(".md"))
  .map((file) => [file, readFileSync(file, "utf8")] as const);
const scripts = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts)
  // npm runs these two when it packs.
  .filter((name) => !/^(pre|post)pack$/.test(name));

/** The first group of each match, without duplicates. */
const find = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found)),
];

describe.each(guides)("%s", (file, text) => {
  it("names commands that there are", () => {
    const named = find(text, /npm run ([a-z:]+)/g);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it("names files that there are", () => {
    const folders = "src|schema|tests|docs|art|bench|public";
    const named = find(text, new RegExp(`\`((?:${folders})/[\\w./-]+)\``, "g"));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("leads to files that there are", () => {
    // Code has no links.
    const prose = text.replaceAll(/^```.*?^```|`[^`\n]*`/gms, "");
    const links = find(prose, /\]\((?!https?:|#)([^)#]+)/g);
    const folder = file.startsWith("docs/") ? "docs/" : "";
    expect(links.filter((link) => !existsSync(`${folder}${link}`))).toEqual([]);
  });
});

it("README.md has a line for each command", () => {
  const [, readme = ""] = guides[0] ?? [];
  const rows = find(readme, /^\| `npm (?:run )?([a-z:]+)/gm);
  expect(rows.sort()).toEqual(scripts.sort());
});

it("the guide to sections lists the parts that it may import", () => {
  const guide = readFileSync("docs/writing-a-section.md", "utf8");
  const [, table = ""] = /^\| part .*?\n((?:\|.*\n)+)/m.exec(guide) ?? [];
  const parts = find(table.replaceAll(/^\|([^|]*).*/gm, "$1"), /`((?:[A-Z]|use[A-Z])\w+)/g);
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((part) => !Object.hasOwn(ui, part))).toEqual([]);
});

it("the guide to sections lists the keywords of schemas as they are declared", async () => {
  const file = "docs/writing-a-section.md";
  const rows = Object.entries(keywords).map(
    ([name, { beside, says }]) => `| \`${name}\` | ${beside} | ${says} |\n`,
  );
  const guide = readFileSync(file, "utf8").replace(
    /(?<=^\| keyword .*\n\|[ |-]*\n)(?:\|.*\n)+/m,
    rows.join("").replaceAll("$", "$$$$"),
  );
  // With -u, the guide gets the rows that it lacks.
  await expect(guide).toMatchFileSnapshot(path.resolve(file));
});

const contributing = readFileSync("CONTRIBUTING.md", "utf8");

it("CONTRIBUTING.md names the tests of each folder of src", () => {
  const named = find(contributing, /`src\/(\w+)/g);
  const folders = readdirSync("src", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
});

it("a command of Playwright's names suites that there are", () => {
  const suites = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => `tests/${file}`);
  const commands = guides.flatMap(([, text]) => find(text, /npx playwright test ([^`\n]*)/g));
  const words = commands.flatMap((command) => (command.split(/ #| -/)[0] ?? "").trim().split(" "));
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !suites.some((suite) => suite.includes(word)))).toEqual([]);
});

it("a command of Vitest's names files that there are", () => {
  const commands = guides.flatMap(([, text]) => find(text, /npx vitest run ([^`\n]*)/g));
  const words = commands.flatMap((command) => (command.split(/ #| -/)[0] ?? "").trim().split(" "));
  const isThere = (word: string) => existsSync(word) || existsSync(`${word}.test.ts`);
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !isThere(word))).toEqual([]);
});
