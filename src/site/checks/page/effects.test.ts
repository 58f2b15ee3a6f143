import { expect, test } from "vitest";
import { change, complaints, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const footer = "  - type: footer\n";

const toldOf = (section: string) =>
  complaints(change(smallPage, footer, `  - ${section}\n${footer}`))
    .filter(({ code }) => code === "unused")
    .map(({ message, hint }) => `${message.replace(/^Section \d+, /, "")} ${hint}`);

const card = "{ title: One, description: Each day. }";

test("a setting of another layout has no effect", () => {
  const features = (settings: string) =>
    toldOf(`{ type: features, props: { title: New, items: [${card}], ${settings} } }`);
  expect(features("layout: list, columns: 3, align: center")).toEqual([
    'features: with layout: list, "columns" has no effect. Delete the line, or write layout: grid.',
    'features: with layout: list, "align" has no effect. Delete the line, or write layout: grid.',
  ]);
  expect(features("columns: 3, align: center")).toEqual([]);
  expect(features("layout: grid, columns: 3")).toEqual([]);
  // That is as if it were left out, and a layout that there is not has an error of its own.
  expect(features("layout: list, columns: 2")).toEqual([]);
  expect(features("layout: lsit, columns: 3")).toEqual([]);
});

test("an entry of a list has settings for one layout of its section", () => {
  const item = "{ value: 61 %, label: by bicycle, share: 61 }";
  const stats = (settings: string) =>
    toldOf(`{ type: stats, props: { title: Ways, items: [${item}], ${settings} } }`);
  expect(stats("layout: list")).toEqual([
    'stats, item 1 of items: with layout: list, "share" has no effect. Delete the line, or write layout: bars.',
  ]);
  expect(stats("layout: bars")).toEqual([]);
});

test("a setting belongs to another one beside it", () => {
  const waitlist = (settings: string) =>
    toldOf(`{ type: waitlist, props: { title: Write, button: Send, thanks: /, ${settings} } }`);
  expect(waitlist("action: https://lull.museum/list")).toEqual([
    'waitlist: without "service", "thanks" has no effect. Add a line service:, or delete this one.',
  ]);
  expect(waitlist("service: formspree, action: https://formspree.io/f/mqkvqldr")).toEqual([]);
});
