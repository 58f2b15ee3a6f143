/** The prefix of brand logos. */
export const brand = "brand:";

/** The sprite of the page, below the base path: an SVG file with one `<symbol>` for each icon, by the icon's name. */
export const spriteFile = "icons.svg";

/** The prefix of the site's own drawings of one colour, before a hash of the drawing. */
export const own = "own:";

/** True if an icon is a drawing, by its path or URL, and not the name of an icon. */
export const isDrawing = (icon: string) => icon.startsWith("/");
