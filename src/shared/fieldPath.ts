/** A value's place in the data of a page: keys and indexes from the root. */
export type FieldPath = readonly (string | number)[];

/** The groups at the root of page.yaml. */
export const homeNames = ["site", "theme", "sections"];

/** The groups at the root of any page's file. */
export const rootNames = ["page", ...homeNames];

/** True if a path is that of a value, or of something inside it. */
export const isWithin = (path: FieldPath, outer: FieldPath): boolean =>
  outer.every((step, index) => path[index] === step);

/** True if two paths are those of one value. */
export const samePath = (a: FieldPath, b: FieldPath): boolean =>
  a.length === b.length && isWithin(a, b);
