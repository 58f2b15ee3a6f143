/** The prefix of brand logos. */
export const brand = "brand:";

/** The sprite of the page, below the base path: an SVG file with one `<symbol>` for each icon, by the icon's name. */
export const spriteFile = "icons.svg";
