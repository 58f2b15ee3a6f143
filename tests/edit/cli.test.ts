import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { operationNames } from "../../src/site/edit/operationSchemas.ts";
import { pageYaml } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";

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
  for (const left of ["pages/legal", "pages/people.yaml", ".broadside"]) {
    rmSync(path.join(root, left), { recursive: true, force: true });
  }
  writeFileSync(file, pageYaml);
  // An edit waits for a file that has just become shorter.
  utimesSync(file, 0, 0);
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

test.each(
  sample(
    [
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
    ] as [string[], number, number][],
    3,
  ),
)(
  "%j changes only the lines that say it, and undo brings them back",
  { tags: ["random"] },
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

test("a section that is added is in the language of the site, on every page", async () => {
  writeFileSync(file, pageYaml.replace(/^ {2}lang: .*$/m, "  lang: de-AT"));
  for (const name of ["page.yaml", "pages/team.yaml"]) {
    await edit("add", "pricing", "--file", name);
    expect(readFileSync(path.join(root, name), "utf8")).toMatch(/title: Für jedes Tempo ein Tarif/);
  }
});

test("a section is added to a page whose site has no readable first page", {
  tags: ["rest"],
}, async () => {
  rmSync(file);
  expect(await edit("add", "pricing", "--file", "pages/team.yaml")).toMatchObject({ code: 0 });
  expect(readFileSync(other, "utf8")).toContain("A plan for every pace");
});

test("links on other pages follow a new id, and undo takes them back, too", async () => {
  const before = readFileSync(other, "utf8");
  await edit("rename", "faqs", "questions");
  expect(readFileSync(other, "utf8")).toBe(before.replace('"/#faqs"', '"/#questions"'));
  await edit("undo");
  expect(readFileSync(other, "utf8")).toBe(before);
});

/** The texts of all files of the site. */
const files = () =>
  Object.fromEntries(
    [
      "page.yaml",
      ...readdirSync(path.join(root, "pages"), { recursive: true, encoding: "utf8" }).map(
        (name) => `pages/${name}`,
      ),
    ]
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => [name, readFileSync(path.join(root, name), "utf8")]),
  );

const beside = (links: string) =>
  `page:\n  title: P\n  description: D\n\nsections:\n  # one\n  - type: hero\n    id: top\n    props:\n      title: T\n      links: [${links}]\n`;

const privacy = path.join(root, "pages/legal/privacy.yaml");

test("an id on a page beside the first is followed in every spelling, on every page", async () => {
  const links = (id: string) =>
    `{ href: "#${id}" }, { href: "/legal/privacy#${id}" }, { href: "/legal/privacy/index.html?a#${id}" }, { href: "/#top" }, { href: "/team/#top" }`;
  const spelt = (id: string) =>
    beside(links(id))
      .replace("id: top", `id: ${id}`)
      .replace(
        /links: .*/,
        (list) =>
          `button: { label: A, href: "#${id}" }\n      stores: ${list.slice(7).replaceAll("{ href", "{ store: app-store, href")}`,
      );
  mkdirSync(path.dirname(privacy), { recursive: true });
  writeFileSync(privacy, spelt("top"));
  const before = files();
  expect(await edit("--file", "pages/legal/privacy.yaml", "rename", "top", "start")).toMatchObject({
    code: 0,
  });
  expect(files()).toEqual({ ...before, "pages/legal/privacy.yaml": spelt("start") });
  await edit("undo");
  expect(files()).toEqual(before);
});

test("links to a section that a page takes from the first one follow, on every page", async () => {
  const links = (id: string) =>
    beside("")
      .replace("id: top", "id: top\n    tone: soft")
      .replace(
        "links: []",
        `button: { label: A, href: "#${id}" }\n      text: "[a](/team/#${id})"`,
      );
  mkdirSync(path.dirname(privacy), { recursive: true });
  writeFileSync(privacy, links("footer"));
  const before = files();
  expect(await edit("rename", "footer", "end")).toMatchObject({ code: 0 });
  expect(files()["pages/legal/privacy.yaml"]).toBe(links("end"));
  await edit("undo");
  expect(files()).toEqual(before);
  writeFileSync(privacy, `${links("footer")}  - type: footer\n    props: {}\n`);
  await edit("rename", "footer", "end");
  expect(readFileSync(privacy, "utf8")).toContain('href: "#footer"');
  expect(readFileSync(privacy, "utf8")).toContain("/team/#end");
});

test("an id is refused that a page has twice then, with what it takes from the first one", async () => {
  mkdirSync(path.dirname(privacy), { recursive: true });
  writeFileSync(privacy, beside(""));
  const before = files();
  expect(await edit("rename", "footer", "top")).toMatchObject({
    code: 1,
    complaint: 'pages/legal/privacy.yaml: The id "top" is taken already. Choose another.',
  });
  expect(await edit("--file", "pages/legal/privacy.yaml", "rename", "top", "footer")).toMatchObject(
    { code: 1 },
  );
  expect(files()).toEqual(before);
});

test("ids that change hands in one list of operations are followed once", async () => {
  const before = files();
  const named = (section: string, id: string) => ({ do: "rename-id", section, id });
  await pipe([named("faqs", "x"), named("features", "faqs"), named("x", "features")]);
  const swapped = (text: string | undefined) =>
    text?.replaceAll(
      /(id: |#)(faqs|features)\b/g,
      (_, lead: string, id: string) => lead + (id === "faqs" ? "features" : "faqs"),
    );
  expect(files()["pages/team.yaml"]).toBe(
    before["pages/team.yaml"]?.replace("/#faqs", "/#features"),
  );
  expect(page()).toBe(swapped(before["page.yaml"]));
});

/** Markdown with links of every kind to a section of a page, and signs that look like links. */
const markdown = (address: string, id: string) =>
  `Read [it](${address}#${id} "T"), [that][a] and <https://lull.museum/#faqs>.\n\n## Part {#part}\n\n\`[no](#faqs)\`, [part](#part)\n\n[a]: ${address}#${id}\n`;

test.each(
  sample(
    [
      ["links in Markdown follow an id", ["faqs", "questions"], ["/", "faqs"], ["/", "questions"]],
      [
        "links in Markdown follow a page",
        ["/team/", "/people/"],
        ["/team/", "x"],
        ["/people/", "x"],
      ],
      ["links of the page itself follow", ["faqs", "questions"], ["", "faqs"], ["", "questions"]],
    ] as [string, string[], [string, string], [string, string]][],
    3,
  ),
)(
  "%s, in texts of pages and in files, and undo brings them back",
  { tags: ["random"] },
  async (_, words, from, to) => {
    const prose = ([address, id]: [string, string]) =>
      `  - type: prose\n    props:\n      title: P\n      file: a.md\n  - type: prose\n    id: more\n    props:\n      title: P\n      text: | # kept\n        ${markdown(
        address,
        id,
      )
        .replaceAll("part", "piece")
        .trimEnd()
        .replaceAll(/\n(?=.)/g, "\n        ")}\n`;
    const texts = path.join(root, "texts");
    const text = path.join(texts, "a.md");
    mkdirSync(texts, { recursive: true });
    try {
      writeFileSync(file, pageYaml + prose(from));
      writeFileSync(text, markdown(...from).replaceAll("\n", "\r\n"));
      const before = files();
      expect(await edit("rename", ...words)).toMatchObject({ code: 0 });
      expect(page()).toContain(prose(to));
      expect(readFileSync(text, "utf8")).toBe(markdown(...to).replaceAll("\n", "\r\n"));
      await edit("undo");
      expect(files()).toEqual(before);
      expect(readFileSync(text, "utf8")).toBe(markdown(...from).replaceAll("\n", "\r\n"));
      expect(await edit("rename", "feedback", "part")).toMatchObject({
        code: 1,
        complaint: 'The id "part" is taken already. Choose another.',
      });
      await edit("duplicate", "more");
      expect(page()).toContain("{#piece-2}");
      expect(page()).toContain("[piece](#piece-2)");
      if (from[0] !== "") return;
      writeFileSync(file, pageYaml + prose(from));
      mkdirSync(path.dirname(privacy), { recursive: true });
      writeFileSync(privacy, `${beside("")}${prose(from)}`);
      const { code, complaint } = await edit("rename", "faqs", "questions");
      expect([code, complaint]).toEqual([
        1,
        "The link in line 1 of texts/a.md stands on several pages, and would lead to the right place on one alone. Write the address of the page before its #, such as /about/#team.",
      ]);
      expect(page()).toBe(pageYaml + prose(from));
    } finally {
      rmSync(texts, { recursive: true });
    }
  },
);

const lines = (...texts: string[]) => texts.map((text) => `${text}\r\n`).join("");

test.each([
  ["a block of the page", "text: |\n", []],
  ["a file", "file: a.md\n", []],
  ["a file that two pages show", "file: a.md\n", ["pages/legal/privacy.yaml"]],
])(
  "the id of a heading is renamed in %s, with every link to it; undo brings all back",
  async (_, start, shown) => {
    const noted = (id: string, address: string) =>
      lines(
        `[a](#${id}), [b](${address}#${id} "T"), \`[c](#${id})\``,
        "",
        `## Part ## {#${id}}`,
        "",
        "## Other {#other}",
      );
    const isFile = start.startsWith("file");
    const prose = (id: string) =>
      `  - type: prose\n    props:\n      title: P\n      ${start}${
        isFile
          ? ""
          : noted(id, "/")
              .replaceAll("\r", "")
              .replaceAll(/^(?=.)/gm, "        ")
      }`;
    const linked = (id: string) =>
      beside("").replace(
        "links: []",
        `text: "[x](/#${id}) and [y](${shown.length > 0 ? "" : "/"}#${id})"`,
      ) + (shown.length > 0 ? prose(id) : "");
    const at = path.join(root, "texts/a.md");
    mkdirSync(path.dirname(at), { recursive: true });
    mkdirSync(path.dirname(privacy), { recursive: true });
    try {
      writeFileSync(at, isFile ? noted("part", shown.length > 0 ? "" : "/") : "");
      writeFileSync(file, pageYaml + prose("part"));
      writeFileSync(privacy, linked("part"));
      const before = { ...files(), text: readFileSync(at, "utf8") };
      expect((await edit("rename", "part", "faqs")).complaint).toBe(
        'The id "faqs" is taken already. Choose another.',
      );
      expect((await edit("rename", "part", "other")).complaint).toBe(
        'The id "other" is taken already. Choose another.',
      );
      expect((await edit("rename", "part", "a}b")).complaint).toBe(
        'The id "a}b" cannot be written into a page.',
      );
      if (shown.length > 0)
        expect((await edit("rename", "part", "top")).complaint).toBe(
          'pages/legal/privacy.yaml: The id "top" is taken already. Choose another.',
        );
      expect((await edit("rename", "prat", "piece")).complaint).toContain(
        'There is no id "prat". Did you mean "part"?',
      );
      expect({ ...files(), text: readFileSync(at, "utf8") }).toEqual(before);
      expect(await edit("rename", "part", "piece")).toMatchObject({ code: 0 });
      const after = { ...files(), text: readFileSync(at, "utf8") };
      const kept = "`[c](#part)`";
      const text = (id: string) => noted(id, shown.length > 0 ? "" : "/").replace(/`.*`/, kept);
      expect(after).toEqual({
        ...before,
        "page.yaml": pageYaml + prose("piece").replace(/`.*`/, kept),
        "pages/legal/privacy.yaml": linked("piece"),
        text: isFile ? text("piece") : before.text,
      });
      await edit("undo");
      expect({ ...files(), text: readFileSync(at, "utf8") }).toEqual(before);
      await pipe([
        { do: "rename-id", section: "part", id: "x" },
        { do: "rename-id", section: "other", id: "part" },
        { do: "rename-id", section: "x", id: "other" },
      ]);
      expect(isFile ? readFileSync(at, "utf8") : page()).toMatch(
        /## Part ## {#other}\s+## Other {#part}/,
      );
      expect(files()["pages/legal/privacy.yaml"]).toContain("[x](/#other)");
      const copied = await edit("duplicate", "prose");
      expect(copied.complaint).toBe(
        isFile
          ? "Headings of texts/a.md have ids, which the page would have twice. Copy the file under another name, with other ids, and name that one."
          : undefined,
      );
      const print = await edit("--print", "rename", "part", "piece");
      expect(print.complaint).toBe(
        isFile
          ? "This id stands in texts/a.md, and here one page alone is changed. Rename it with npm run edit, without --print."
          : undefined,
      );
    } finally {
      rmSync(path.dirname(at), { recursive: true });
    }
  },
);

test("a section takes the id of one that ends before it begins, and of no other", {
  tags: ["rest"],
}, async () => {
  for (const words of [
    ["set", "faqs.until", "2026-12-31"],
    ["duplicate", "faqs"],
    ["remove", "faqs-2.until"],
    ["set", "faqs-2.from", "2027-01-01"],
  ])
    expect(await edit(...words), words.join(" ")).toMatchObject({ code: 0 });
  expect(await edit("rename", "faqs-2", "faqs")).toMatchObject({ code: 0 });
  expect(page().match(/^ +id: faqs$/gm)).toHaveLength(2);
  expect(await edit("rename", "hero", "faqs")).toMatchObject({ code: 1 });
});

test("the id of a question is renamed with every link to it", async () => {
  const [, id = ""] = /questions:\n +- id: (\S+)/.exec(pageYaml) ?? [];
  writeFileSync(other, readFileSync(other, "utf8").replaceAll("#faqs", `#${id}`));
  const before = files();
  expect(await edit("rename", id, "asked")).toMatchObject({ code: 0 });
  expect(page()).toBe(pageYaml.replace(`id: ${id}`, "id: asked").replaceAll(`#${id}"`, '#asked"'));
  expect(files()["pages/team.yaml"]).toBe(before["pages/team.yaml"]?.replace(`/#${id}`, "/#asked"));
});

test("a page gets another address with every link to it, and a redirect; undo brings all back", async () => {
  mkdirSync(path.dirname(privacy), { recursive: true });
  writeFileSync(privacy, beside(""));
  writeFileSync(other, readFileSync(other, "utf8").replace("/#faqs", "/legal/privacy#top"));
  writeFileSync(
    file,
    pageYaml.replace("        href: todo", '        href: "/legal/privacy/?a#top"'),
  );
  const before = files();
  const { output, code } = await edit("rename", "/legal/privacy/", "/privacy");
  expect([code, output.split("\n")[0]]).toEqual([0, expect.stringMatching(/^page.yaml:/)]);
  const { "pages/legal/privacy.yaml": moved, ...rest } = before;
  expect(files()).toEqual({
    ...rest,
    "pages/privacy.yaml": moved,
    "pages/team.yaml": rest["pages/team.yaml"]?.replace("/legal/privacy#top", "/privacy/#top"),
    "page.yaml": rest["page.yaml"]
      ?.replace("/legal/privacy/?a#top", "/privacy/?a#top")
      .replace(
        "    price: 0\n",
        "    price: 0\n  redirects:\n    - from: /legal/privacy/\n      to: /privacy/\n",
      ),
  });
  expect(await edit("rename", "/privacy/", "/data/")).toMatchObject({ code: 0 });
  expect(page()).toContain(
    "  redirects:\n    - from: /legal/privacy/\n      to: /data/\n    - from: /privacy/\n      to: /data/\n",
  );
  expect(await edit("rename", "/data/", "/legal/privacy/")).toMatchObject({ code: 0 });
  expect(page()).not.toContain("from: /legal/privacy/");
  for (let count = 0; count < 3; count += 1) await edit("undo");
  expect(files()).toEqual(before);
});

test.each([
  [["/", "/x/"], "The first page is at / and stays there."],
  [["/nobody/", "/x/"], "There is no page at /nobody/."],
  [["/team/", "/Über uns/"], expect.stringMatching(/^\/Über uns\/ cannot be/)],
  [["/team/", "/team"], "There is a page at /team/ already. Choose another address."],
])("%j is refused as another address", async (words, complaint) => {
  const before = files();
  expect(await edit("rename", ...words)).toEqual({ output: "", complaint, code: 1 });
  expect(files()).toEqual(before);
});

test("where one page cannot follow, none is changed", async () => {
  writeFileSync(
    other,
    'sections:\n  - type: cta\n    props:\n     text: x\n      button: { label: A, href: "/#faqs" }\n',
  );
  const before = files();
  const { code, complaint } = await edit("rename", "faqs", "questions");
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(/^pages\/team.yaml: There is a mistake/),
  ]);
  expect(files()).toEqual(before);
});

test("a page that cannot be read is told where links in it would have to follow, and nowhere else", async () => {
  const broken = path.join(root, "pages/legal/broken.yaml");
  mkdirSync(broken, { recursive: true });
  writeFileSync(path.join(root, "pages/legal/latin.yaml"), Buffer.from([0x61, 0xe9]));
  expect((await edit("set", "hero.title", "Hello")).complaint).toBeUndefined();
  const refused = "pages/legal/latin.yaml cannot be read as text. npm run check says why.";
  expect(await edit("rename", "faqs", "questions")).toMatchObject({ code: 1, complaint: refused });
  rmSync(path.join(root, "pages/legal/latin.yaml"));
  symlinkSync(broken, path.join(root, "pages/legal/folder.yaml"));
  expect((await edit("rename", "faqs", "questions")).complaint).toBe(
    "pages/legal/folder.yaml cannot be read as text. npm run check says why.",
  );
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
    "The last step cannot be taken back: what it changed, or what is around it, has been changed since. The next undo takes back the step before it, unless this one is possible by then.",
  ]);
});

test("every edit of a long row is taken back and made again, to the byte", {
  tags: ["rest"],
}, async () => {
  const edits = [
    ["rename", "/team/", "/people/"],
    ["rename", "faqs", "questions"],
    ["duplicate", "hero.stores.0"],
    ["move", "questions", "--after", "hero"],
    ...Array.from({ length: 25 }, (_, n) => ["set", "hero.title", `Title ${n}`]),
    ["delete", "questions"],
  ];
  const states = [files()];
  for (const words of edits) {
    expect(await edit(...words)).toMatchObject({ code: 0 });
    states.push(files());
  }
  for (const before of states.slice(0, -1).reverse()) {
    expect(await edit("undo")).toMatchObject({ code: 0 });
    expect(files()).toEqual(before);
  }
  expect(await edit("undo")).toMatchObject({
    code: 1,
    complaint: "There is nothing to take back.",
  });
  for (const after of states.slice(1)) {
    expect(await edit("redo")).toMatchObject({ code: 0 });
    expect(files()).toEqual(after);
  }
  expect(await edit("redo")).toMatchObject({
    code: 1,
    complaint: "There is nothing to make again.",
  });
  await edit("undo");
  await edit("set", "hero.title", "Another");
  expect(await edit("redo")).toMatchObject({ code: 1 });
});

test.each(
  sample(
    [
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
      [["redo", "twice"]],
      [["--file", "none.yaml", "disable", "hero"]],
      [[]],
    ],
    3,
  ),
)("%j is a wrong call", { tags: ["random"] }, async (words) => {
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
    "redo",
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
  expect(operationNames.length).toBe(15);
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

test("a call that cannot be understood is refused in words, and changes nothing", async () => {
  const calls = [
    ["move", "hero", "--to", "-1"],
    ["set", "hero.title", "- one"],
    ["move", "hero", "--where", "up"],
    ["set", "hero.title", "One", "--print=yes"],
    ["set", "site", "{}"],
    ["set", "nothing", "One"],
    ["rename", "faqs", "my questions"],
    ["add", "faq", "--id", "1"],
    ["rename", "/team/", "/assets/"],
    ["rename", "/team/", "/legal/index/"],
    ["rename", "/team/", "/Team/"],
  ];
  const before = files();
  const refused: string[] = [];
  for (const words of calls) {
    const { code, complaint } = await edit(...words);
    refused.push(`${words.join(" ")}: ${code} ${complaint}`);
  }
  expect(files()).toEqual(before);
  expect(refused).toMatchInlineSnapshot(`
    [
      "move hero --to -1: 2 --to needs a value behind it, which does not start with -. npm run edit -- --help tells how.",
      "set hero.title - one: 2 A word that starts with - is read as an option. npm run edit -- --help tells how.",
      "move hero --where up: 2 --where is not known. npm run edit -- --help tells how.",
      "set hero.title One --print=yes: 2 --print takes no value. npm run edit -- --help tells how.",
      "set site {}: 2 site is no section. Name a section, or a setting as in site.title.",
      "set nothing One: 1 There is no section "nothing". The page has header, hero, what_you_can_do, in_action, one_place, features, your_data, how_it_works, closing, feedback, faqs, sign_up and footer.",
      "rename faqs my questions: 2 "my questions" is no id. An id starts with a small letter and holds small letters, digits, - and _ only.",
      "add faq --id 1: 2 "1" is no id. An id starts with a small letter and holds small letters, digits, - and _ only.",
      "rename /team/ /assets/: 1 No page can be at /assets/: the build keeps its own files at /assets/. Choose another address.",
      "rename /team/ /legal/index/: 1 No page can be at /legal/index/: the page of a folder is the file beside it. Choose another address.",
      "rename /team/ /Team/: 1 /Team/ cannot be the address of a page. It holds small letters, digits, - and _, with / between folders, such as /legal/privacy/.",
    ]
  `);
  expect(await edit("set", "hero.title", "--", "- one")).toMatchObject({ code: 0 });
});
