import { expect, it } from "vitest";
import { parseDocument, visit } from "yaml";
import { renderPage } from "../../src/entry.server.tsx";
import { createAssetContext } from "../../src/node/assets/pictures.ts";
import { resolvePage } from "../../src/node/resolve/resolve.ts";
import { versionMarker } from "../../src/shared/markers.ts";
import { readPage } from "../../src/site/load.ts";
import { followFiles } from "../../src/yaml/reparse.ts";
import { fixturePaths, loadFixtureContext, smallPage } from "../fixtures/index.ts";
import { othersFor } from "./otherValues.ts";

const context = await loadFixtureContext();
const script = { code: "" };

/** The page with another value in the place of each scalar in turn, as far as the check takes it. */
function listEdits(text: string): string[] {
  const edits: string[] = [];
  visit(parseDocument(text), {
    Pair(_, { value: node }) {
      const scalar = Object(node);
      const [start, end] = scalar.range ?? [0, 0];
      if (!("value" in scalar)) return;
      const edited = othersFor(scalar.value)
        .filter((other) => other !== undefined)
        .map((other) => text.slice(0, start) + JSON.stringify(other) + text.slice(end));
      const taken = edited.find((page) => readPage(Buffer.from(page), context).pageFile);
      if (taken) edits.push(taken);
    },
  });
  return edits;
}

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

it("any scalar of page.yaml edited live gives the document that a fresh render gives", async () => {
  const edits = listEdits(smallPage);
  expect(edits.length).toBeGreaterThan(20);
  const live = { context: { ...context, parserOf: followFiles() }, assets: newAssetContext() };
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
});
