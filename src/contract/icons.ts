/** What the names of brands' own marks begin with. */
export const brand = "brand:";

/** Icons that the components themselves need, whatever `page.yaml` names. */
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

/** The page's icons, drawn once each: an SVG file of `<symbol>`s below the base path, by the icons' names. */
export const spriteFile = "icons.svg";
