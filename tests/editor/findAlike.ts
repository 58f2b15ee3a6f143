import type { Page } from "playwright/test";

/** The start of the markup of each element that is chosen in the editor and looks like one that is not, while the system gives the colours. */
export const findAlike = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chosen =
      "[aria-selected=true], [aria-pressed=true], [data-selected], input:checked:not([role=switch])";
    const others: Record<string, string> = {
      button: "button:not([aria-pressed=true], [data-selected], [aria-expanded=true])",
    };
    const lookOf = (element: Element) => {
      const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, borderColor, outlineStyle].join(" ");
    };
    const shownAt = (element: Element) =>
      element.matches("input") ? (element.closest("label") ?? element) : element;
    return [...document.querySelectorAll(chosen)]
      .map(shownAt)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { localName } = element;
        const role = element.getAttribute("role");
        const kin = others[localName] ?? (role ? `[role=${role}]` : localName);
        const isOther = (each: Element) =>
          each !== element &&
          !each.matches(chosen) &&
          !each.querySelector(":checked") &&
          each.matches(kin);
        const around = element.parentElement?.parentElement ?? document;
        const other = [...around.querySelectorAll(kin)].find(isOther);
        return other !== undefined && lookOf(other) === lookOf(element);
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });
