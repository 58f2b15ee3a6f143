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

test("a setting belongs to any of several others beside it", () => {
  const hero = (settings: string) => toldOf(`{ type: hero, props: { title: Rest, ${settings} } }`);
  const image = "image: { src: /examples/hills.jpg, alt: Hills. }";
  expect(hero("pictureFrame: phone")).toEqual([
    'hero: without "image" or "film", "pictureFrame" has no effect. Add image: or film:, or delete pictureFrame.',
  ]);
  expect(hero(`pictureFrame: phone, ${image}`)).toEqual([]);
  expect(hero("pictureFrame: none")).toEqual([]);
});

test("a setting belongs to a part of an entry of a list", () => {
  const pricing = (plan: string) =>
    toldOf(
      `{ type: pricing, props: { title: Costs, periods: { saving: Two months }, plans: [{ title: One }, { title: Two, ${plan} }] } }`,
    );
  expect(pricing("monthly: { amount: £3 }")).toEqual([
    'pricing: without "yearly" in plans, "periods" has no effect. Add yearly: to plans, or delete periods.',
  ]);
  expect(pricing("monthly: { amount: £3 }, yearly: { amount: £30 }")).toEqual([]);
});

test("the words above a table of contents belong to a text with headings", () => {
  const prose = (text: string) =>
    toldOf(`{ type: prose, props: { title: Rules, contents: On this page, ${text} } }`);
  expect(prose("text: Be quiet.")).toEqual([
    'prose: the text has no headings to list, so "contents" has no effect. Delete the line, or give the text headings, each on a line such as "## The words".',
  ]);
  expect(prose('text: "## Noise\\n\\nBe quiet."')).toEqual([]);
  expect(prose("file: nothing.md")).toEqual([]);
});
