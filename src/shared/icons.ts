/** What the names of brands' own marks begin with. */
export const brand = "brand:";

/** The page's icons, drawn once each: an SVG file of `<symbol>`s below the base path, by the icons' names. */
export const spriteFile = "icons.svg";
