import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { runEdit } from "../../src/cli/runEdit.ts";

const root = mkdtempSync(path.join(tmpdir(), "edit-errors-"));
symlinkSync(path.resolve("schema"), path.join(root, "schema"));
for (const folder of ["pages", "public"]) mkdirSync(path.join(root, folder));
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>';
writeFileSync(path.join(root, "public/logo.svg"), logo);
const file = path.join(root, "page.yaml");
const source = `site:
  name: Lull
  title: Lull, a quiet journal
  description: A page small enough to be read whole.
  logo: /logo.svg
  icon: /logo.svg
sections:
  - type: hero
    props:
      title: Think better.
      button:
        label: Questions
        href: "#questions"
  - type: features
    props:
      title: What it does
      columns: 2
      items:
        - title: Journal
          description: A line a day.
        - title: Lists
          description: Shared with friends.
  - type: faq
    id: questions
    props:
      title: Questions
      questions:
        - id: cost
          question: What does it cost?
          answer: Nothing.
`;
const other =
  'page: { title: More, description: There is more. }\nsections:\n  - type: hero\n    props:\n      title: More\n      button: { label: A, href: "/#questions" }\n';

const page = () => readFileSync(file, "utf8");
const edit = (...words: string[]) => runEdit(root, words, () => "");

beforeEach(() => {
  writeFileSync(file, source);
  writeFileSync(path.join(root, "pages/more.yaml"), other);
});

test.each([
  ["hero.enabled", "no", "enabled: false"],
  ["hero.enabled", "Off", "enabled: false"],
  ["hero.enabled", "YES", "enabled: true"],
  ["hero.enabled", "false", "enabled: false"],
  ["features.columns", "3", "columns: 3"],
  ["hero.title", "no", 'title: "no"'],
  ["hero.title", "3", 'title: "3"'],
])("set %s %s writes the value that is meant, and the check takes it", async (at, value, line) => {
  expect(await edit("set", at, value)).toEqual({ output: expect.any(String), code: 0 });
  expect(page()).toContain(line);
  expect((await check(root, {})).code).toBe(0);
});

test.each([
  ["a word for a boolean", ["set", "hero.enabled", "perhaps"], "Enabled"],
  ["a word for a number", ["set", "features.columns", "three"], "Columns"],
  ["a number that is none of them", ["set", "features.columns", "40"], "Columns"],
  ["a text for a list", ["set", "features.items", "Journal"], "Items"],
  ["a text for an entry", ["insert", "features.items", "Journal"], "Item 3"],
  ["a text for a group", ["set", "hero.button", "Go"], "Button"],
  ["nothing for a text", ["set", "hero.title", ""], "Title"],
  ["a word that is no choice", ["set", "hero.tone", "loud"], "Tone"],
  ["a date in another order", ["set", "hero.until", "31.12.2099"], "Until"],
  ["a link that is none", ["set", "hero.button.href", "no where"], "Href"],
  ["a setting that is unknown", ["set", "hero.nonsense", "x"], "nonsense"],
  ["a type that is unknown", ["set", "hero.type", "nonsense"], "nonsense"],
  ["a setting that is needed", ["remove", "features.items"], "Items"],
  ["what links on two pages lead to", ["delete", "faq"], "pages/more.yaml"],
])("%s is told with the words of the check, and can be taken back", async (_, words, named) => {
  expect((await check(root, {})).code).toBe(0);
  const { code, complaint = "" } = await edit(...words);
  const checked = await check(root, {});
  expect([code, checked.code]).toEqual([0, 1]);
  expect(complaint.toLowerCase()).toContain(named.toLowerCase());
  const headline = complaint.split("\n")[0] ?? "";
  expect(headline).toContain(" error ");
  expect(checked.output).toContain(headline);
  expect(complaint).toContain("npm run edit -- undo");
  await edit("undo");
  expect(page()).toBe(source);
});

test("an error of before is no error of the edit", async () => {
  writeFileSync(file, source.replace("columns: 2", "columns: many"));
  const { complaint, code } = await edit("set", "hero.title", "Another");
  expect([complaint, code]).toEqual([undefined, 0]);
});
