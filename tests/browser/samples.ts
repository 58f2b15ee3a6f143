import type { Locator } from "playwright/test";

/** The first, a middle and the last of each kind of what repeats itself. By default, all are of one kind. */
export const firstMiddleLast = <T>(
  all: readonly T[],
  kindOf: (each: T) => string | undefined = () => "",
): T[] =>
  [...new Set(all.map(kindOf))].flatMap((kind) => {
    const alike = all.filter((each) => kindOf(each) === kind);
    const indexes = [0, Math.floor(alike.length / 2), alike.length - 1];
    return alike.filter((_, index) => indexes.includes(index));
  });

/**
 * The first, a middle and the last of each kind of element, by their indexes. Two are of one kind if elements of the same
 * names are in them, and in what they control.
 */
export async function samplesOf(elements: Locator): Promise<Locator[]> {
  const kinds = await elements.evaluateAll((all) =>
    all.map((element) => {
      const controlled = document.getElementById(element.getAttribute("aria-controls") ?? "");
      const parts = [element, controlled].flatMap((part) => [
        ...(part?.querySelectorAll(":not(svg *)") ?? []),
      ]);
      return [...new Set(parts.map(({ localName }) => localName))].sort().join();
    }),
  );
  const numbered = kinds.map((kind, index) => ({ kind, index }));
  return firstMiddleLast(numbered, ({ kind }) => kind).map(({ index }) => elements.nth(index));
}
