/** The direction of a row of tabs. */
type Direction = "ltr" | "rtl";

/** The index that a key moves to from index `current` of `count`, round the ends; undefined for other keys. */
export function chooseTab(
  key: string,
  current: number,
  count: number,
  direction: Direction,
): number | undefined {
  const next = (current + 1) % count;
  const previous = (current - 1 + count) % count;
  switch (key) {
    case "ArrowRight":
      return direction === "rtl" ? previous : next;
    case "ArrowLeft":
      return direction === "rtl" ? next : previous;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** The direction of the element's text. */
export const textDirectionOf = (element: Element): Direction =>
  element.matches(":dir(rtl)") ? "rtl" : "ltr";
