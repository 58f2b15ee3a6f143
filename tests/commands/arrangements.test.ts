import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Answers } from "../../src/node/scaffold/begin/answers.ts";
import { fillIn, readArrangement } from "../../src/node/scaffold/begin/arrangement.ts";
import { drawings } from "../../src/node/scaffold/begin/drawings/drawings.ts";
import { drawPictures } from "../../src/node/scaffold/begin/drawPictures.ts";
import { looks } from "../../src/node/scaffold/begin/looks.ts";
import { makeFiles } from "../../src/node/scaffold/begin/makeFiles.ts";
import { printPage } from "../../src/node/scaffold/begin/printPage.ts";
import { shipped } from "../../src/site/languages.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { loadSiteContext } from "../../src/site/read/loadSiteContext.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { presets, usualLayout } from "../../src/theme/presets.ts";
import { sample } from "../random/sample.ts";

const schemas = await loadSchemas(process.cwd());
const year = 2026;
const brand: Omit<Answers, "look"> = { name: "Lull", lang: "en", accent: "#1f6f8b", pages: false };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "broadside-looks-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The problems of a site that was just begun, but for words to write and letters that other typefaces have. */
async function findProblems(answers: Answers): Promise<string[]> {
  const root = path.join(folder, `${answers.look}-${answers.lang}`);
  await makeFiles(process.cwd(), root, answers, year);
  const { pages } = await loadSite(root, await loadSiteContext(root));
  const expected = ["placeholder", "other-typeface"];
  return pages.flatMap(({ path: at, pageFile, diagnostics }) => [
    ...(pageFile?.theme.preset === answers.look ? [] : [`${at} has no look`]),
    ...diagnostics
      .filter(({ code }) => !expected.includes(code))
      .map(({ message }) => `${at} ${message}`),
  ]);
}

describe.each(looks)("the page of the look %s", (look) => {
  it.each(sample([...shipped], 12))("is in order in %s", { tags: ["random"] }, async (lang) => {
    expect(await findProblems({ ...brand, look, lang })).toEqual([]);
  });

  it("is in order beside more pages", async () => {
    expect(await findProblems({ ...brand, look, lang: "de", pages: true })).toEqual([]);
  });

  it("has pictures that face as the words run", () => {
    const [there, mirrored] = ["en", "he"].map((lang) => drawPictures({ ...brand, look, lang }));
    for (const [file, svg] of there ?? []) {
      const isMark = !file.startsWith("/images/");
      expect([file, mirrored?.get(file) === svg]).toEqual([file, isMark]);
    }
  });

  it("has links to sections that are there, and a picture of each that it draws", () => {
    const { pictures = {} } = readArrangement(look);
    const page = printPage({ ...brand, look }, year, schemas);
    for (const name of Object.keys(pictures)) expect(page).toContain(`/images/${name}.svg`);
    expect(page).not.toMatch(/\$(?!schema)|undefined/);
  });
});

it("refers to nothing that is not there", () => {
  expect(() => fillIn({ title: "$benefits.name" }, { benefits: {} })).toThrow("$benefits.name");
  expect(fillIn([{ $: "a", icon: "heart" }, "$a.b"], { a: { b: "c" } })).toEqual([
    { b: "c", icon: "heart" },
    "c",
  ]);
});

it("keeps the same point of a drawing in view where it faces the other way", () => {
  const [there, mirrored] = ["en", "he"].map((lang) => {
    const { sections } = parse(printPage({ ...brand, look: "salon", lang }, year, schemas));
    const { background } = sections.find(({ type }: { type: string }) => type === "hero");
    return background.picture.focus;
  });
  expect(there[0]).not.toBe(0.5);
  expect(mirrored).toEqual([expect.closeTo(1 - there[0]), there[1]]);
});

it("no two pages of eight looks have one kind of header and of footer", () => {
  const eight = looks.slice(looks.indexOf("console"));
  const frames = eight.map((look) => {
    const { header, footer } = { ...usualLayout, ...presets[look] };
    return `${header} ${footer}`;
  });
  expect(new Set(frames).size).toBe(8);
});

it("three pages of eight looks never head a section with the same words", () => {
  const eight = looks.slice(looks.indexOf("console"));
  const titles = eight.flatMap((look) => {
    const { sections } = parse(printPage({ ...brand, look }, year, schemas));
    return sections.flatMap(({ props }: { props: { title?: string } }) => props.title ?? []);
  });
  const often = titles.filter((title) => titles.filter((other) => other === title).length > 2);
  expect(often).toEqual([]);
});

describe("thirteen pages", () => {
  /** A section's kind: its type, and what decides how it is laid out. */
  const kindOf = ({ type, tone, decoration, background, props }: Record<string, unknown>) => {
    const { layout, columns, align, pictureFrame, side, open, ...parts } = Object(props);
    const holds = ["image", "images", "tabs"].filter((part) => part in parts);
    const ground = [tone, decoration, background && "background"];
    return [type, layout, columns, align, pictureFrame, side, open, ...ground, ...holds].join(" ");
  };
  /** False for what frames a page. */
  const isBetween = ({ type }: { type: string }) =>
    !["announcement", "header", "footer"].includes(type);
  const pages = looks.map((look) => {
    const { sections } = parse(printPage({ ...brand, look }, year, schemas));
    const { title } = sections.find(({ type }: { type: string }) => type === "hero").props;
    return { look, title, kinds: sections.filter(isBetween).map(kindOf) };
  });

  it("have no opening and no order in common", () => {
    expect(new Set(pages.map(({ kinds }) => kinds[0])).size).toBeGreaterThan(10);
    const orders = pages.map(({ kinds }) => kinds.map((kind: string) => kind.split(" ")[0]).join());
    expect(new Set(orders).size).toBe(looks.length);
  });

  it("share no drawing", () => {
    const drawn = looks.map((look) => {
      const names = Object.values(readArrangement(look).pictures ?? {}).map(
        ({ drawing }) => drawing,
      );
      return [...new Set(names)];
    });
    expect(drawn.flat().sort()).toEqual(Object.keys(drawings).sort());
  });

  it("of brands of eight kinds open with other words each", () => {
    const titles = pages.map(({ title }) => title);
    expect(new Set(titles).size).toBe(9);
  });

  it("share two kinds of section at most, each two of them", () => {
    for (const [place, one] of pages.entries()) {
      for (const other of pages.slice(place + 1)) {
        const shared = one.kinds.filter((kind: string) => other.kinds.includes(kind));
        expect([one.look, other.look, ...shared.slice(2)]).toEqual([one.look, other.look]);
      }
    }
  });
});
