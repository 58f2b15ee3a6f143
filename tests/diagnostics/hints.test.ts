import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { change, read, smallPage } from "./readFixture.ts";

const context = await loadFixtureContext();
const site = { name: "Lull", title: "Lull", description: "A page to sleep by." };
const types = readdirSync("schema/sections").map((file) => path.basename(file, ".schema.json"));

/** Types that show their title in its lines, as their schema says. */
const lined = types.filter(
  (type) => context.schemas.get(`sections/${type}.schema.json`)?.properties?.title?.lines,
);

test("the types that the guide means show lines", () => {
  expect(lined).toEqual(expect.arrayContaining(["hero", "cta", "statement"]));
});

test.each(lined)("a title of %s may have lines", (type) => {
  const page = stringify({ site, sections: [{ type, props: { title: "One page.\nNo fuss\n" } }] });
  const { diagnostics } = readPage(Buffer.from(page), context);
  expect(diagnostics.filter(({ code }) => code === "lines")).toEqual([]);
});

test("a link asks for an id of the right page before one of another page", () => {
  const page = change(smallPage, '"#features"', '"#featurings"');
  const [{ hint } = {}] = read(page).diagnostics;
  expect(hint).toBe('Did you mean "#features"?');
});

test("a link to the words of a heading is told how the heading is linked to", () => {
  const text = "## Öffnungszeiten\n\nImmer. [Wann?](#öffnungszeiten)\n";
  const page = stringify({ site, sections: [{ type: "prose", props: { title: "A", text } }] });
  const [{ hint } = {}] = readPage(Buffer.from(page), context).diagnostics;
  expect(hint).toBe(
    'Write {#öffnungszeiten} at the end of the heading "Öffnungszeiten": then it can be linked to.',
  );
});

test("an anchor of HTML is told how an anchor is written", () => {
  const text = 'Words.\n\n<a id="wattenscheid"></a>\n\n## Wattenscheid\n';
  const page = stringify({ site, sections: [{ type: "prose", props: { title: "A", text } }] });
  const hints = readPage(Buffer.from(page), context).diagnostics.map(({ hint }) => hint);
  expect(hints[0]).toBe("Write {#wattenscheid} at the end of the heading below it.");
});

test("an anchor of HTML below the last heading belongs to a heading all the same", () => {
  const text = '## Wattenscheid\n\nWords. <a id="end"></a>\n';
  const page = stringify({ site, sections: [{ type: "prose", props: { title: "A", text } }] });
  const hints = readPage(Buffer.from(page), context).diagnostics.map(({ hint }) => hint);
  expect(hints[0]).toBe("Write {#end} at the end of a heading.");
});
