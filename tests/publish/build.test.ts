import { execFile } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { laidOutUnasked } from "../../src/theme/global.ts";
import { typefaceFile } from "../../src/theme/typefaces.ts";
import { pageYaml as source } from "../fixtures/index.ts";
import { staticTypes } from "../fixtures/islandTypes.ts";
import { buildIn } from "../project/build.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import { runVite } from "../project/runVite.ts";

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);

/** Every file of a folder with its content. */
function snapshot(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    files
      .filter((file) => statSync(path.join(dir, file)).isFile())
      .map((file) => [file, readFileSync(path.join(dir, file), "base64")]),
  );
}

describe("npm run build", () => {
  let root: string;
  let files: Map<string, string>;
  let output: string;

  beforeAll(async () => {
    root = await makeProject("build", source);
    const built = await runVite(root, "build", "--app");
    const { code } = built;
    output = built.output;
    expect(output).not.toMatch(/error/i);
    expect(code).toBe(0);
    files = snapshot(path.join(root, "dist"));
  });

  const textOf = (file: string) => Buffer.from(files.get(file) ?? "", "base64").toString();
  const measureBytes = (text: string) => brotliCompressSync(text).length;

  it("fetches nothing before it is needed, and little then", () => {
    const html = textOf("index.html");
    const inlined = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)];
    const [announcement = "", bootstrap = ""] = inlined.map(([, script]) => script);
    expect(inlined).toHaveLength(2);
    expect(bootstrap).toContain("IntersectionObserver");
    expect(measureBytes(announcement + bootstrap)).toBeLessThan(1_500);
    // The browsers that reject this script reject the module script too. Otherwise the page would wait for a
    // script that never runs.
    expect(announcement).toContain("||=");
    expect(bootstrap).toContain("??=");
    expect(html).not.toMatch(/<script[^>]+src=|modulepreload/);
    expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);
    expect(html).not.toMatch(/<video(?![^>]* preload="none")/);
    const fonts = [...files].filter(([file]) => file.endsWith(".woff2"));
    const fontBytes = fonts.reduce((sum, [, content]) => sum + (content.length / 4) * 3, 0);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fontBytes).toBeLessThan(50_000);
    const scripts = [...files.keys()].filter((file) => file.endsWith(".js"));
    const total = scripts.reduce((sum, file) => sum + measureBytes(textOf(file)), 0);
    expect(scripts.length).toBeGreaterThan(5);
    expect(total).toBeLessThan(110_000);
  });

  it("sends a small document, with its styles inside it", () => {
    expect(measureBytes(textOf("index.html"))).toBeLessThan(20_000);
    expect(textOf("index.html")).not.toMatch(/<link[^>]+rel="stylesheet"/);
  });

  it("brings all that a phone lays out first in the first 14,000 bytes, which need no answer on their way", () => {
    const firstFlight = brotliCompressSync(textOf("index.html")).subarray(0, 14_000);
    const arrived = brotliDecompressSync(firstFlight, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    expect(arrived).toContain("</style>");
    expect(arrived.match(/<\/section>/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it("writes no style into the markup, where a strict policy would not let it work", () => {
    expect(textOf("index.html")).not.toMatch(/<[^>]+ style=/);
  });

  it.each(staticTypes)("ships no JavaScript for %s", (type) => {
    expect(textOf("index.html")).not.toContain(`data-island="${type}"`);
    const scripts = [...files.keys()].filter((file) => file.endsWith(".js"));
    const named = new RegExp(`/${type}-`, "i");
    expect(scripts.filter((file) => named.test(file))).toEqual([]);
  });

  it("prints the same bytes again, also without a command", { tags: ["rest"] }, async () => {
    expect(snapshot(await buildIn(root))).toEqual(files);
  });

  it("ends with who on the page is invented, and says what to do", () => {
    const [, last = ""] = output.split("printed to dist/");
    const lines = source.split("\n");
    const samples = lines.flatMap((line, index) => (/^ +sample:$/.test(line) ? [index + 1] : []));
    expect(last.match(/page\.yaml:\d+/g)).toEqual(samples.map((line) => `page.yaml:${line}`));
    expect(last).toMatch(
      /^\s*WARNING: .* unfair practice .* put real ones in place of each sample/s,
    );
  });

  it("publishes nothing of what the live preview says about page.yaml", () => {
    expect(
      [...files.keys()].filter((file) => /broadside-report|broadside\/fix/.test(textOf(file))),
    ).toEqual([]);
  });

  it("says what it takes when it is asked for something else", async () => {
    const asked = run(process.execPath, ["src/cli/build.js", "--drafts"], {
      cwd: root,
    });
    await expect(asked).rejects.toMatchObject({
      code: 2,
      stderr:
        "build takes --draft or --gallery or --dry-run, --on with a day, --address with an address, or nothing; --drafts is not among it.\n",
    });
    expect(snapshot(path.join(root, "dist"))).toEqual(files);
  });

  it("stops at a mistake, says where it is, and leaves the last page alone", async () => {
    writeFileSync(path.join(root, "page.yaml"), source.replace("type: hero", "type: heroo"));
    const { code, output } = await runVite(root, "build", "--app");
    expect(code).toBe(1);
    expect(output).toMatch(/^page\.yaml:\d+:\d+ error /m);
    expect(output).not.toMatch(/\n\s+at /);
    expect(snapshot(path.join(root, "dist"))).toEqual(files);
  });

  it("shows the line of a mistake in a Markdown file that the page names", {
    tags: ["rest"],
  }, async () => {
    const prose = "  - { type: prose, props: { title: Terms, file: terms.md } }\n  - type: footer";
    writeFileSync(path.join(root, "page.yaml"), source.replace("  - type: footer", prose));
    mkdirSync(path.join(root, "texts"));
    writeFileSync(path.join(root, "texts/terms.md"), "One.\n\nSee [the plans](#nowhere).\n");
    const { code, output } = await runVite(root, "build", "--app");
    rmSync(path.join(root, "texts"), { recursive: true });
    expect(code).toBe(1);
    const [, frame = ""] =
      /^texts\/terms\.md:3:\d+ error no-anchor .*\n((?: .*\|.*\n)+)/m.exec(output) ?? [];
    expect(frame).toContain("3 | See [the plans](#nowhere).");
  });

  it("lets links glide on a page whose <main> holds as many sections as it lays out by itself, and sends nothing of an island that is off", {
    tags: ["rest"],
  }, async () => {
    const inMain = (source.match(/^ {2}- type: (?!header|faq|footer)/gm) ?? []).length;
    const more = Array.from({ length: laidOutUnasked - inMain }, (_, n) => {
      const props = { title: `More ${n}`, lines: ["One more."] };
      return `  - ${JSON.stringify({ type: "statement", id: `more-${n}`, props })}\n`;
    });
    const grown = source
      .replace("type: faq", "type: faq\n    enabled: false")
      .replace("  - type: footer", `${more.join("")}  - type: footer`);
    writeFileSync(path.join(root, "page.yaml"), grown);
    const isFaq = (file: string) => /^assets\/Faq-[^.]*\.js$/.test(file);
    expect([...files.keys()].filter(isFaq)).toHaveLength(1);
    files = snapshot(await buildIn(root));
    const html = textOf("index.html");
    expect(html.match(/<section/g)).toHaveLength(laidOutUnasked);
    expect(html.includes("scroll-behavior:auto")).toBe(false);
    expect([...files.keys()].filter(isFaq)).toEqual([]);
    expect(html).not.toContain("assets/Faq-");
    expect(html).toContain("assets/Header-");
  });

  it("stops where a file of the author's would be lost under its own, and names every one", {
    tags: ["rest"],
  }, async () => {
    writeFileSync(path.join(root, "page.yaml"), source);
    const folder = await copyFolder(root, "public");
    writeFileSync(path.join(folder, "robots.txt"), "");
    writeFileSync(path.join(folder, "404.html"), "");
    mkdirSync(path.join(folder, "assets"));
    const { code, output } = await runVite(root, "build", "--app");
    expect(code).toBe(1);
    expect(output.match(/same-address public\/\S+/g)?.sort()).toEqual([
      "same-address public/404.html",
      "same-address public/assets",
      "same-address public/robots.txt",
    ]);
    expect(snapshot(path.join(root, "dist"))).toEqual(files);
    await copyFolder(root, "public");
  });

  it("stops at a section that costs more than it may, and names it", {
    tags: ["rest"],
  }, async () => {
    const words = Array.from({ length: 4_000 }, (_, n) => Math.sin(n).toString(36).slice(-8));
    const statement = {
      type: "statement",
      id: "long",
      props: { title: "Long", lines: [words.join(" ")] },
    };
    const long = `  - ${JSON.stringify(statement)}\n  - type: footer`;
    writeFileSync(path.join(root, "page.yaml"), source.replace("  - type: footer", long));
    const { code, output } = await runVite(root, "build", "--app");
    expect(code).toBe(1);
    const said = output.slice(output.indexOf("Not published")).trim();
    expect(said.replace(/costs \d+ bytes/, "costs … bytes")).toMatchInlineSnapshot(`
      "Not published:
      page.yaml:582:5 statement #long costs … bytes of html, where 12000 are allowed. Say it in fewer words, or in two sections; or allow more in schema/sections/statement.schema.json."
    `);
    expect(snapshot(path.join(root, "dist"))).toEqual(files);
  });

  it("stops at a picture that breaks off, and says where it is named", {
    tags: ["rest"],
  }, async () => {
    writeFileSync(path.join(root, "page.yaml"), source);
    const picture = path.join(await copyFolder(root, "public"), "images/hero.png");
    truncateSync(picture, Math.round(statSync(picture).size / 2));
    const { code, output } = await runVite(root, "build", "--app");
    expect(code).toBe(1);
    expect(output).toMatch(/^page\.yaml:\d+:\d+ error spoiled-picture .*"\/images\/hero\.png"/m);
    expect(output).not.toMatch(/\n\s+at /);
    expect(snapshot(path.join(root, "dist"))).toEqual(files);
  });

  it("stops at a section whose file does not export its component, and names it", {
    tags: ["rest"],
  }, async () => {
    writeFileSync(path.join(root, "page.yaml"), source);
    await copyFolder(root, "public");
    const file = path.join(await copyFolder(root, "src"), "sections/statement/Statement.tsx");
    const code = readFileSync(file, "utf8");
    writeFileSync(file, code.replace("export function Statement", "export function Sentence"));
    const stopped = await runVite(root, "build", "--app");
    expect(stopped.code).toBe(1);
    expect(stopped.output).toContain('The section type "statement" has no component: its file');
    expect(snapshot(path.join(root, "dist"))).toEqual(files);
  });
});

it("publishes the engine's own pictures and films only where page.yaml names them, and fonts only cut", async () => {
  const publicDir = await mkdtemp(path.join(tmpdir(), "broadside-"));
  copyFileSync(resolve(typefaceFile("Newsreader")), path.join(publicDir, "Own.woff2"));
  const page = `site: { name: A, title: B, description: C, url: https://a.example, logo: /examples/mark.svg, icon: /examples/mark.svg }
theme: { fonts: { displayFiles: [/Own.woff2], textFiles: [/Own.woff2] } }
sections:
  - type: showcase
    props:
      title: D
      video: { mp4: /examples/film.mp4, poster: /examples/film.png, description: E }`;
  const root = await makeProject("build-examples", page, publicDir);
  const { code, output } = await runVite(root, "build", "--app");
  expect(code, output).toBe(0);
  expect(output).toContain("2 notices (2 placeholder)");
  // Of the poster there are copies, and the page asks for these.
  const published = readdirSync(path.join(root, "dist/examples"));
  expect(published.filter((file) => !/\.(br|gz)$/.test(file)).sort()).toEqual([
    "film.mp4",
    "mark.svg",
  ]);
  const files = readdirSync(path.join(root, "dist"), { recursive: true, encoding: "utf8" });
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(fonts.filter((file) => !/^assets\/own-[^/]+$/.test(file))).toEqual([]);
  const html = readFileSync(path.join(root, "dist/index.html"), "utf8");
  const early = [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)];
  expect(early.map(([, file]) => file).sort()).toEqual(fonts.sort());
  expect(html).toContain('--display:"Own display"');
  expect(html).not.toContain("Figtree");
});
