// @module-tag rest

import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { begin } from "../../src/node/scaffold/begin/begin.ts";
import { scaffold } from "../../src/node/scaffold/scaffold.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";

const run = promisify(execFile);
let root = "";

const kessel = { name: "Kessel", accent: "#ffc300", look: "meadow", pages: true } as const;

/** Names that the engine has as words, and that authors give to types of their own. */
const ownTypes = ["news", "map", "video", "gallery", "link"];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-begun-"));
  const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"]);
  for (const file of stdout.split("\n").filter(Boolean)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await cp(file, path.join(root, file)).catch(() => undefined);
  }
  await symlink(path.resolve("node_modules"), path.join(root, "node_modules"));
  await begin(root, { ...kessel, lang: "de" }, 2025, true);
  for (const type of ownTypes) await scaffold(root, type, "static");
  const schema = path.join(root, "schema/sections/news.schema.json");
  const { properties, examples, ...rest } = JSON.parse(await readFile(schema, "utf8"));
  const order = { description: "The order.", enum: ["newest", "oldest"], default: "newest" };
  const [first, ...others] = examples;
  const changed = {
    ...rest,
    properties: { ...properties, order },
    examples: [{ ...first, order: "oldest" }, ...others],
  };
  await writeFile(schema, JSON.stringify(changed, null, 2));
  // As people write a list by hand.
  await writeFile(path.join(root, "pages/jobs.yaml"), jobs);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const jobs = `page: {title: 'Jobs',   description: "Work with us."}
sections:
    - { type: cta, props: { title: "Write to us", button: {label: Go, href: todo} } }
`;

/** The output of a program of the project's packages, which has found nothing. */
const judge = (file: string, ...args: string[]) =>
  run(process.execPath, [path.resolve("node_modules", file), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", VITEST: undefined },
  });

it("passes the suites of the engine that read its files, whatever its own types are called", async () => {
  const suites = ["comments", "guides", "schemas", "typeNames"];
  const files = suites.map((suite) => `tests/code/${suite}.test.ts`);
  const { stdout } = await judge("vitest/vitest.mjs", "run", ...files);
  expect(stdout).toMatch(/Test Files +4 passed/);
});

it("has pages that no formatter judges", async () => {
  await judge("@biomejs/biome/bin/biome", "ci", "page.yaml", "pages", "--no-errors-on-unmatched");
});

/** Languages of which the project has templates of pages, and one of which it has none. */
const languages = [
  ...readdirSync("languages").filter((lang) => existsSync(`languages/${lang}/pages`)),
  "ja",
];

// It changes the page of the project, so it is the last.
it("is in order in every language, with all of its pages", async () => {
  expect(languages).toEqual(expect.arrayContaining(["en", "de", "fr"]));
  for (const lang of languages) {
    await rm(path.join(root, "pages"), { recursive: true, force: true });
    await begin(root, { ...kessel, lang }, 2025, true);
    const { pages } = await loadSite(root);
    expect(pages.length, lang).toBeGreaterThan(4);
    const wrong = pages
      .flatMap(({ diagnostics }) => diagnostics)
      .filter(({ severity }) => severity !== "notice");
    expect(wrong, lang).toEqual([]);
  }
});
