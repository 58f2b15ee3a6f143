/** A value's place in the data of a page: keys and indexes from the root. */
export type FieldPath = readonly (string | number)[];

/** The groups at the root of page.yaml. */
export const homeNames = ["site", "theme", "sections"];

/** The groups at the root of any page's file. */
export const rootNames = ["page", ...homeNames];
