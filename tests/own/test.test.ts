// @module-tag rest

import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { makeOwnSite } from "../project/makeOwnSite.ts";

const run = promisify(execFile);
const program = path.resolve("src/cli/broadside.cjs");
let root: string;

beforeAll(async () => {
  root = await makeOwnSite("own-test");
});

/** The exit code of `broadside test`, and the lines behind the report of `check`. */
async function testSite(given: string[] = [], env: Record<string, string> = {}) {
  const options = { cwd: root, env: { ...process.env, ...env } };
  const { code, stdout, stderr } = await run(process.execPath, [program, "test", ...given], options)
    .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
    .catch((error) => error);
  return { code, told: (stdout + stderr).split("\n\n").slice(2).join("\n") };
}

test("a site holds, and a page by its address", async () => {
  expect(await testSite(["/"])).toEqual({ code: 0, told: "/ holds.\n" });
  expect(await testSite(["/none/"])).toEqual({ code: 1, told: "There is no page at /none/.\n" });
  expect((await testSite(["none"])).code).toBe(2);
});

test("a short page whose one script waits for the visitor holds", async () => {
  const header = `  - type: header
    props:
      links:
        - { label: Home, href: / }
`;
  const file = path.join(root, "page.yaml");
  const page = await readFile(file, "utf8");
  onTestFinished(() => writeFile(file, page));
  await writeFile(file, page.replace("sections:\n", `sections:\n${header}`));
  await mkdir(path.join(root, "pages"));
  await writeFile(
    path.join(root, "pages/short.yaml"),
    `page: { title: "A short page, at which nothing scrolls", description: What is here fits. }
sections:
  - type: prose
    props: { title: Short, text: That is all. }
`,
  );
  expect(await testSite(["/short/"])).toEqual({ code: 0, told: "/short/ holds.\n" });
  await rm(path.join(root, "pages"), { recursive: true });
});

test("a page holds whose answers open one at a time without a script", async () => {
  await mkdir(path.join(root, "pages"));
  await writeFile(
    path.join(root, "pages/answers.yaml"),
    `page: { title: Answers to read without a script, description: Two questions. }
sections:
  - type: faq
    props:
      title: Questions
      questions:
        - { id: cost, question: What does it cost?, answer: A coin a day. }
        - { id: start, question: How do I begin?, answer: With a word. }
`,
  );
  expect(await testSite(["/answers/"])).toEqual({ code: 0, told: "/answers/ holds.\n" });
  await rm(path.join(root, "pages"), { recursive: true });
});

test("without a browser, it says so, and tests the rest", async () => {
  const { code, told } = await testSite([], { CHROMIUM_PATH: "/none" });
  expect(code).toBe(3);
  expect(told).toContain("/ holds.");
  expect(told).toContain("There is no browser to open pages in. Install Chrome");
});

test("what an own type does wrong is told", async () => {
  const file = path.join(root, "sections/mood-board/MoodBoard.tsx");
  const code = await readFile(file, "utf8");
  const wrong = `<button type="button" /><h4>Deep</h4><a href="#gone">Gone</a>
      <pre>{"wide ".repeat(100)}</pre><img src="https://example.com/a.png" alt="" />`;
  await writeFile(file, code.replace("<SectionHeading", `${wrong}<SectionHeading`));
  const { code: exit, told } = await testSite();
  expect(exit).toBe(1);
  for (const fault of [
    "skips one",
    "the link #gone leads to no part of that page",
    "Buttons must have discernible text",
    "390 px: beyond the edge of the window",
    "a control does nothing",
    "https://example.com/a.png",
  ]) {
    expect(told).toContain(fault);
  }
});
