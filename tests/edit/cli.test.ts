import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { operationNames } from "../../src/site/edit/shape.ts";
import { pageYaml } from "../fixtures/index.ts";

const root = mkdtempSync(path.join(tmpdir(), "edit-"));
const file = path.join(root, "page.yaml");
symlinkSync(path.resolve("schema"), path.join(root, "schema"));
mkdirSync(path.join(root, "pages"));
const other = path.join(root, "pages/team.yaml");

const page = () => readFileSync(file, "utf8");
const edit = (...words: string[]) => runEdit(root, words, () => "");
const pipe = (operation: unknown, ...words: string[]) =>
  runEdit(root, ["--json", "-", ...words], () => JSON.stringify(operation));

beforeEach(() => {
  writeFileSync(file, pageYaml);
  writeFileSync(
    other,
    'sections:\n  - type: cta\n    props:\n      button:\n        label: A\n        href: "/#faqs"\n  - type: hero\n    props:\n      button: { label: B, href: "#faqs" }\n',
  );
});
afterAll(() => writeFileSync(file, ""));

/** The lines that an edit takes away and puts in. */
function changedLines(): [number, number] {
  const [before, after] = [pageYaml.split("\n"), page().split("\n")];
  const shared = (list: string[], others: string[]) => {
    const left = [...others];
    return list.filter((line) => {
      const index = left.indexOf(line);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    }).length;
  };
  return [shared(before, after), shared(after, before)];
}

test.each([
  [["move", "faqs", "--after", "hero"], 0, 0],
  [["move", "faqs", "--to", "1"], 0, 0],
  [["disable", "feedback"], 0, 1],
  [["enable", "feedback"], 0, 0],
  [["set", "hero.title", "Think: better"], 1, 1],
  [["set", "hero.proof.shown", "4"], 1, 1],
  [["set", "site.title", "Quillow"], 1, 1],
  [["set", "theme.preset", "dusk"], 0, 2],
  [["remove", "hero.eyebrow"], 1, 0],
  [["remove", "hero.stores.0"], 2, 0],
  [["move", "hero.stores.0", "--to", "1"], 0, 0],
  [["insert", "hero.stores", '{ "href": "todo", "store": "app-store" }'], 0, 2],
  [["rename", "faqs", "questions"], 3, 3],
] as [string[], number, number][])(
  "%j changes only the lines that say it, and undo brings them back",
  async (words, gone, come) => {
    const done = await edit(...words);
    expect(done).toMatchObject({ code: 0 });
    const [less, more] = changedLines();
    expect([
      less,
      more -
        (page()
          .split("\n")
          .filter((line) => line === "").length -
          pageYaml.split("\n").filter((line) => line === "").length),
    ]).toEqual([gone, come]);
    if (page() === pageYaml) return;
    expect(await edit("undo")).toMatchObject({ code: 0 });
    expect(page()).toBe(pageYaml);
  },
);

test.each(["add", "duplicate", "delete"])("%s a section, and undo", async (verb) => {
  const words = verb === "add" ? ["pricing", "--before", "faqs"] : ["faqs"];
  expect(await edit(verb, ...words)).toMatchObject({ code: 0 });
  expect(page()).not.toBe(pageYaml);
  await edit("undo");
  expect(page()).toBe(pageYaml);
});

test("links on other pages follow a new id, and undo takes them back, too", async () => {
  const before = readFileSync(other, "utf8");
  await edit("rename", "faqs", "questions");
  expect(readFileSync(other, "utf8")).toBe(before.replace('"/#faqs"', '"/#questions"'));
  await edit("undo");
  expect(readFileSync(other, "utf8")).toBe(before);
});

test("operations come from standard input, one or several as one", async () => {
  const title = { do: "set", section: "hero", path: ["props", "title"], value: "One" };
  expect(await pipe(title)).toMatchObject({ code: 0 });
  expect(await pipe([title, { do: "delete-section", section: "nobody" }])).toMatchObject({
    code: 1,
  });
  expect(
    await pipe([
      { ...title, value: "Two" },
      { do: "disable-section", section: "faqs" },
    ]),
  ).toMatchObject({ code: 0 });
  expect(page()).toBe(
    pageYaml
      .replace("title: Think Better. Feel Better. Do Better.\n      text", "title: Two\n      text")
      .replace("id: faqs\n", "id: faqs\n    enabled: false\n"),
  );
});

test("--print prints the file as it would be, and --file names another", async () => {
  const title = { do: "set", section: "hero", path: ["props", "title"], value: "One" };
  const { output } = await pipe(title, "--print");
  expect(output).toBe(
    pageYaml.replace(
      "title: Think Better. Feel Better. Do Better.\n      text",
      "title: One\n      text",
    ),
  );
  expect(page()).toBe(pageYaml);
  await edit("--file", "pages/team.yaml", "set", "cta.button.label", "Go");
  expect(readFileSync(other, "utf8")).toContain("label: Go\n");
});

test("what somebody else saved meanwhile is never taken back", async () => {
  await edit("set", "hero.title", "Mine");
  writeFileSync(file, page().replace("name: Quillow", "name: Other"));
  await edit("undo");
  expect(page()).toBe(pageYaml.replace("name: Quillow", "name: Other"));
  await edit("set", "hero.title", "Mine");
  writeFileSync(file, page().replace("title: Mine", "title: Theirs"));
  const { code, complaint } = await edit("undo");
  expect([code, complaint]).toEqual([
    1,
    "What this would take back has been changed in the meantime. Look at it as it is now, and do it again.",
  ]);
});

test.each([
  [["fly"]],
  [["set", "hero.title"]],
  [["set", "hero", "x"]],
  [["move", "faqs"]],
  [["move", "faqs", "--after", "hero", "--before", "cta"]],
  [["disable", "faqs", "--after", "hero"]],
  [["add", "nothing"]],
  [["--json", "file.json"]],
  [["--json", "-"]],
  [["--wrong"]],
  [["--file", "none.yaml", "disable", "hero"]],
  [[]],
])("%j is a wrong call", async (words) => {
  const { code, complaint, output } = await edit(...words);
  expect([code, output]).toEqual([2, ""]);
  expect(complaint).toMatch(/^.+\.( .+)?$|: .+$/);
  expect(page()).toBe(pageYaml);
});

test.each([
  { do: "fly" },
  { do: "set", path: ["a"] },
  { do: "move-section", section: "hero" },
  { do: "set", path: "a", value: 1 },
  { do: "remove", path: ["a"], force: true },
  { do: "all", operations: [{}] },
  7,
])("%j is no operation", async (operation) => {
  expect(await pipe(operation)).toMatchObject({ code: 2 });
});

test("the help names every command, and every option", async () => {
  const { output, code } = await edit("--help");
  expect(code).toBe(0);
  for (const word of [
    "move",
    "enable",
    "disable",
    "add",
    "duplicate",
    "delete",
    "rename",
    "set",
    "remove",
    "insert",
    "undo",
    "--file",
    "--print",
    "--json",
    "--before",
    "--after",
    "--to",
    "--at",
    "--props",
    "--id",
  ])
    expect(output).toContain(word);
  expect(operationNames.length).toBe(13);
});

test("npm run edit does it", () => {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["run", "--silent", "edit", "--", "--file", file, "--print", "--json", "-"],
    {
      input: '{"do":"disable-section","section":"hero"}',
      encoding: "utf8",
    },
  );
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toBe(pageYaml.replace("id: hero\n", "id: hero\n    enabled: false\n"));
});

test("a section is called by its type where one alone is of that type", async () => {
  expect(await edit("move", "faq", "--after", "hero")).toMatchObject({ code: 0 });
  const moved = page();
  writeFileSync(file, pageYaml);
  await edit("move", "faqs", "--after", "hero");
  expect(page()).toBe(moved);
  const refused = [await edit("disable", "spotlight"), await edit("disable", "heroe")];
  expect(refused.map(({ code, complaint }) => `${code} ${complaint}`)).toMatchInlineSnapshot(`
    [
      "1 Several sections are of the type spotlight. Name one by its id: one_place or your_data.",
      "1 There is no section "heroe". Did you mean "hero"? The page has header, hero, faqs, what_you_can_do, in_action, one_place, features, your_data, how_it_works, closing, feedback, sign_up and footer.",
    ]
  `);
});
