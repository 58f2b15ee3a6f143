/** The widths of windows in which sections are photographed: a phone, and a computer. */
export const widths = [390, 1280] as const;

/** The two versions that are compared. */
export const sides = ["before", "after"] as const;

/** One of the two versions. */
export type Side = (typeof sides)[number];

/** The files of the pictures of a section in each version, by their widths. */
export type Pictures = Record<Side, Map<number, string>>;
