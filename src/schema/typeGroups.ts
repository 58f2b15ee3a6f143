/** The purposes under which section types are offered, in this order. */
export const typeGroups = ["opening", "product", "trust", "action", "text", "every-page"] as const;
