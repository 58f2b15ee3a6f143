import { restTag } from "../browser/restTag.ts";
import { firstMiddleLast } from "../browser/samples.ts";
import { expect, test, untilAwake, widths } from "../browser/test.ts";

const tabs = [
  "Common Questions",
  "Privacy & Security",
  "AI Features",
  "Journaling & Entries",
  "Task Management & Sharing",
  "Mood Tracking & Reflection",
  "Doodles & Creativity",
  "General & Technical",
];

for (const [turn, [device, width]] of Object.entries(widths).entries()) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    /** Each test is in a quick run at one of the widths. */
    const tagOf = (test: number) => restTag((test + turn) % 3);

    test.beforeEach(async ({ page, open }) => {
      await open();
      await page.locator("#faqs").scrollIntoViewIfNeeded();
      await untilAwake(page, "faq");
    });

    test("has the eight tabs in order, the first selected", { tag: tagOf(1) }, async ({ page }) => {
      const faq = page.locator("#faqs");
      await expect(faq.getByRole("heading", { name: "Frequently Asked Questions" })).toBeVisible();
      await expect(faq.getByRole("tab")).toHaveText(tabs);
      await expect(faq.getByRole("tab", { selected: true })).toHaveText(tabs.slice(0, 1));
    });

    test("each tab shows its questions, at most one of them open", { tag: tagOf(0) }, async ({
      page,
    }) => {
      const faq = page.locator("#faqs");
      for (const name of device === "phone" ? tabs : firstMiddleLast(tabs)) {
        await faq.getByRole("tab", { name }).click();
        const panel = faq.getByRole("tabpanel", { name });
        await expect(panel).toBeVisible();
        await expect(faq.getByRole("tabpanel")).toHaveCount(1);
        const triggers = panel.getByRole("button");
        expect(await triggers.count()).toBeGreaterThanOrEqual(4);
        const expanded = panel.locator("[aria-expanded=true]");
        await triggers.nth(0).click();
        await expect(triggers.nth(0)).toHaveAttribute("aria-expanded", "true");
        await triggers.nth(1).click();
        await expect(triggers.nth(1)).toHaveAttribute("aria-expanded", "true");
        await expect(expanded).toHaveCount(1);
        await triggers.nth(1).click();
        await expect(expanded).toHaveCount(0);
      }
    });

    test("Home, End and the arrow keys move between the triggers", { tag: tagOf(1) }, async ({
      page,
    }) => {
      const triggers = page.locator("#faqs").getByRole("tabpanel").getByRole("button");
      const last = (await triggers.count()) - 1;
      await triggers.first().click();
      await expect(triggers.first()).toHaveAttribute("aria-expanded", "true");
      const presses = [
        ["ArrowDown", 1],
        ["ArrowDown", 2],
        ["ArrowUp", 1],
        ["End", last],
        ["ArrowDown", 0],
        ["ArrowUp", last],
        ["Home", 0],
      ] as const;
      for (const [key, index] of presses) {
        await page.keyboard.press(key);
        await expect(triggers.nth(index)).toBeFocused();
      }
    });

    test("the arrow keys, Home and End choose among the tabs", { tag: tagOf(2) }, async ({
      page,
    }) => {
      const list = page.locator("#faqs").getByRole("tab");
      await list.first().click();
      const presses = [
        ["ArrowRight", 1],
        ["ArrowLeft", 0],
        ["ArrowLeft", 7],
        ["ArrowRight", 0],
        ["End", 7],
        ["Home", 0],
      ] as const;
      for (const [key, index] of presses) {
        await page.keyboard.press(key);
        await expect(list.nth(index)).toBeFocused();
        await expect(list.nth(index)).toHaveAttribute("aria-selected", "true");
        await expect(page.locator("#faqs [role=tab][tabindex='0']")).toHaveCount(1);
      }
    });
  });
}

test("keys that are the browser's own choose no tab", { tag: "@rest" }, async ({ page, open }) => {
  await open();
  await page.locator("#faqs").scrollIntoViewIfNeeded();
  const list = page.locator("#faqs").getByRole("tab");
  await list.nth(2).click();
  await expect(list.nth(2)).toHaveAttribute("aria-selected", "true");
  for (const key of ["Control+Home", "Control+End", "Alt+ArrowRight", "Meta+ArrowLeft"]) {
    await page.keyboard.press(key);
    await expect(list.nth(2)).toHaveAttribute("aria-selected", "true");
  }
});

test("keys that are the browser's own choose no question", { tag: "@rest" }, async ({
  page,
  open,
}) => {
  await open();
  const question = page.locator("#faqs [data-reach-accordion-button]").nth(1);
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  for (const key of ["Control+Home", "Control+End", "Meta+ArrowDown", "PageDown", "PageUp"]) {
    await page.keyboard.press(key);
    await expect(question).toBeFocused();
  }
});

test("a link to a tab selects it, and on a phone brings it into view", { tag: "@rest" }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("page", "#general");
  const tab = page.locator("#faqs\\.general\\.tab");
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#faqs\\.general\\.panel")).toBeInViewport();
  // The row scrolls to the tab after the tab says that it is selected.
  const isWithinRow = async () => {
    const [row, box] = [await page.getByRole("tablist").boundingBox(), await tab.boundingBox()];
    if (!row || !box) return false;
    return box.x >= row.x && box.x + box.width <= row.x + row.width + 1;
  };
  await expect.poll(isWithinRow).toBe(true);
});

for (const [index, id] of ["privacy-encrypted", "common-who", "privacy"].entries()) {
  test(`a link to #${id} leads to the top of the screen, whatever hid it`, {
    tag: restTag(index),
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open("page", `#${id}`);
    const faq = page.locator("#faqs");
    await expect(faq.locator(`#${id}`)).toBeVisible();
    const top = () => faq.locator(`#${id}`).evaluate((led) => led.getBoundingClientRect().top);
    // The browser leads there first, by what is laid out before the section is awake; the section leads there again.
    const isBelowHeader = async () => {
      const now = await top();
      return now > 60 && now < 100;
    };
    await expect.poll(isBelowHeader).toBe(true);
    await untilAwake(page, "faq");
    await expect.poll(isBelowHeader).toBe(true);
  });
}
