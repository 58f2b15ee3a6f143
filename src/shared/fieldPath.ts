/** A value's place in the data of a page: keys and indexes from the root. */
export type FieldPath = readonly (string | number)[];

/** The groups at the root of a page. */
export const rootNames = ["site", "theme", "sections"];
