/** The custom property of the page by which lengths are multiplied that keep their size on the screen. */
export const inverseScale = "--editor-inverse-scale";

/** A length in CSS pixels of the screen, in a page that may be shown smaller than it is. */
export const onScreen = (length: number): string => `calc(${length}px * var(${inverseScale}, 1))`;

/** Notes the scale in which the page is shown. */
export function keepSize(scale: number): void {
  const { style } = document.documentElement;
  if (scale === 1) style.removeProperty(inverseScale);
  else style.setProperty(inverseScale, String(1 / scale));
}
