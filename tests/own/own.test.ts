import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { renderPage, renderSection } from "../../src/index.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { openLanguageServer } from "../diagnostics/languageServer.ts";
import { ownTypesDir } from "../fixtures/index.ts";
import { buildIn } from "../project/build.ts";
import { makeOwnSite } from "../project/makeOwnSite.ts";

const run = promisify(execFile);
let root: string;
const inside = (file: string) => path.join(root, file);

beforeAll(async () => {
  root = await makeOwnSite("own-types");
  // Writes what text editors read.
  await check(root, {});
  // As a begun site has it. It decides what the bundler does with an import that is not used.
  const preset = path.relative(root, path.resolve("tsconfig.site.json"));
  const config = {
    extends: preset,
    include: ["*.ts", "sections", ".broadside/*.d.ts"],
    exclude: [],
  };
  await writeFile(inside("tsconfig.json"), JSON.stringify(config));
});

/** The compiler's report of the site's code. */
async function compile(): Promise<string> {
  const tsc = path.resolve("node_modules/typescript/bin/tsc");
  return run(process.execPath, [tsc, "-p", root]).then(
    () => "",
    ({ stdout }) => stdout,
  );
}

test("the guide shows code of this site", async () => {
  const guide = await readFile("docs/own-types.md", "utf8");
  const blocks = [...guide.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code]) => code);
  const files = ["mood-board/MoodBoard.tsx", "stats/Stats.tsx"];
  const codes = files.map((file) => readFile(path.join(ownTypesDir, "sections", file), "utf8"));
  expect(blocks).toEqual(await Promise.all(codes));
});

test("the types of own props are those of their schemas", async () => {
  const wrong = `import type { SectionProps, WrapperProps } from "broadside/section";
type Pin = SectionProps<"mood-board">["pins"][number];
const [width, look]: [number, "grid" | "loose"] = [{} as Pin["image"]["width"], {} as SectionProps<"mood-board">["layout"]];
// @ts-expect-error A picture has no word.
const word = ({} as Pin).image.word;
// @ts-expect-error A link may have no destination.
const href: string = ({} as NonNullable<Pin["link"]>).href;
// @ts-expect-error The type that is wrapped has items.
const items: string = ({} as WrapperProps<"stats">).items;
export { width, look, word, href, items };
`;
  await writeFile(inside("sections/types.ts"), wrong);
  expect(await compile()).toBe("");
});

test("own types and wrapped ones are built, and the islands among them alone send a script", async () => {
  const html = await readFile(path.join(await buildIn(root), "index.html"), "utf8");
  expect(html).toContain("Counted on the first of May.");
  expect(html).toContain('data-layout="grid"');
  expect([...html.matchAll(/data-island="([^"]+)"/g)].map(([, type]) => type)).toEqual(["tour"]);
});

test("a component with an error stops the build with its file, and without calls of the engine", {
  tags: ["rest"],
}, async () => {
  const file = inside("sections/mood-board/MoodBoard.tsx");
  const code = await readFile(file, "utf8");
  const told: unknown[] = [];
  for (const [wanted, wrong] of [
    ["return (", "return (("],
    ["Picture, SectionHeading", "Pictures, SectionHeading"],
    ['"broadside/ui"', '"broadside-ui"'],
    ["pins.map", "frame.pins.map"],
  ] as const) {
    await writeFile(file, code.replace(wanted, wrong));
    told.push(await buildIn(root).catch((error) => `${error}`));
  }
  await writeFile(file, code);
  expect(told.join("\n---\n")).toMatchInlineSnapshot(`
    "The site's own code has an error.

    [builtin:vite-transform] Expected \`,\` or \`)\` but found \`;\`
        ╭─[ sections/mood-board/MoodBoard.tsx:27:4 ]
        │
     15 │   return ((
        │          ┬  
        │          ╰── Opened here
        │ 
     27 │   );
        │    ┬  
        │    ╰── \`,\` or \`)\` expected
    ────╯
    ---
    The site's own code has an error.

    [MISSING_EXPORT] "Pictures" is not exported by "src/ui/index.ts".
       ╭─[ sections/mood-board/MoodBoard.tsx:3:21 ]
       │
     3 │ import { Container, Pictures, SectionHeading, TextLink } from "broadside/ui";
       │                     ────┬───  
       │                         ╰───── Missing export
    ───╯
    ---
    The site's own code has an error.

    [vite]: Rolldown failed to resolve import "broadside-ui" from "sections/mood-board/MoodBoard.tsx".
    ---
    sections/mood-board: on the page /, the section #mood-board of the type mood-board cannot be rendered: Cannot read properties of undefined (reading 'map'). A setting may be missing that "required" of the schema does not list."
  `);
});

test("the headless API renders them too", async () => {
  const site = await loadSite(root);
  const [{ pageFile }] = site.pages;
  if (!pageFile) throw new Error("The page has an error.");
  expect((await renderPage(site, pageFile)).html).toContain("Counted on the first of May.");
  const { html, css } = await renderSection(site, pageFile, "mood-board");
  expect(html).toContain('data-layout="grid"');
  expect(css).toContain(".broadside [data-tone]");
});

test("text editors know an own type and its settings", async () => {
  const server = await openLanguageServer(root);
  try {
    const page = await readFile(inside("page.yaml"), "utf8");
    expect(await server.diagnoseSyntax(page)).toEqual([]);
    const [head = ""] = page.split("\n");
    const offer = async (text: string) =>
      (await server.complete(`${head}\nsections:\n  - type: ${text}`)).map(({ label }) => label);
    expect(await offer("¦\n")).toContain("mood-board");
    expect(await offer("mood-board\n    props:\n      ¦\n")).toEqual(
      expect.arrayContaining(["title", "layout", "pins"]),
    );
    const taking = page.replace(/ {8}- value: "12".*/s, "        from: rooms\n");
    expect(await server.diagnoseSyntax(taking)).toEqual([]);
    expect(await server.diagnoseSyntax(taking.replace("rooms", "none"))).not.toEqual([]);
  } finally {
    server.close();
  }
});
