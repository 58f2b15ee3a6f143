import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { configFile } from "../../src/site/siteConfig.ts";
import { ownTypesDir } from "../fixtures/index.ts";
import { buildIn } from "../project/build.ts";
import { makeOwnSite } from "../project/makeOwnSite.ts";

let root: string;
const inside = (file: string) => path.join(root, file);

beforeEach(async () => {
  root = await makeOwnSite("own-config");
});

/** Writes the settings that `code` makes, and returns the report of the site, or its fault. */
async function report(code: string): Promise<string> {
  await writeFile(inside(configFile), code);
  return check(root, {}).then(
    ({ output }) => output,
    (error) => `${error}`,
  );
}

const rule = (body: string, more = "") =>
  `export default { checks: [{ name: "mine", ${more} check(page, report) { ${body} } }] };`;

test.each([
  ["own-checks", configFile, "calmTitles.ts"],
  ["own-data", "rooms.ts"],
  ["own-fields", "sections/mood-board/Pattern.tsx"],
  ["own-hosts", "firebase.ts"],
])("the guide %s shows code of this site", async (guide, ...files) => {
  const text = await readFile(`docs/${guide}.md`, "utf8");
  const blocks = [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code]) => code);
  const shown = files.map((name) => readFile(path.join(ownTypesDir, name), "utf8"));
  expect(blocks).toEqual(await Promise.all(shown));
});

test("the guide own-fields shows a setting of this site", async () => {
  const guide = await readFile("docs/own-fields.md", "utf8");
  const [, setting = ""] = /^```json\n(.*?)^```/ms.exec(guide) ?? [];
  const file = "sections/mood-board/mood-board.schema.json";
  const schema = JSON.parse(await readFile(path.join(ownTypesDir, file), "utf8"));
  expect(schema.properties).toMatchObject(JSON.parse(`{${setting}}`));
});

test("a host of the site's own gets a file, and public/ has none of its name", async () => {
  await mkdir(inside("public"), { recursive: true });
  await writeFile(inside("public/firebase.json"), "{}");
  const page = await readFile(inside("page.yaml"), "utf8");
  const redirects = '  redirects:\n    - from: /old/\n      to: "#tour"\n';
  await writeFile(inside("page.yaml"), page.replace("site:\n", `$&${redirects}`));
  expect((await check(root, {})).output).toContain(
    "same-address public/firebase.json has the name",
  );
  await rm(inside("public/firebase.json"));
  const { hosting } = JSON.parse(
    await readFile(path.join(await buildIn(root), "firebase.json"), "utf8"),
  );
  expect(hosting.headers.map(({ source }: { source: string }) => source)).toEqual(
    expect.arrayContaining(["/**", "/assets/**"]),
  );
  expect(hosting.redirects).toEqual([
    { source: "/old/", destination: "/#tour", type: 301 },
    { source: "/old", destination: "/#tour", type: 301 },
  ]);
});

test("a rule of the site's own reports like the engine's, at the letters that it names", async () => {
  const page = await readFile(inside("page.yaml"), "utf8");
  await writeFile(
    inside("page.yaml"),
    page
      .replace("title: The tour", "title: 'The ''tour''! Now'")
      .replace("title: In numbers", "title: Free!"),
  );
  const { pages } = await loadSite(root);
  const told = pages[0].diagnostics.filter(({ code }) => code.startsWith("own"));
  expect(told).toMatchInlineSnapshot(`
    [
      {
        "code": "own-warning",
        "column": 27,
        "endColumn": 28,
        "endLine": 27,
        "file": "page.yaml",
        "hint": "End it without the sign. The rule is calm-titles in broadside.config.ts.",
        "line": 27,
        "message": "The title "The 'tour'! Now" shouts.",
        "severity": "warning",
      },
      {
        "code": "own-warning",
        "column": 18,
        "endColumn": 19,
        "endLine": 35,
        "file": "page.yaml",
        "hint": "End it without the sign. The rule is calm-titles in broadside.config.ts.",
        "line": 35,
        "message": "The title "Free!" shouts.",
        "severity": "warning",
      },
    ]
  `);
});

test("a rule sees each page with its sections and values, and may stop the build", async () => {
  const seen = await report(
    rule(
      `const [, board] = page.sections;
      const { type, id, on, path } = board;
      report({ path: [...path, "title"], message: JSON.stringify({ file: page.file, at: page.path, type, id, on, title: board.props.title, name: page.data.site.name, kinds: [...new Set(page.values.map(({ kind }) => kind))] }) });`,
      'severity: "error",',
    ),
  );
  expect(seen).toMatchInlineSnapshot(`
    "3 notices (3 placeholder): npm run check -- --all shows each in its place.

    page.yaml:17:14 error own-error {"file":"page.yaml","at":"/","type":"mood-board","id":"mood-board","on":true,"title":"The mood","name":"Lull","kinds":["text","asset","title","image","href","link","formatted"]}
      16 |     props:
      17 |       title: The mood
         |              ^^^^^^^^
      The rule is mine in broadside.config.ts.

    page.yaml: 1 error, 3 notices."
  `);
});

test("a rule that fails is told as a problem of the page, and nothing else fails", async () => {
  expect(await report(rule("page.none.some();"))).toMatchInlineSnapshot(`
    "3 notices (3 placeholder): npm run check -- --all shows each in its place.

    page.yaml:1:1 error own-error The rule mine of broadside.config.ts ended with an error: Cannot read properties of undefined (reading 'some')
      1 | # yaml-language-server: $schema=./.broadside/page.schema.json
        | ^
      Correct the rule.

    page.yaml: 1 error, 3 notices."
  `);
  // A path that leads nowhere is that of what is nearest.
  expect(
    await report(rule('report({ path: ["theme", "x"], part: [3, 9], message: "Odd." });')),
  ).toContain("Odd.");
});

test("settings that cannot be read are told with their place, and what to do", async () => {
  await writeFile(inside("wrong.ts"), "\n  export const calmTitles = {;\n");
  const told = [];
  for (const code of [
    "export default {\n  checks: [,\n};",
    'import { calmTitles } from "./wrong.ts";\nexport default { checks: [calmTitles] };',
    "export default {};\nconst a = none;",
    "const a = 1;",
    "export default { check: [] };",
    "export default { checks: {} };",
    'export default { checks: [{ name: "A b", check() {} }] };',
    "export default { hosts: 1 };",
    'export default { hosts: [{ file: "../a.json", render() {} }] };',
    'export default { hosts: [{ file: "robots.txt", render() {} }] };',
    "export default { data: {} };",
    'export default { data: [{ name: "a" }] };',
    'export default { data: [{ name: "a", read() {} }, { name: "a", read() {} }] };',
    'export default { data: [{ name: "a", read() {}, refresh: "1h" }] };',
    'export default { fields: { rating: "Rating.tsx" } };',
    'export default { fields: { rating: "sections/stats/Rating.tsx" } };',
    'import { a } from "./none.ts";\nexport default a;',
  ]) {
    told.push((await report(code)).replaceAll(root, "<site>"));
  }
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "broadside.config.ts:3:1: Unexpected "}". Correct it there.
    wrong.ts:2:30: Expected identifier but found ";". Correct it there.
    broadside.config.ts: it ended with an error: none is not defined
    broadside.config.ts: it exports no settings. Write: export default defineConfig({ … }).
    broadside.config.ts: there is no setting check. There is checks, hosts, data and fields.
    broadside.config.ts: checks is a list of rules.
    broadside.config.ts: rule 1 of checks needs a name of small letters and dashes, and a function check.
    broadside.config.ts: hosts is a list of files.
    broadside.config.ts: host 1 of hosts needs the name of a file at the top of dist/, such as firebase.json, and a function render.
    broadside.config.ts: the build writes robots.txt already. Give the file of host 1 another name.
    broadside.config.ts: data is a list of sources.
    broadside.config.ts: source 1 of data needs a name of small letters and dashes, and a function read.
    broadside.config.ts: two sources of data are called a. Give one another name.
    broadside.config.ts: refresh and timeout of the source a are numbers of seconds.
    broadside.config.ts: the control rating needs a file below sections/, such as sections/stats/Rating.tsx.
    broadside.config.ts: there is no sections/stats/Rating.tsx, the file of the control rating.
    broadside.config.ts: it ended with an error: Cannot find module './none.ts'"
  `);
});

test("changed settings are read again, and what they import", async () => {
  await writeFile(inside("rules.ts"), 'export const word: string = "First";');
  const code = `import { word } from "./rules.ts";\n${rule("report({ path: ['site'], message: word });")}`;
  expect(await report(code)).toContain("First");
  await writeFile(inside("rules.ts"), 'export const word: string = "Second";');
  expect(await report(code)).toContain("Second");
});
