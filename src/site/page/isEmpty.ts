/** True for null, a blank text, a group without content, and a list that holds nothing but these. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value)
    ? value.every(isEmpty)
    : typeof value === "object" && Object.keys(value).length === 0);
