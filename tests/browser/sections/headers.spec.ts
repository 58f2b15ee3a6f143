import { stringify } from "yaml";
import type { Theme } from "../../../src/shared/schema.gen.ts";
import { builtSite } from "../../project/builtSite.ts";
import { type RunningServer, servePublished } from "../../project/servePublished.ts";
import { findLayoutErrors, noLayoutErrors } from "../findLayoutErrors.ts";
import { expect, test, widths } from "../test.ts";

const headers = ["split", "minimal"] as const;

const servers = new Map<Theme["header"], RunningServer>();

test.beforeAll(async () => {
  const links = ["Bread", "Cakes", "Visit"].map((label) => ({
    label,
    href: "https://example.com/",
  }));
  const button = { label: "Book a table", href: "https://example.com/book" };
  for (const header of headers) {
    const page = {
      site: { name: "Bakery", title: "Bakery", description: "Bread and cakes." },
      theme: { header },
      sections: [
        { type: "announcement", props: { text: "Open on Sundays." } },
        { type: "header", props: { links, button } },
        { type: "cta", props: { title: "Bread" } },
      ],
    };
    servers.set(header, await servePublished(await builtSite(stringify(page))));
  }
});
test.afterAll(async () => {
  await Promise.all([...servers.values()].map(({ stop }) => stop()));
});

const addressOf = (header: Theme["header"]) => `${servers.get(header)?.origin}/`;

for (const header of headers) {
  test(`a ${header} header overflows at no width`, async ({ page, complaints: _ }) => {
    await page.goto(addressOf(header));
    for (const width of [320, ...Object.values(widths), 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findLayoutErrors(page), `${width} px`).toEqual(noLayoutErrors);
    }
  });
}

test("below an announcement, a header without a ground scrolls away, and one with a ground stays", async ({
  page,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  for (const header of headers) {
    await page.goto(addressOf(header));
    await page.evaluate(() => scrollTo({ top: 250, behavior: "instant" }));
    const name = page.getByRole("banner").getByRole("link", { name: "Bakery", exact: true });
    if (header === "minimal") await expect(name).toBeInViewport();
    else await expect(name).not.toBeInViewport();
  }
});

test("a split header has the name in the middle, and links on both sides", async ({
  page,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf("split"));
  const header = page.getByRole("banner");
  const middleOf = async (name: string) => {
    const box = await header.getByRole("link", { name, exact: true }).boundingBox();
    return box ? box.x + box.width / 2 : Number.NaN;
  };
  expect(Math.abs((await middleOf("Bakery")) - 640)).toBeLessThan(2);
  expect(await middleOf("Cakes")).toBeLessThan(560);
  expect(await middleOf("Visit")).toBeGreaterThan(720);
  await expect(header.getByRole("navigation")).toHaveCount(1);
});

test("a minimal header has its links in a menu, on a desktop too", async ({
  page,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf("minimal"));
  const header = page.getByRole("banner");
  const link = header.getByRole("link", { name: "Cakes" });
  const button = header.getByRole("button", { name: "Menu" });
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await findLayoutErrors(page)).toEqual(noLayoutErrors);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const header of headers) {
    test(`a ${header} header shows all of its links`, async ({ page, complaints: _ }) => {
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(header));
        const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
        const labels = await links.evaluateAll((all) =>
          all.filter((each) => each.checkVisibility()).map(({ textContent }) => textContent),
        );
        expect(labels.slice(0, 3), `${width} px`).toEqual(["Bread", "Cakes", "Visit"]);
      }
    });
  }
});
