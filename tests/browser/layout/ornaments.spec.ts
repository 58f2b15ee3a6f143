import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { expect, test, widths } from "../test.ts";

/** The words of each line of a text, as they are laid out. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const lines = new Map<number, string[]>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, [...(lines.get(top) ?? []), word]);
      }
    }
    return [...lines.values()];
  });

const boxOf = (element: Locator) =>
  element.evaluate((each) => each.getBoundingClientRect().toJSON());

test("the stroke below a title is as wide as the words above it", async ({ page, open }) => {
  await open("launch");
  const title = page.getByRole("heading", { level: 1 });
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 844 });
    const words = await title.evaluate((element) => {
      const svg = element.querySelector("svg");
      const range = document.createRange();
      range.selectNodeContents(svg?.parentElement ?? element);
      if (svg) range.setEndBefore(svg);
      return range.getBoundingClientRect().width;
    });
    const stroke = await boxOf(title.locator("svg"));
    expect.soft(Math.abs(stroke.width - words), `${width} px`).toBeLessThan(4);
    expect.soft((await linesOf(title)).length, `${width} px`).toBe(width === widths.phone ? 2 : 1);
  }
});

test("the stroke of words that wrap stands above their middle", async ({ page, open }) => {
  await open("launch");
  const eyebrow = page.getByText("For all who");
  const strokeOf = () =>
    eyebrow.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top } = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return { above: top - box.top, before: left - box.left };
    });
  await page.setViewportSize({ width: widths.phone, height: 844 });
  expect((await strokeOf()).above).toBeGreaterThan(10);
  await page.setViewportSize({ width: widths.desktop, height: 844 });
  expect((await strokeOf()).above).toBeLessThan(3);
  expect((await strokeOf()).before).toBeGreaterThan(28);
});

test("a long text in the middle of the page does not end in a single word", async ({
  page,
  open,
}) => {
  await open("launch");
  const text = page.getByText("An invitation so long");
  for (let width = 340; width < 440; width += 4) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await linesOf(text);
    expect(lines.length).toBeGreaterThan(6);
    expect.soft(lines.at(-1)?.length, `${width} px`).toBeGreaterThan(1);
  }
});

test("a title stands in the lines of its author, and is one name", async ({ page, open }) => {
  await page.setViewportSize({ width: widths.desktop, height: 844 });
  await open("launch");
  const title = page.getByRole("heading", { name: "Come along to the mill", exact: true });
  expect(await linesOf(title)).toEqual([
    ["Come", "along"],
    ["to", "the", "mill"],
  ]);
});

test("the sun of an invitation keeps off its words", async ({ page, open }) => {
  await open("launch");
  for (const width of [...Object.values(widths), 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await boxOf(page.getByText("An invitation so long"));
    const ring = await boxOf(page.locator("circle").first());
    expect.soft(ring.top - words.bottom, `${width} px`).toBeGreaterThan(16);
  }
});

/** The colours of the window's first column of dots, from this height on, each named once in its turn. */
async function groundsOf(page: Page, y = 0): Promise<string[]> {
  const shot = await page.screenshot({ clip: { x: 2, y, width: 1, height: 300 } });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dots = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * 3, y * 3 + 3).toString("hex"),
  );
  return dots.filter((dot, y) => dot !== dots[y - 1]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a band that opens the page begins at its upper edge", async ({ page, open }) => {
      await open("launch");
      expect(await groundsOf(page)).toHaveLength(1);
    });
  });
}

test("below a bar, it begins where the bar ends", async ({ page, open }) => {
  await open("launchBelowBar");
  const { bottom } = await boxOf(page.getByRole("complementary"));
  expect(await groundsOf(page, Math.ceil(bottom))).toHaveLength(1);
});
