import { child } from "../../../src/shared/dataAt.ts";
import { wakeIslands } from "../islands.ts";
import { anyPages, declaredBy } from "../sites.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const site of anyPages) {
  const on = declaredBy(site).sections.filter(({ enabled }) => enabled !== false);
  const titled = on.flatMap(({ type, id = type, props }) => {
    const title = child(props, "title");
    return typeof title === "string" && !["header", "footer"].includes(type) ? [{ id, title }] : [];
  });

  test(`${site}: every section is named by its title, and no item is read twice, before and after hydration`, async ({
    page,
    open,
  }) => {
    await open(site);
    for (const { id, title } of titled) {
      await expect.soft(page.locator(`main > [id="${id}"]`)).toHaveAccessibleName(title);
    }
    const repeated = () =>
      page.locator("main > section").evaluateAll((sections) =>
        sections.flatMap((section) => {
          const items = [...section.querySelectorAll("li, [role=group], article, figure")].filter(
            (item) =>
              !item.closest("[aria-hidden=true], [inert]") &&
              item.checkVisibility({ visibilityProperty: true }),
          );
          const texts = items
            .filter((item) => !items.some((other) => other !== item && item.contains(other)))
            .map((item) =>
              [item, ...item.querySelectorAll("img")]
                .map((part) => part.getAttribute("alt") ?? part.textContent?.trim())
                .join(" ")
                .trim(),
            )
            .filter((text) => text !== "");
          const again = texts.filter((text, index) => texts.indexOf(text) !== index);
          return again.map((text) => `${section.id}: ${text}`);
        }),
      );
    expect(await repeated()).toEqual([]);
    await wakeIslands(page);
    expect(await repeated()).toEqual([]);
  });
}
