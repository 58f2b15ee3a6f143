/** True for a title in lines of the author's own. */
export const isInLines = (title: string): boolean => title.trim().includes("\n");

/** The style of such a title: each line stands on a line of its own. */
export const inLines = { whiteSpace: "pre-line" } as const;
