import { expect, it } from "vitest";
import { parseDocument, visit } from "yaml";
import { renderPage } from "../../src/entry.server.tsx";
import { createAssetContext } from "../../src/node/assets/pictures.ts";
import { resolvePage } from "../../src/node/resolve/resolve.ts";
import { versionMarker } from "../../src/shared/markers.ts";
import { readPage } from "../../src/site/read/load.ts";
import { createParsers } from "../../src/yaml/reparse.ts";
import { fixturePaths, loadFixtureContext, smallPage } from "../fixtures/index.ts";
import { othersFor } from "./otherValues.ts";

const context = await loadFixtureContext();
const script = { code: "" };

/** A scalar of a page: true where no scalar above it has its name, and its place in the text. */
interface Scalar {
  isFirst: boolean;
  value: unknown;
  range: [start: number, end: number];
}

function listScalars(text: string): Scalar[] {
  const names = new Set<string>();
  const scalars: Scalar[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value: node }) {
      const { value, range } = Object(node);
      if (value === undefined || !range) return;
      const name = String(key);
      scalars.push({ isFirst: !names.has(name), value, range });
      names.add(name);
    },
  });
  return scalars;
}

/** The page with another value in the place of each of these scalars in turn, as far as the check takes it. */
const listEdits = (text: string, scalars: readonly Scalar[]): string[] =>
  scalars.flatMap(({ value, range: [start, end] }) => {
    const edited = othersFor(value)
      .filter((other) => other !== undefined)
      .map((other) => text.slice(0, start) + JSON.stringify(other) + text.slice(end));
    return edited.find((page) => readPage(Buffer.from(page), context).pageFile) ?? [];
  });

const newAssetContext = () => ({
  ...createAssetContext(fixturePaths, "/"),
  schemas: context.schemas,
});

/** A document without the versions of its sections; of styles that were first asked for later, others come first. */
function compare(html: string): unknown {
  const plain = html.replace(new RegExp(` ${versionMarker}="[^"]*"`, "g"), "");
  const [before, styles = "", after] = plain.split(/(?<=<style>)|(?=<\/style>)/);
  return { before, rules: styles.split("}").sort(), after };
}

const scalars = listScalars(smallPage);

/** Makes each edit in turn, live and in a fresh render, and expects the same document. */
async function compareEdits(edits: readonly string[]): Promise<void> {
  expect(edits.length).toBeGreaterThan(10);
  const live = { context: { ...context, parserOf: createParsers() }, assets: newAssetContext() };
  const sent = new Map<string, string>();
  // Of a section that open pages have, an empty frame is sent.
  const fill = (html: string) =>
    html.replace(
      new RegExp(`<section [^>]*${versionMarker}="([^"]*)"></section>`, "g"),
      (stub, version: string) => sent.get(version) ?? stub,
    );
  for (const text of [smallPage, ...edits, smallPage]) {
    const { pageFile } = readPage(Buffer.from(text), live.context);
    const { pageFile: fresh } = readPage(Buffer.from(text), context);
    if (!pageFile || !fresh) throw new Error("The check refuses the page.");
    const known = new Set<string | undefined>(sent.keys());
    const edited = await renderPage(await resolvePage(pageFile, live.assets), {
      script,
      live: { known },
    });
    const shown = fill(edited.html);
    sent.clear();
    for (const { version, html } of edited.frames) sent.set(version ?? "", html);
    const anew = await renderPage(await resolvePage(fresh, newAssetContext()), {
      script,
      live: {},
    });
    expect(compare(shown)).toEqual(compare(anew.html));
  }
}

it("a scalar of each name edited live gives the document that a fresh render gives", () =>
  compareEdits(
    listEdits(
      smallPage,
      scalars.filter(({ isFirst }) => isFirst),
    ),
  ));

it("any other scalar edited live does so too", { tags: ["rest"] }, () =>
  compareEdits(
    listEdits(
      smallPage,
      scalars.filter(({ isFirst }) => !isFirst),
    ),
  ),
);
