import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { type CheckOptions, check } from "../../src/cli/runCheck.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { type Files, homeYaml, linkTo, subpage, writeSite } from "./site.ts";

async function runCheck(files: Files, options: CheckOptions = {}) {
  const root = await writeSite(files);
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await symlink(fixturePublicDir, path.join(root, "public"));
  const { output, code } = await check(root, options);
  // What public/ holds besides is told first.
  return { root, code, output: output.replace(/^public\/ holds .*\n\n/, "") };
}

const fine = { "pages/privacy.yaml": subpage(linkTo("/#plans")) };
const mistakes = {
  "page.yaml": homeYaml.replace("/privacy", "/Privacy"),
  "pages/privacy.yaml": subpage(linkTo("/#planz")),
  "pages/terms.yaml": subpage(linkTo("todo", "terms"), "", "Terms").replace("id:", "Id:"),
};

test("check names every file", async () => {
  expect(await runCheck(fine)).toMatchObject({
    code: 0,
    output: "page.yaml is in order.\npages/privacy.yaml is in order.",
  });
  const { code, output } = await runCheck(mistakes);
  expect(code).toBe(1);
  expect(output).toMatchInlineSnapshot(`
    "3 notices (2 unlinked, 1 placeholder): npm run check -- --all shows each in its place.

    page.yaml:14:15 error no-target Section 1, header, button: the link "/Privacy" leads nowhere: in addresses, small and capital letters and accents count.
      13 |         label: Privacy
      14 |         href: /Privacy
         |               ^^^^^^^^
      Did you mean "/privacy/"?

    pages/privacy.yaml:11:15 error no-anchor Section 1, cta, button: no section of page.yaml has the id "planz", so the link "/#planz" leads nowhere.
      10 |         label: Go
      11 |         href: /#planz
         |               ^^^^^^^
      Did you mean "/#plans"?

    pages/terms.yaml:6:5 error unknown-name Section 1, cta: there is no setting "Id" here.
      5 |   - type: cta
      6 |     Id: terms
        |     ^^
      Did you mean "id"? What can stand here: type, id, enabled, from, until, only, tone, decoration, background, spacing, width, headings or props.

    page.yaml: 1 error.
    pages/privacy.yaml: 1 error, 1 notice.
    pages/terms.yaml: 1 error, 2 notices."
  `);
});

test("files that no page names are told for the site as a whole", async () => {
  const root = await writeSite(fine);
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await symlink(fixturePublicDir, path.join(root, "public"));
  const before = (await check(root, {})).output;
  expect(before).toMatch(/^public\/ holds \d+ files \(.*\) that no page names;/);
  const shown = {
    ...fine,
    "pages/privacy.yaml": `${fine["pages/privacy.yaml"]}  - type: hero
    props:
      title: A picture
      image:
        src: /images/hero.png
        alt: A picture.
`,
  };
  const more = await writeSite(shown);
  await symlink(path.resolve("schema"), path.join(more, "schema"));
  await symlink(fixturePublicDir, path.join(more, "public"));
  const count = (output: string) => Number(/holds (\d+) files/.exec(output)?.[1]);
  expect(count((await check(more, {})).output)).toBe(count(before) - 1);
});

test("--all, --json, --github and --strict tell of all files", async () => {
  const places = (output: string, pattern: RegExp) => output.match(pattern);
  const all = await runCheck(mistakes, { all: true });
  expect(places(all.output, /^p\S+:\d+:\d+ \w+/gm)).toMatchInlineSnapshot(`
    [
      "pages/privacy.yaml:1:1 notice",
      "pages/terms.yaml:1:1 notice",
      "pages/terms.yaml:11:15 notice",
      "page.yaml:14:15 error",
      "pages/privacy.yaml:11:15 error",
      "pages/terms.yaml:6:5 error",
    ]
  `);
  const github = await runCheck(mistakes, { github: true });
  expect(places(github.output, /^::\w+ file=[^,]+,line=\d+/gm)).toMatchInlineSnapshot(`
    [
      "::error file=page.yaml,line=14",
      "::notice file=pages/privacy.yaml,line=1",
      "::error file=pages/privacy.yaml,line=11",
      "::notice file=pages/terms.yaml,line=1",
      "::error file=pages/terms.yaml,line=6",
      "::notice file=pages/terms.yaml,line=11",
    ]
  `);
  const json = JSON.parse((await runCheck(mistakes, { json: true })).output);
  expect(
    json.map(({ file, line }: { file: string; line: number }) => `${file}:${line}`),
  ).toMatchInlineSnapshot(`
    [
      "page.yaml:14",
      "pages/privacy.yaml:1",
      "pages/privacy.yaml:11",
      "pages/terms.yaml:1",
      "pages/terms.yaml:6",
      "pages/terms.yaml:11",
    ]
  `);
  const todo = { "pages/privacy.yaml": subpage(linkTo("todo")) };
  expect((await runCheck(todo)).code).toBe(0);
  expect((await runCheck(todo, { strict: true })).code).toBe(1);
});

test("--strict lets a page be unfinished that no visitor will see", async () => {
  const codeOf = async (settings: string) => {
    const files = {
      "page.yaml": homeYaml.replace("/privacy", '"#plans"'),
      "pages/draft.yaml": subpage(linkTo("todo"), settings),
    };
    return (await runCheck(files, { strict: true, on: "2026-06-01" })).code;
  };
  expect(await codeOf("  listed: false\n")).toBe(1);
  expect(await codeOf("  listed: false\n  from: 2026-07-01\n")).toBe(1);
  expect(await codeOf("  listed: false\n  until: 2026-07-01\n")).toBe(1);
  expect(await codeOf("  listed: false\n  until: 2026-05-01\n")).toBe(0);
  expect(await codeOf("  enabled: false\n")).toBe(0);
});

test("--fix fixes each file, also what only the fix of another allows, and nothing else", async () => {
  const files = {
    ...mistakes,
    // Once the id is read as one, a link to it can be meant.
    "pages/guides/start.yaml": subpage(linkTo("/terms#Terms"), "", "Start").replaceAll(
      "\n",
      "\r\n",
    ),
  };
  const { root, output } = await runCheck(files, { fix: true });
  expect(output).toMatchInlineSnapshot(`
    "page.yaml:14:15 mended Write /privacy/.
      14 -         href: /Privacy
      14 +         href: /privacy/

    pages/terms.yaml:6:5 mended Write id in place of Id.
      6 -     Id: terms
      6 +     id: terms

    pages/guides/start.yaml:11:15 mended Write /terms#terms.
      11 -         href: /terms#Terms
      11 +         href: /terms#terms

    2 notices (1 unlinked, 1 placeholder): npm run check -- --all shows each in its place.

    pages/privacy.yaml:11:15 error no-anchor Section 1, cta, button: no section of page.yaml has the id "planz", so the link "/#planz" leads nowhere.
      10 |         label: Go
      11 |         href: /#planz
         |               ^^^^^^^
      Did you mean "/#plans"?

    page.yaml is in order.
    pages/guides/start.yaml: 1 notice.
    pages/privacy.yaml: 1 error.
    pages/terms.yaml: 1 notice."
  `);
  const text = (file: string) => readFile(path.join(root, file), "utf8");
  expect(await text("page.yaml")).toBe(homeYaml.replace("/privacy", "/privacy/"));
  expect(await text("pages/privacy.yaml")).toBe(mistakes["pages/privacy.yaml"]);
  expect(await text("pages/terms.yaml")).toBe(subpage(linkTo("todo", "terms"), "", "Terms"));
  const start = subpage(linkTo("/terms#terms"), "", "Start").replaceAll("\n", "\r\n");
  expect(await text("pages/guides/start.yaml")).toBe(start);
});

test("a file that cannot be read to its end stops no other, and is fixed no less", async () => {
  const files = {
    ...mistakes,
    "pages/terms.yaml": `${subpage(linkTo("/"), "", "Terms")}  - type: "hero\n`,
  };
  const { output } = await runCheck(files, { fix: true });
  expect(output).toMatch(/^page\.yaml:14:15 mended Write \/privacy\/\./m);
  expect(output).toMatch(/^pages\/terms\.yaml:12:11 mended Close the quote/m);
  expect(output).toMatch(/^pages\/privacy\.yaml:11:15 error no-anchor/m);
});

test("--fix fixes a text that two pages show once, and no folder that is called like a page stops it", async () => {
  const prose = (id: string) =>
    `  - type: prose\n    id: ${id}\n    props:\n      file: notes.md\n`;
  const files = {
    ...fine,
    "pages/one.yaml": subpage(prose("one")),
    "pages/two.yaml": subpage(prose("two"), "", "Two"),
    "texts/notes.md": "\ufeffSee [ours](/Privacy).\r\n",
  };
  const root = await writeSite(files);
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await symlink(path.join(root, "texts"), path.join(root, "pages/folder.yaml"));
  const { output } = await check(root, { fix: true });
  expect(output.match(/^\S+ mended .*/gm)).toEqual(["texts/notes.md:1:12 mended Write /privacy/."]);
  const text = await readFile(path.join(root, "texts/notes.md"), "utf8");
  expect(text).toBe("\ufeffSee [ours](/privacy/).\r\n");
});

test("a mistake in a text that pages share is told once, with their number", async () => {
  const notes =
    "  - type: prose\n    id: notes\n    props:\n      title: Notes\n      file: notes.md\n";
  const files = {
    ...fine,
    "pages/one.yaml": subpage(notes),
    "pages/two.yaml": subpage(notes + linkTo("/nowhere/"), "", "Two"),
    "texts/notes.md": "See [ours](/Privacy), and lorem ipsum.\n",
  };
  const told = (output: string) => output.match(/^texts\/.*/gm);
  expect(told((await runCheck(files, { all: true })).output)).toMatchInlineSnapshot(`
    [
      "texts/notes.md:1:27 notice placeholder Section 1, prose: "file" still has "lorem ipsum", a placeholder. 2 pages show it.",
      "texts/notes.md:1:12 error no-target Section 1, prose, file: the link "/Privacy" leads nowhere: in addresses, small and capital letters and accents count. 2 pages show it.",
    ]
  `);
  expect(told((await runCheck(files, { strict: true })).output)).toHaveLength(2);
  const json = JSON.parse((await runCheck(files, { json: true })).output);
  expect(json.filter(({ file }: { file: string }) => file.startsWith("texts/"))).toHaveLength(2);
  const { output } = await runCheck(files, { github: true });
  expect(output.match(/file=texts/g)).toHaveLength(2);
});
