/** The tag of a test of a series whose first member is enough for a quick run: none for that one, else `@rest`. */
export const restTag = (index: number): string[] => (index === 0 ? [] : ["@rest"]);
