import type { JSHandle, Locator, Page } from "playwright/test";
import { parse } from "yaml";
import { mapFields } from "../../src/schema/fields.ts";
import { contentOf, isMarked } from "../../src/shared/formatted/byKind.ts";
import { toPlainText } from "../../src/shared/text/formatted.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { shownAtAnotherTime } from "../section/shownAtAnotherTime.ts";
import { type SiteName, sites } from "./sites.ts";
import { wordsFor } from "./siteWords.ts";

const squeeze = (text: string) => text.replace(/\s+/g, "");

/**
 * The texts of a site's page.yaml that can be read nowhere on the page, and that name no picture, each with the type
 * of its section. Sections of the types in `except` may be absent.
 */
export async function missingTexts(
  page: Page,
  site: SiteName,
  except: string[] = [],
): Promise<string[]> {
  const schemas = await loadSchemas(process.cwd());
  const read = squeeze((await everyReadableText(page)).join(""));
  const labels = new Map(Object.entries(wordsFor(site)));
  const missing: string[] = [];
  for (const { type, enabled, props } of parse(sites[site] ?? "").sections) {
    if (enabled === false || except.includes(type)) continue;
    const texts = new Map<string, string>();
    const later = shownAtAnotherTime(type, props);
    mapFields(schemas, `sections/${type}.schema.json`, props, [], (field) => {
      const { kind, value, path, schema } = field;
      if (later.includes(String(path[0]))) return value;
      if (kind === "text") texts.set(path.join(), String(value));
      if (isMarked(kind))
        texts.set(path.join(), toPlainText(contentOf(kind, String(value), schema.paragraphs)));
      return value;
    });
    for (const text of texts.values()) {
      // A text may stand for one of the page's own labels, as yes does in a table.
      const label = labels.get(text) ?? text;
      if (![text, label].some((words) => read.includes(squeeze(words))))
        missing.push(`${type}: ${text}`);
    }
  }
  return missing;
}

/** Makes each choice that the page offers without a script, in turn. */
async function everyReadableText(page: Page): Promise<string[]> {
  const texts = await readableTexts(page);
  for (const choice of await page.locator("input[type=radio]:not(:checked, form *)").all()) {
    // What comes into view may push it away from the pointer.
    await choice.press("Space");
    texts.push(...(await readableTexts(page, await sectionOf(choice))));
  }
  for (const details of await page.locator("details").all()) {
    await details.evaluate((each) => each.toggleAttribute("open", true));
    texts.push(...(await readableTexts(page, await sectionOf(details))));
  }
  return texts;
}

/** The section that an element is in. A choice or an answer changes no other. */
const sectionOf = (element: Locator) =>
  element.evaluateHandle((each) => each.closest("[data-tone]") ?? document.body);

/** Every text of the page, or of this part, that can be seen or scrolled to, and the alternative text of every picture. */
function readableTexts(page: Page, part?: JSHandle<Element>): Promise<string[]> {
  return page.evaluate((part) => {
    // Finishes running animations: in its first frame, an element may still be invisible.
    for (const animation of document.getAnimations()) {
      const passesForEver = animation.effect?.getComputedTiming().endTime === Infinity;
      if (!passesForEver) animation.finish();
    }

    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });

    /** True if no ancestor clips the place, except one that scrolls to it. */
    function isReachable(place: DOMRect, element: Element | null): boolean {
      let { left, right, top, bottom } = place;
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Text for screen readers is clipped on purpose, and moving text comes into view.
        if (clipPath === "inset(50%)" || box.getAnimations().length > 0) return true;
        const outsideX = right <= edge.left || left >= edge.right;
        const outsideY = bottom <= edge.top || top >= edge.bottom;
        const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
        if ((outsideX && cuts(overflowX)) || (outsideY && cuts(overflowY))) return false;
        if (overflowX === "auto" || overflowY === "auto") ({ left, right, top, bottom } = edge);
      }
      return right > left && bottom > top;
    }

    const texts: string[] = [];
    const root = part ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The browser itself shows the options of a list when it opens.
      const element = node.parentElement?.closest("select") ?? node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const place = element.localName === "select" ? element : range;
      if (isReachable(place.getBoundingClientRect(), element)) texts.push(node.textContent);
    }
    const names = ["alt", "aria-label", "placeholder"];
    for (const named of root.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      for (const name of names) texts.push(named.getAttribute(name) ?? "");
    }
    return texts;
  }, part);
}

/**
 * Visible controls that do nothing without a script. Forms, films and buttons that open a popover have the browser's
 * own.
 */
export function deadControls(page: Page): Promise<string[]> {
  const controls =
    "button:not([type=submit], [popovertarget]), [role=tab], [role=button], [aria-expanded]";
  return page.locator(`${controls}, video:not([controls])`).evaluateAll((all) => {
    // A script in the document arrives with it.
    const hasOwnScript = (control: Element) =>
      document.documentElement.classList.contains("js") &&
      control.closest("[data-tone]")?.querySelector("script:not([src])");
    return all
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !hasOwnScript(control))
      .map((control) => control.outerHTML.slice(0, 120));
  });
}
