/** Along which way a row of tabs runs. */
type Direction = "ltr" | "rtl";

/** The place that a key moves to from place `current` of `count`, round the ends; none where it means nothing to tabs. */
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

/** The way in which the element's text runs. */
export const textDirectionOf = (element: Element): Direction =>
  element.matches(":dir(rtl)") ? "rtl" : "ltr";
