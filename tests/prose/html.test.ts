import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { fixPage } from "../../src/site/write/fix.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const context = await loadFixtureContext();
const site = { name: "Lull", title: "Lull", description: "A page to sleep by." };

/** The text of a page after every certain fix. */
function fix(text: string): string {
  const sections = [{ type: "prose", props: { title: "A", text } }];
  const page = stringify({ site, sections }, { lineWidth: 0 });
  return parse(Buffer.from(fixPage(Buffer.from(page), context).bytes).toString()).sections[0].props
    .text;
}

test.each([
  ["Our <b>new</b><b>ly</b> made", "Our **newly** made"],
  ["Our <b>new</b><strong>ly</strong> made", "Our **newly** made"],
  ["A <b>new </b><b>year</b> is on", "A **new year** is on"],
  ["A <b>n</b><b>e</b><b>w</b> one", "A **new** one"],
  ["A <i>a</i><i>b</i> one", "A *ab* one"],
  ["A <i>a</i><b>b</b> one", "A _a_**b** one"],
  ["A <b>a</b><i>b</i> one", "A **a**_b_ one"],
  ["A <b><i>a</i></b><b><i>b</i></b> one", "A ***ab*** one"],
  ["A <b><i>a</i></b><i>b</i> one", "A **_a_**_b_ one"],
  ["A <b>a</b> and <i>b</i> and <b>c</b>", "A **a** and *b* and **c**"],
  ["A <code>a</code><code>b</code> one", "A `ab` one"],
])("%j becomes %j", (text, fixed) => {
  expect(fix(text)).toBe(fixed);
});

test.each([
  "A x<i>a</i><b>b</b> one",
  "A **a**<b>b</b> one",
  "A *a*<b>b</b> one",
  "A <b>new </b>year",
])("%j is left: signs would stay on the page", (text) => {
  expect(fix(text)).toBe(text);
});

test("elements that end in the wrong order become no stray signs", () => {
  expect(fix("A <b>a<i>b</b>c</i> one")).not.toMatch(/\*.*<.*\*.*\*.*\*/);
});
