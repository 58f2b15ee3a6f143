import type { Page } from "playwright/test";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";
import { wakeIslands } from "./islands.ts";

test.use({ contextOptions: { forcedColors: "active" } });

/** What is seen of an element besides its words. */
const look = (element: Element) => {
  const parts = [element, ...element.querySelectorAll("svg, use")];
  return parts
    .flatMap((part) => {
      const style = getComputedStyle(part);
      const href = part.getAttribute("href") ?? "";
      return [style.backgroundColor, style.color, style.border, style.outline, style.rotate, href];
    })
    .join(" ");
};

const buttonsWithoutEdge = (page: Page) =>
  page.locator("button, a[class]").evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const { color: edge } = document.body.style;
        const looksLikeButton = style.textDecorationLine === "none" && box.height >= 44 && !edge;
        const hasEdge = Number.parseFloat(style.borderTopWidth) > 0;
        const hasPicture = element.querySelector("svg, img") !== null;
        return (
          looksLikeButton && !hasEdge && !hasPicture && element.closest("nav, h3, h2") === null
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

for (const site of ["page", ...exampleNames] as const) {
  test(`${site}: buttons keep an edge, and states differ in more than a background`, async ({
    page,
    open,
  }) => {
    await open(site);
    await wakeIslands(page);
    expect(await buttonsWithoutEdge(page)).toEqual([]);
    const states = ["aria-selected", "aria-expanded", "aria-current", "aria-disabled"];
    for (const state of states) {
      const on = page.locator(`button[${state}=true]:visible, nav a[${state}=true]:visible`);
      const off = page.locator(`button[${state}=false]:visible, nav a:not([${state}]):visible`);
      if (state === "aria-expanded") await off.last().dispatchEvent("click");
      if ((await on.count()) === 0 || (await off.count()) === 0) continue;
      expect(await on.first().evaluate(look), state).not.toBe(await off.last().evaluate(look));
    }
  });
}
