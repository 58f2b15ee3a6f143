import path from "node:path";

const pictures = path.join(import.meta.dirname, "../../../docs/pictures/looks");

/** The picture of a page in a look. */
export const pictureOf = (look: string): string => path.join(pictures, `${look}.webp`);
