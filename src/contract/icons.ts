/** What the names of brands' own marks begin with. */
export const brand = "brand:";

/** Icons that the components themselves need, whatever `page.yaml` names. One that is missing here does not compile. */
export const uiIcons = [
  "list",
  "x",
  "arrow-left",
  "arrow-right",
  "check-bold",
  "play-fill",
  "microphone-fill",
  "star-fill",
  "sun",
  "moon",
  "brand:apple",
  "brand:googleplay",
] as const;

/** The name of an icon that the components themselves need. */
export type UiIcon = (typeof uiIcons)[number];

/** The name of an icon: written in the code it is one of ours, and from page.yaml, where it is text, any. */
export type IconName<Name extends string> = string extends Name ? Name : UiIcon;

/** The page's icons, drawn once each: an SVG file of `<symbol>`s below the base path, by the icons' names. */
export const spriteFile = "icons.svg";
