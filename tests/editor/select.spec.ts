import type { Frame } from "playwright/test";
import type { FieldAddress, FromPage } from "../../src/shared/editor/messages.ts";
import { scrollThrough } from "../browser/islands.ts";
import { sites } from "../browser/sites.ts";
import { type Framed, moduleOf, openFramed } from "./framed.ts";
import type { Preview } from "./preview.ts";
import { expect, test, untilAwake } from "./test.ts";

let preview: Preview;
let framed: Framed;

test.beforeEach(async ({ page, sourcesPreview, complaints: _ }) => {
  preview = sourcesPreview;
  await preview.put(sites.page);
  framed = await openFramed(page, preview.origin);
});

/** The next message of a kind. */
async function next<Kind extends FromPage["kind"]>(kind: Kind): Promise<FromPage> {
  let found: FromPage | undefined;
  await expect(async () => {
    found ??= (await framed.take()).find((message) => message.kind === kind);
    expect(found).toBeDefined();
  }).toPass();
  if (!found) throw new Error(`There was no message "${kind}".`);
  return found;
}

const at = (section: string, ...path: (string | number)[]): FieldAddress => ({ section, path });
const props = (section: string, ...path: (string | number)[]) => at(section, "props", ...path);

/** The box of the selection, and that of the words that it is around, two frames from now. */
const boxes = (frame: Frame, place: FieldAddress) =>
  frame.evaluate(
    async ([place, select, overlay]) => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      const { listTargets } = await import(select);
      const { boxOf } = await import(overlay);
      const round = ({ left, top, width, height }: DOMRect, room: number) =>
        [left - room, top - room, width + 2 * room, height + 2 * room].map(Math.round);
      const shadow = document.querySelector("broadside-overlay")?.shadowRoot;
      const drawn = shadow?.querySelector<HTMLElement>(".selected");
      const host = listTargets(place).find(({ element }: { element: Element }) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return {
        drawn: drawn && !drawn.hidden && round(drawn.getBoundingClientRect(), 0),
        words: host && round(boxOf(host), 4),
        isInView: host && boxOf(host).top >= 0 && boxOf(host).bottom <= innerHeight,
      };
    },
    [place, moduleOf("select/select"), moduleOf("overlay/overlay")] as const,
  );

/** The box of a place that the editor selects is around its words, in view. */
async function expectBox(place: FieldAddress): Promise<void> {
  await expect(async () => {
    const { drawn, words, isInView } = await boxes(framed.frame, place);
    expect(words).toBeDefined();
    expect(drawn).toEqual(words);
    expect(isInView).toBe(true);
  }).toPass();
}

test("a click selects and nothing acts, whatever it hits", async ({ page }) => {
  const { frame } = framed;
  const address = frame.url();
  const theme = () => frame.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  for (const selector of ["a", "[data-theme-toggle]", "form button"]) {
    for (const element of await frame.locator(selector).all()) {
      const isSeen = await element.isVisible();
      if (!isSeen) continue;
      await element.scrollIntoViewIfNeeded();
      await element.click({ force: true });
      await element.click({ force: true, button: "middle" });
    }
  }
  await page.keyboard.press("Escape");
  expect(frame.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  expect(await theme()).toBe(before);
});

test("the box stays on its text through scrolling, slides and other widths", {
  tag: "@rest",
}, async ({ page }) => {
  const { frame, send } = framed;
  const title = props("features", "title");
  await send({ kind: "select", at: title });
  await expectBox(title);
  await frame.evaluate(() => scrollBy({ top: 90, behavior: "instant" }));
  const { drawn, words } = await boxes(frame, title);
  expect(drawn).toEqual(words);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(async () => {
    const { drawn, words } = await boxes(frame, title);
    expect(drawn).toEqual(words);
  }).toPass();
  const card = props("what_you_can_do", "cards", 1, "title");
  await send({ kind: "select", at: card });
  await expectBox(card);
  const slides = frame.locator("#what_you_can_do .swiper-initialized");
  await slides.evaluate((element) => Reflect.get(element, "swiper").slideNext(0));
  await expectBox(card);
  await send({ kind: "select", at: props("hero", "title") });
  await expectBox(props("hero", "title"));
  await send({ kind: "select", at: at("features") });
  await expect(frame.locator("broadside-overlay .selected")).toHaveAttribute(
    "aria-label",
    /^Features/,
  );
});

test("what is hidden is opened: an answer in another tab, a slide, the menu of a phone", {
  tag: "@rest",
}, async ({ page }) => {
  const { frame, send } = framed;
  const answer = props("faqs", "categories", 5, "questions", 2, "answer");
  await send({ kind: "select", at: answer });
  await expectBox(answer);
  await expect(frame.locator("#faqs [role=tab]").nth(5)).toHaveAttribute("aria-selected", "true");
  const say = await next("announce");
  const opened = "Opened the part of the page around it.";
  expect(say).toEqual({ kind: "announce", words: opened, behind: "last" });
  const cards = await frame.locator("#what_you_can_do .swiper-slide").count();
  const last = props("what_you_can_do", "cards", cards - 1, "title");
  await send({ kind: "select", at: last });
  await expectBox(last);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(frame.locator("header nav")).toBeHidden();
  const link = props("header", "links", 0, "label");
  await send({ kind: "select", at: link });
  await expect(frame.locator("[data-menu]")).toHaveAttribute("aria-expanded", "true");
  await expectBox(link);
});

test("a closed answer and a slide out of view take the caret", { tag: "@rest" }, async ({
  page,
}) => {
  const { frame, send, take } = framed;
  const cards = await frame.locator("#what_you_can_do .swiper-slide").count();
  for (const place of [
    props("faqs", "categories", 5, "questions", 2, "answer"),
    props("what_you_can_do", "cards", cards - 1, "title"),
  ]) {
    await send({ kind: "select", at: place });
    await expectBox(place);
    await page.evaluate(() => window.frames[0]?.focus());
    await page.keyboard.press("Enter");
    const written = frame.locator("[contenteditable]");
    await expect(written).toBeFocused();
    await expect(written).toBeInViewport();
    await take();
    await page.keyboard.type("¶");
    expect(await next("write")).toMatchObject({ at: place, value: expect.stringMatching(/¶/) });
    await page.keyboard.press("Escape");
    await expect(written).toHaveCount(0);
  }
});

test("what is selected before the page knows its texts is opened and shown when it does", {
  tag: "@rest",
}, async () => {
  const { frame, send } = framed;
  await frame.goto(frame.url(), { waitUntil: "commit" });
  await frame.locator("broadside-overlay").waitFor({ state: "attached" });
  const answer = props("faqs", "categories", 5, "questions", 2, "answer");
  await send({ kind: "select", at: answer });
  await expectBox(answer);
});

test("the keyboard walks the texts of a section, and leaves", { tag: "@rest" }, async ({
  page,
}) => {
  const { frame, send } = framed;
  await send({ kind: "select", at: at("features") });
  await expect(frame.locator("broadside-overlay .selected")).toBeAttached();
  await page.evaluate(() => document.querySelector("iframe")?.contentWindow?.focus());
  await page.keyboard.press("Enter");
  expect(await next("select")).toEqual({ kind: "select", at: props("features", "title") });
  await page.keyboard.press("ArrowDown");
  expect(await next("select")).not.toEqual({ kind: "select", at: props("features", "title") });
  await page.keyboard.press("ArrowUp");
  expect(await next("select")).toEqual({ kind: "select", at: props("features", "title") });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await next("add")).toMatchObject({ kind: "add", beside: "features", where: "before" });
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ControlOrMeta+z");
  expect(await next("key")).toEqual({ kind: "key", shortcut: "undo" });
  await page.keyboard.press("Delete");
  expect(await next("key")).toEqual({ kind: "key", shortcut: "delete" });
  await page.keyboard.press("Escape");
  expect(await next("key")).toEqual({ kind: "key", shortcut: "leave" });
});

test("a second click on a picture or an icon asks for its picker", { tag: "@rest" }, async ({
  page,
}) => {
  const { frame } = framed;
  await frame.locator("#hero img").last().scrollIntoViewIfNeeded();
  const box = await frame.locator("#hero img").last().boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.click(x, y);
  expect(await next("select")).toEqual({ kind: "select", at: props("hero", "image") });
  await page.mouse.click(x, y);
  expect(await next("pick")).toMatchObject({ kind: "pick", at: props("hero", "image") });
});

test("hovering names what is under the pointer, and moves nothing", { tag: "@rest" }, async () => {
  const { frame } = framed;
  const title = frame.locator("#features h2");
  // Now all sections are laid out, and none grows between the two looks.
  await scrollThrough(frame);
  await title.scrollIntoViewIfNeeded();
  const look = async () => [
    await title.boundingBox(),
    await title.evaluate(({ outerHTML }) => [outerHTML, document.documentElement.scrollHeight]),
  ];
  const before = await look();
  await title.hover();
  await expect(frame.locator("broadside-overlay .hover")).toHaveText("Title");
  expect(await look()).toEqual(before);
});

test("whoever tries the page gets it as visitors do, and no box", { tag: "@rest" }, async ({
  page,
}) => {
  const { frame, send } = framed;
  await send({ kind: "select", at: at("features") });
  await send({ kind: "mode", editing: false });
  await expect(frame.locator("broadside-overlay")).toBeHidden();
  const tab = frame.locator("#faqs [role=tab]").nth(2);
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await frame.locator("header a[href='#faqs']").first().click();
  await expect.poll(() => new URL(frame.url()).hash).toBe("#faqs");
  await page.keyboard.press("Escape");
  expect(await next("key")).toEqual({ kind: "key", shortcut: "leave" });
  await send({ kind: "scheme", scheme: "dark" });
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await send({ kind: "paint", properties: { "--accent": "#123456" } });
  await expect(frame.locator("html")).toHaveCSS("--accent", "#123456");
  await send({ kind: "paint", properties: {} });
  await expect(frame.locator("html")).not.toHaveCSS("--accent", "#123456");
});

test("a page without a section to show says so in words for its author", {
  tag: "@rest",
}, async () => {
  const { frame } = framed;
  const note = frame.getByRole("note").filter({ hasText: "No section of this page is shown." });
  const hidden = sites.page.replaceAll(/^ {2}- type: .*$/gm, "$&\n    enabled: false");
  await preview.save(hidden);
  await expect(note).toBeVisible();
  await expect(frame.locator("body")).toBeHidden();
  await preview.save(sites.page);
  await expect(frame.locator("#features h2")).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("a click with Alt on the plain preview opens the editor at that section", {
  tag: "@rest",
}, async ({ page }) => {
  await page.goto(preview.origin);
  const asked = page.waitForRequest(/\/edit\?/);
  await untilAwake(page, "features");
  await page.locator("#features h2").click({ modifiers: ["Alt"] });
  await expect(page).toHaveURL(/\/edit/);
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toEqual({ page: "/", section: "features" });
});
