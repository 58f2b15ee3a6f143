import axe from "axe-core";
import type { Page } from "playwright/test";

/** The parts of a page in which a button is told from others: people know which of them they are in. */
const parts =
  "fieldset, [role=group], ul, ol, [role=grid], [role=treegrid], dialog, [role=dialog], aside, header, footer, body";

/**
 * The buttons that nobody can tell from another by name and description, as in a list of a screen reader, and those whose
 * name does not hold the words that are seen on them, which people say to a computer that listens.
 */
export async function findNamesakes(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate((parts) => {
    const { commons, setup, teardown } = (globalThis as unknown as { axe: typeof axe }).axe;
    setup(document.documentElement);
    // Signs between words are not spoken.
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
    const known = new Map<Element | null, Set<string>>();
    const faults = [...document.querySelectorAll("button, [role=button]")].flatMap((button) => {
      // Behind a dialog, nothing is told. Those in a pixel are the two ends of a menu, where a screen reader leaves it.
      const isSeen = button.checkVisibility({ visibilityProperty: true });
      const isInPixel = (button.parentElement?.offsetWidth ?? 0) <= 1;
      if (!isSeen || isInPixel || button.closest("[aria-hidden=true], [inert]")) return [];
      const name = commons.text.accessibleText(button);
      const words = button instanceof HTMLElement ? button.innerText : "";
      const ids = button.getAttribute("aria-describedby")?.split(" ") ?? [];
      const about = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
      const part = button.closest(parts);
      const names = known.get(part) ?? new Set();
      known.set(part, names);
      const whole = `${name} (${about})`;
      const isTwice = names.has(whole);
      names.add(whole);
      return [
        ...(isTwice ? [`Two are called ${whole}.`] : []),
        ...(bare(name).includes(bare(words)) ? [] : [`${words} is seen on ${name}.`]),
      ];
    });
    teardown();
    return faults;
  }, parts);
}
