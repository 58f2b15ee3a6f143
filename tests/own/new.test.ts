import { execFile } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { buildIn } from "../project/build.ts";
import { makeOwnSite } from "../project/makeOwnSite.ts";

const run = promisify(execFile);
const program = path.resolve("src/cli/broadside.cjs");
let root = await makeOwnSite("own-new");
const inside = (file: string) => path.join(root, file);
const listFiles = async () => (await readdir(root, { recursive: true })).sort();

/** The output of the command in the site, or its complaint. */
const make = (...given: string[]) =>
  run(process.execPath, [program, "new", ...given], { cwd: root }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => String(stderr),
  );

test("makes types, and a component that wraps one, which compile and are built", {
  tags: ["rest"],
}, async () => {
  await rm(inside("sections"), { recursive: true });
  const settings = await readFile(inside("broadside.config.ts"), "utf8");
  // The control is among the sections.
  await writeFile(inside("broadside.config.ts"), settings.replace(/ *fields: .*\n/, ""));
  expect(await make("mood-board")).toMatchInlineSnapshot(`
    "Made sections/mood-board/mood-board.schema.json
    Made sections/mood-board/MoodBoard.tsx
    Made tsconfig.json

    Next: run npm start, and look at /gallery#mood-board. The guide is in node_modules/broadside/docs/own-types.md.
    Then add a section to page.yaml: npm run edit -- add mood-board
    "
  `);
  // A name that is a global in JavaScript.
  expect(await make("map", "--island")).toContain("Made sections/map/MapSection.tsx");
  expect(await make("stats", "--wrap")).toMatchInlineSnapshot(`
    "Made sections/stats/Stats.tsx

    Next: run npm start, and look at /gallery#stats. The guide is in node_modules/broadside/docs/own-types.md.
    "
  `);
  const page = await readFile(inside("page.yaml"), "utf8");
  const examples = JSON.parse(
    await readFile(inside("sections/map/map.schema.json"), "utf8"),
  ).examples;
  const [start = ""] = page.split("  - type: mood-board");
  const sections = ["mood-board", "map"].map(
    (type) => `  - type: ${type}\n    props: ${JSON.stringify(examples[0])}\n`,
  );
  const stats = page.slice(page.indexOf("  - type: stats"));
  await writeFile(inside("page.yaml"), start + sections.join("") + stats);
  expect((await check(root, {})).code).toBe(0);
  const preset = path.relative(root, path.resolve("tsconfig.site.json"));
  const config = (await readFile(inside("tsconfig.json"), "utf8")).replace(
    "broadside/tsconfig.json",
    preset,
  );
  await writeFile(inside("tsconfig.json"), config);
  const tsc = path.resolve("node_modules/typescript/bin/tsc");
  await run(process.execPath, [tsc, "-p", root]).catch(({ stdout }) => expect(stdout).toBe(""));
  const html = await readFile(path.join(await buildIn(root), "index.html"), "utf8");
  expect([...html.matchAll(/data-island="([^"]+)"/g)].map(([, type]) => type)).toEqual(["map"]);
});

test("refuses a name that is none or taken, and changes nothing", async () => {
  root = await makeOwnSite("own-new-refused");
  const before = await listFiles();
  const told = [];
  for (const given of [
    [],
    ["hero"],
    ["Hero!"],
    ["carpet", "--wrap"],
    ["stat", "--wrap"],
    ["mood-board"],
    ["hero", "--wrap", "--island"],
  ]) {
    told.push(await make(...given));
  }
  expect(told.join("")).toMatchInlineSnapshot(`
    "Give the new type one name.
    Write: npm run new -- <type>, with --island if it needs the browser.
    Broadside has a section type hero. Choose another name, or wrap that type: npm run new -- hero --wrap
    Write: npm run new -- <type>, with --island if it needs the browser.
    "Hero!" is not a type's name. Names are small letters and digits with dashes between words, as in mood-board.
    Write: npm run new -- <type>, with --island if it needs the browser.
    Broadside has no section type carpet to wrap. For a type of your own, leave out --wrap.
    Write: npm run new -- <type>, with --island if it needs the browser.
    Broadside has no section type stat to wrap. Did you mean "stats" or "cta"? For a type of your own, leave out --wrap.
    Write: npm run new -- <type>, with --island if it needs the browser.
    There is sections/mood-board already. Choose another name, or edit what is there.
    Write: npm run new -- <type>, with --island if it needs the browser.
    What is wrapped keeps its way of hydrating.
    Write: npm run new -- <type>, with --island if it needs the browser.
    "
  `);
  expect(await listFiles()).toEqual(before);
});

test("a type that has changed since it was wrapped is told, until the component names it as it is", async () => {
  root = await makeOwnSite("own-original");
  await rm(inside("sections/stats"), { recursive: true });
  await make("stats", "--wrap");
  const file = inside("sections/stats/Stats.tsx");
  const made = await readFile(file, "utf8");
  const told = async () => (await check(root, {})).output.split("\n")[0] ?? "";
  expect(await told()).not.toContain("Stats.tsx");
  await writeFile(file, made.replace(/^(.*: ).*/, "$100000000"));
  const [line = ""] = made.split("\n");
  expect((await told()).replace(line, "<line>")).toMatchInlineSnapshot(
    `"sections/stats/Stats.tsx: the section type stats of Broadside, which it wraps, has changed since. See that all is as it should be, and write: <line>"`,
  );
});
