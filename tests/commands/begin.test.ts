import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Answers } from "../../src/node/scaffold/begin/answers.ts";
import { collectAnswers } from "../../src/node/scaffold/begin/ask.ts";
import { begin } from "../../src/node/scaffold/begin/begin.ts";
import { checkReady } from "../../src/node/scaffold/begin/checkReady.ts";
import { drawPictures } from "../../src/node/scaffold/begin/drawPictures.ts";
import { findTemplates } from "../../src/node/scaffold/begin/findTemplates.ts";
import { keepFolder, ownFolders, workFolder } from "../../src/node/scaffold/begin/folders.ts";
import { looks, showsLinks } from "../../src/node/scaffold/begin/looks.ts";
import { makeFiles } from "../../src/node/scaffold/begin/makeFiles.ts";
import { moveAll } from "../../src/node/scaffold/begin/moveAll.ts";
import { printPage } from "../../src/node/scaffold/begin/printPage.ts";
import { readStarter } from "../../src/node/scaffold/begin/starter.ts";
import { listLanguageFiles, shipped } from "../../src/site/languages.ts";
import { inspectPicture } from "../../src/site/media/pictures.ts";
import { loadPage } from "../../src/site/read/load.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { loadSiteContext } from "../../src/site/read/loadSiteContext.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { makeProject } from "../project/makeProject.ts";
import { runVite } from "../project/runVite.ts";
import { sample } from "../random/sample.ts";

const run = promisify(execFile);
const root = process.cwd();
const schemas = await loadSchemas(root);
const year = 2025;
const rodalisa: Answers = {
  name: "Rodalisa",
  lang: "pt",
  accent: "#ffc300",
  look: "meadow",
  pages: false,
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "broadside-begin-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Every text in a value, by its path; addresses, ids and icons are the same in every language. */
function textsOf(value: unknown, at = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}/${key}`));
}

/** Every file below a folder, with its text. */
async function snapshot(from: string): Promise<[file: string, text: string][]> {
  const entries = await readdir(from, { withFileTypes: true });
  const inner = entries
    .filter(({ name }) => name !== "node_modules" && name !== ".git")
    .map(async (entry): Promise<[string, string][]> => {
      const file = path.join(from, entry.name);
      if (entry.isDirectory()) return snapshot(file);
      return entry.isFile() ? [[file, await readFile(file, "utf8")]] : [];
    });
  return (await Promise.all(inner)).flat();
}

const known = [...shipped].sort();

describe("a starter page", () => {
  it("has as many texts in every language, and no two languages share one by mistake", () => {
    const english = textsOf(readStarter("en"));
    for (const lang of known) {
      const texts = textsOf(readStarter(lang));
      expect(texts.map(([at]) => at)).toEqual(english.map(([at]) => at));
      const same = texts.filter(([, text], index) => text === english[index]?.[1]);
      // Some short words are spelt alike.
      if (lang !== "en") expect(same.map(([, text]) => text).join(" ").length).toBeLessThan(20);
    }
  });

  it.each(sample([...known, "de-AT", "zh-TW", "hu", "fa-IR"], 5))(
    "in %s is in order",
    { tags: ["random"] },
    async (lang) => {
      const dir = path.join(folder, lang);
      await makeFiles(root, dir, { ...rodalisa, lang }, year);
      const { diagnostics, pageFile } = await loadPage(dir, await loadSiteContext(dir));
      const codes = new Set(diagnostics.map(({ code, severity }) => `${severity} ${code}`));
      expect(pageFile?.site.lang).toBe(lang);
      codes.delete("notice other-typeface");
      expect([...codes]).toEqual(["notice placeholder"]);
      const typeface = diagnostics.find(({ code }) => code === "other-typeface");
      expect(typeface?.hint ?? "None").toMatch(/^None/);
    },
  );

  it.each([
    'Say "Hi"',
    "Ben & Jerry's: #1",
    "# one",
    "- dash",
    "1984",
    "null",
    "yes",
    "{name}",
    "@home!",
    "A % B | C > D",
    "שלום עולם",
    "متجر 24/7",
    "ツバメ🐦",
    "Çığır \\n",
  ])("holds the name %s as it is", async (name) => {
    const dir = path.join(folder, "name");
    await makeFiles(root, dir, { ...rodalisa, name }, year);
    const { site } = parse(await readFile(path.join(dir, "page.yaml"), "utf8"));
    expect([site.name, site.title]).toEqual([name, expect.stringContaining(name)]);
  });

  it.each(["#ffc300", "#000", "#fff", "#777777", "#0a0f14", "#e60012", "#00ff00"])(
    "has pictures in %s that can be shown",
    async (accent) => {
      const dir = path.join(folder, "accent");
      await makeFiles(root, dir, { ...rodalisa, accent }, year);
      for (const [file, svg] of drawPictures({ accent, look: "meadow", lang: "pt" })) {
        const facts = await inspectPicture(path.join(dir, "public", file));
        expect(facts).toMatchObject({ kind: "still", content: "svg", isUnsized: false });
        expect(svg).toContain(`"${accent}"`);
      }
    },
  );

  it("is refused where it would not be in order", async () => {
    const dir = path.join(folder, "refused");
    await expect(
      makeFiles(root, dir, { ...rodalisa, accent: "yellow" }, year),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: The page would not be in order:
      Theme, colors: "accent" cannot be "yellow". A colour in quotes, such as "#1f5d4c".]
    `);
  });

  it("in a language that is not known holds the words to say in it", () => {
    const { site } = parse(printPage({ ...rodalisa, lang: "hu" }, year, schemas));
    const { words, notFound } = schemas.get("page.schema.json")?.definitions ?? {};
    expect(Object.keys(site.words)).toEqual(Object.keys(words?.properties ?? {}));
    expect(Object.keys(site.notFound)).toEqual(Object.keys(notFound?.properties ?? {}));
  });
});

describe("a starter page with more pages", () => {
  it.each(sample([...known, "hu"], 5))(
    "in %s has nothing wrong but what is still to write, and links to them",
    { tags: ["random"] },
    async (lang) => {
      const dir = path.join(folder, `pages-${lang}`);
      await makeFiles(root, dir, { ...rodalisa, lang, pages: true }, year);
      const { pages } = await loadSite(dir, await loadSiteContext(dir));
      expect(pages.map((page) => page.path)).toEqual([
        "/",
        "/cookies/",
        "/privacy/",
        "/terms/",
        "/thanks/",
      ]);
      const found = pages.flatMap(({ path: at, pageFile, diagnostics }) => {
        expect([at, pageFile?.site.lang]).toEqual([at, lang]);
        return diagnostics.map(({ code }) => `${at} ${code}`);
      });
      // Where a language has no such pages yet, they are in English, and that is told.
      const isTranslated = lang === "hu" || existsSync(`languages/${lang}/pages`);
      const allowed = ["other-typeface", ...(isTranslated ? [] : ["other-language"])];
      const wrong = found.filter((each) => !allowed.some((code) => each.endsWith(` ${code}`)));
      expect(new Set(wrong)).toEqual(new Set(pages.map((page) => `${page.path} placeholder`)));
    },
  );

  /** The template of a page in a language, as data and as text. */
  const readTemplate = async (lang: string, name: string) => {
    const source = await readFile(path.join(findTemplates(lang).file, `${name}.yaml`), "utf8");
    return { source, ...parse(source) };
  };
  const anchorsIn = (text: string) => text.match(/^#+ |\{#[a-z]+\}$/gm);

  it.each(listLanguageFiles("pages"))(
    "has texts in $lang that say first that they are templates",
    async ({ lang }) => {
      const lawyer =
        /^\*\*[^*]*\s(lawyer|Anwältin|juriste|abogado|avvocato|advogado|jurist)\b[^*]*\*\*\n\n/;
      for (const name of ["privacy", "terms", "cookies"]) {
        const { source, page, sections } = await readTemplate(lang, name);
        const [{ props }] = sections;
        expect(props.text).toMatch(lawyer);
        expect(source).toMatch(/^# .* from a template\./m);
        expect(page.title).toBe(props.title);
        // All languages have the same parts.
        const { sections: english } = await readTemplate("en", name);
        expect(anchorsIn(props.text)).toEqual(anchorsIn(english[0].props.text));
        expect(Object.keys(props)).toEqual(Object.keys(english[0].props));
        if (lang !== "en") expect(props.text).not.toMatch(/ the | your /);
      }
      expect((await readTemplate(lang, "thanks")).page.listed).toBe(false);
    },
  );

  it("has the texts of its language, in English where there are none", () => {
    const found = ["de-AT", "pt-BR", "nl", "zh-TW", "hu", "sv"].map(
      (lang) => findTemplates(lang).lang,
    );
    expect(found).toEqual(["de", "pt", "nl", "en", "en", "en"]);
  });
});

describe("answers", () => {
  /** Answers typed at a terminal, a line each, and what is seen there. */
  async function type(lines: string, given: Partial<Answers> = {}, hasLinks = false) {
    const input = new PassThrough();
    const output = new PassThrough();
    const seen: string[] = [];
    let rest = lines.split("\n").slice(0, -1);
    output.on("data", (chunk) => {
      seen.push(String(chunk));
      if (!String(chunk).endsWith(": ")) return;
      const [line, ...more] = rest;
      rest = more;
      if (line === undefined) input.end();
      else input.write(`${line}\n`);
    });
    const answers = await collectAnswers(given, schemas, { input, output, hasLinks }).catch(String);
    return { answers, seen: seen.join("") };
  }

  it("are asked for until they can be read", async () => {
    expect(
      await type("\n Rodalisa \nportuguese\nPT-br\nyellow\nFFC300\nfancy\nHarbor\nsim\nYes\n"),
    ).toMatchInlineSnapshot(`
      {
        "answers": {
          "accent": "#ffc300",
          "lang": "pt-BR",
          "look": "harbor",
          "name": "Rodalisa",
          "pages": true,
        },
        "seen": "The brand's name: The name is empty. Write it as visitors should read it.
      The brand's name: The language of the page, such as en, pt-BR or he: "portuguese" is not understood. A language is written as en, de or pt-BR.
      The language of the page, such as en, pt-BR or he: The brand's main colour, such as #ffc300: "yellow" is not understood. A colour in quotes, such as "#1f5d4c".
      The brand's main colour, such as #ffc300: The looks:
        meadow      calm greens on warm paper
        harbor      clear blues, crisp edges
        dusk        plum and coral, round and lively
        workshop    black lines, square corners, loud titles, no pen
        library     serifs on white paper, quiet titles, much room, nothing decorated
        console     a tool for developers: small type, thin lines
        salon       quiet luxury: everything in the middle, upright pictures
        playground  loud and round, for children
        chambers    a law office: headings beside what they introduce
        poster      capitals as wide as the window
        civic       a public service: plain, narrow, easy to read
        editorial   a magazine: large serifs, lines between sections
        lagoon      glass over clear colours
      The look, or nothing for meadow: "fancy" is not understood. There is meadow, harbor, dusk, workshop, library, console, salon, playground, chambers, poster, civic, editorial or lagoon.
      The looks:
        meadow      calm greens on warm paper
        harbor      clear blues, crisp edges
        dusk        plum and coral, round and lively
        workshop    black lines, square corners, loud titles, no pen
        library     serifs on white paper, quiet titles, much room, nothing decorated
        console     a tool for developers: small type, thin lines
        salon       quiet luxury: everything in the middle, upright pictures
        playground  loud and round, for children
        chambers    a law office: headings beside what they introduce
        poster      capitals as wide as the window
        civic       a public service: plain, narrow, easy to read
        editorial   a magazine: large serifs, lines between sections
        lagoon      glass over clear colours
      The look, or nothing for meadow: More pages, for privacy, terms, cookies and thanks (yes or no): "sim" is not understood. Write yes or no.
      More pages, for privacy, terms, cookies and thanks (yes or no): ",
      }
    `);
  });

  it("that were given are not asked for", async () => {
    const given = { name: "א", accent: "#fc0", look: "salon", pages: true } as const;
    const { answers, seen } = await type("he\n", given);
    expect(answers).toEqual({ ...given, lang: "he" });
    expect(seen).not.toMatch(/name|colour|yes|look/);
    const { pages: _, look: __, ...brand } = rodalisa;
    expect(await type("", brand)).toEqual({ answers: rodalisa, seen: "" });
  });

  it("show each look by its picture, in a terminal that has links", async () => {
    const { answers, seen } = await type("#fc0\n", { name: "A", lang: "en" }, true);
    expect(answers).toContain("no answer");
    const links = [...seen.matchAll(/\]8;;(file:[\w/:.-]+).\\(\w+)/g)];
    expect(links.map(([, , look]) => look)).toEqual(looks);
    for (const [, address = ""] of links) expect(existsSync(new URL(address)), address).toBe(true);
    expect(showsLinks({ VTE_VERSION: "6800" })).toBe(true);
    expect(showsLinks({ VTE_VERSION: "6800", TERM: "dumb" })).toBe(false);
    expect(showsLinks({ TERM: "xterm" })).toBe(false);
  });

  it("may be left out, and nothing happens", async () => {
    const { answers } = await type("Rodalisa\n");
    expect(answers).toMatchInlineSnapshot(
      `"Error: Nothing was changed: a question has no answer."`,
    );
  });

  it.each([
    { name: " " },
    { name: "two\nlines" },
    { lang: "" },
    { lang: "p" },
    { lang: "pt_PT" },
    { lang: "pt-x-old" },
    { accent: "" },
    { accent: "#ff" },
    { accent: "rgb(1,2,3)" },
    { look: "fancy" },
  ])("such as %j are refused", async (wrong) => {
    await expect(collectAnswers({ ...rodalisa, ...wrong }, schemas, undefined)).rejects.toThrow(
      /is empty|is more than one line|is not understood/,
    );
  });
});

describe("npm run begin", () => {
  const readme =
    "Start\n| `npm run draw` | draws |\n| `npm test` | tests |\nart/   sources\ntests/ all\n";

  /** A project with a page, pictures, drawings and tests that belong to it. */
  async function makeFirst(name: string, isKept: boolean): Promise<string> {
    const project = await makeProject(name, "site: {}\n");
    const write = async (file: string, text: string) => {
      await rm(path.join(project, file), { force: true });
      await mkdir(path.dirname(path.join(project, file)), { recursive: true });
      await writeFile(path.join(project, file), text);
    };
    await rm(path.join(project, "public"));
    await write("public/images/first.png", "first");
    await write("art/make.ts", "first");
    await write("tests/example/page.spec.ts", "first");
    await write("tests/site/axe.spec.ts", "any");
    await write("README.md", readme);
    await write(".gitignore", "node_modules/\n*.local\n");
    const scripts = { draw: "tsx art/make.ts", test: "vitest" };
    await write("package.json", JSON.stringify({ type: "module", scripts }));
    if (isKept) {
      await run("git", ["init", "-q"], { cwd: project });
      await commit(project);
    }
    return project;
  }

  const commit = async (cwd: string) => {
    await run("git", ["add", "--all"], { cwd });
    await run("git", ["-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "x"], { cwd });
  };

  it("leaves the page, its pictures and nothing of the first page", async () => {
    const project = await makeFirst("begin", true);
    expect(await checkReady(project)).toBe(true);
    const said = await begin(project, rodalisa, year, true);
    expect(said).toMatchInlineSnapshot(`
      "page.yaml is a page for "Rodalisa" now, in Portuguese, and public/ holds pictures in its colours. The first page is gone, with its drawings in art/ and its tests in tests/example/.

      Links and icons are in #85650d: on this page, words in #ffc300 could not be read.

      Next: npm start shows the page. Write your own words into page.yaml."
    `);
    const files = (await snapshot(project)).map(([file]) => path.relative(project, file));
    expect(files.sort()).toEqual(
      [
        ".gitignore",
        "README.md",
        "package.json",
        "page.yaml",
        ...[...drawPictures(rodalisa).keys()].map((file) => `public${file}`),
        "tests/site/axe.spec.ts",
      ].sort(),
    );
    const text = async (file: string) => readFile(path.join(project, file), "utf8");
    expect(await text("page.yaml")).toBe(printPage(rodalisa, year, schemas));
    expect(JSON.parse(await text("package.json")).scripts).toEqual({ test: "vitest" });
    expect(await text("README.md")).toBe("Start\n| `npm test` | tests |\ntests/ all\n");
  });

  it("makes more pages, but not among pages that are there", { tags: ["rest"] }, async () => {
    const project = await makeFirst("begin-pages", true);
    const wish = { ...rodalisa, pages: true };
    expect(await begin(project, wish, year, true)).toContain(
      "Their texts are templates in Portuguese: write what is true of you, and have",
    );
    const { pages } = await loadSite(project);
    expect(pages).toHaveLength(5);
    const before = await snapshot(project);
    await expect(begin(project, wish, year, true)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: There are pages beside the first already, in pages/. Run this without more pages, or move that folder away.]`,
    );
    expect(await snapshot(project)).toEqual(before);
  });

  it("does not run where there is uncommitted work, nor a second time", async () => {
    const project = path.resolve(".projects/begin");
    await expect(checkReady(project)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: There is work here that is not committed:
         M README.md
         D art/make.ts
         M package.json
         M page.yaml
         D public/images/first.png
         D tests/example/page.spec.ts
        ?? public/favicon.svg
        ?? public/images/hero.svg
        and 1 more
      Commit it, or put it aside with git stash -u, and run this again.]
    `);
    await commit(project);
    await expect(checkReady(project)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: This replaces the page that came with the project, and that is not here any more: art/ is gone. Change your own page in page.yaml: site.name, site.lang, and accent below theme and colors.]`,
    );
  });

  it("keeps the first page aside where git does not", { tags: ["rest"] }, async () => {
    const project = await makeFirst("begin-ungit", false);
    const before = await snapshot(project);
    expect(await checkReady(project)).toBe(false);
    expect(await begin(project, rodalisa, year, false)).toContain(`is in ${keepFolder}/`);
    for (const [file, text] of before) {
      const name = path.relative(project, file);
      const moved = path.join(project, keepFolder, name);
      expect(await readFile(existsSync(moved) ? moved : file, "utf8"), name).toBe(text);
    }
    for (const name of ownFolders) {
      await cp(path.join(project, keepFolder, name), path.join(project, name), { recursive: true });
    }
    await expect(checkReady(project)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: first-page.local/ holds what was here before an earlier run. Move it to where you keep it, and run this again.]`,
    );
  });

  it("changes nothing where the page would not be in order, or cannot be moved in", async () => {
    const project = await makeFirst("begin-refused", false);
    const before = await snapshot(project);
    await expect(begin(project, { ...rodalisa, accent: "yellow" }, year, false)).rejects.toThrow(
      "would not be in order",
    );
    expect(await snapshot(project)).toEqual(before);
    const at = (name: string) => path.join(project, name);
    await expect(
      moveAll([
        { from: at("page.yaml"), to: at("moved.yaml") },
        { from: at("art"), to: at("moved") },
        { from: at("not-there"), to: at("moved-too") },
      ]),
    ).rejects.toThrow("ENOENT");
    expect(await snapshot(project)).toEqual(before);
    expect(existsSync(at(workFolder))).toBe(false);
  });

  it("says without a terminal what is missing, and what the shell took away", {
    tags: ["rest"],
  }, async () => {
    const project = await makeFirst("begin-cli", false);
    const cli = path.resolve("src/cli/begin.ts");
    const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
    const ask = (...args: string[]) =>
      run(process.execPath, [tsx, cli, ...args], { cwd: project }).then(
        ({ stdout }) => stdout,
        ({ stderr }) => stderr,
      );
    expect([
      await ask("--name", 'Say "Hi"', "--pages"),
      await ask("--lang", "pt", "--accent"),
      await ask("Rodalisa"),
    ]).toMatchInlineSnapshot(`
      [
        "--lang and --accent are missing. Write, for example: npm run begin -- --name "Say \\"Hi\\"" --lang en --accent "#ffc300" --pages
      ",
        "--accent needs a value behind it, which does not start with -.
      Write: npm run begin -- --name "Blue Kettle" --lang en --accent "#ffc300". The quotes matter: without them, the shell takes # for the start of a comment.
      ",
        "Rodalisa stands alone, without an option in front of it.
      Write: npm run begin -- --name "Blue Kettle" --lang en --accent "#ffc300". The quotes matter: without them, the shell takes # for the start of a comment.
      ",
      ]
    `);
  });

  it("leaves a page from right to left that can be built, in letters of its own", {
    tags: ["rest"],
  }, async () => {
    const project = await makeFirst("begin-built", false);
    await rm(path.join(project, "package.json"));
    await cp("package.json", path.join(project, "package.json"));
    await begin(project, { ...rodalisa, name: "טחנת העמק", lang: "he", pages: true }, year, false);
    const { code, output } = await runVite(project, "build", "--app");
    expect({ code, output }).toMatchObject({ code: 0 });
    const html = await readFile(path.join(project, "dist/index.html"), "utf8");
    expect(html).toMatch(/<html[^>]* lang="he"[^>]* dir="rtl"|<html[^>]* dir="rtl"[^>]* lang="he"/);
    expect(html).toContain("טחנת העמק");
    expect(html).toContain('href="/cookies/"');
    expect(await readFile(path.join(project, "dist/cookies/index.html"), "utf8")).toContain(
      "<table",
    );
  });
});
