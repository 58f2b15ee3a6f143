import { declaredBy, siteNames } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";

for (const site of siteNames) {
  const on = declaredBy(site).sections.filter(({ enabled }) => enabled !== false);
  const around = {
    announcement: "complementary",
    header: "banner",
    footer: "contentinfo",
  } as const;
  const inMain = on.filter(({ type }) => !Object.hasOwn(around, type));

  test(`${site}: sections stand in the order of page.yaml, in their landmarks`, async ({
    page,
    open,
  }) => {
    await open(site);
    const ids = await page.locator("main > section").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(inMain.map(({ type, id }) => id ?? type));
    await expect(page.getByRole("main")).toHaveCount(1);
    for (const [type, landmark] of Object.entries(around)) {
      const expected = on.filter((section) => section.type === type).length;
      await expect(page.getByRole(landmark)).toHaveCount(expected);
    }
  });

  test(`${site}: one h1, unique ids, every reference and anchor resolves`, async ({
    page,
    open,
  }) => {
    await open(site);
    await expect(page.locator("h1")).toHaveCount(1);
    const errors = await page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      const references = ["aria-labelledby", "aria-controls", "aria-describedby", "for"];
      const dangling = references.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)]
          .flatMap((element) => (element.getAttribute(name) ?? "").split(" "))
          .filter((id) => !document.getElementById(id)),
      );
      const anchors = [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => (link.getAttribute("href") ?? "").slice(1))
        .filter((id) => !document.getElementById(id));
      return { repeated, dangling, anchors };
    });
    expect(errors).toEqual({ repeated: [], dangling: [], anchors: [] });
  });

  test(`${site}: headings go down one level at a time`, async ({ page, open }) => {
    await open(site);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map(({ localName }) => Number(localName.slice(1))));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });
}
