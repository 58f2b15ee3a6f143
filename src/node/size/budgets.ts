import type { Cost } from "../../shared/cost.ts";

/**
 * The budgets, in bytes after Brotli. HTML grows with the words in page.yaml, so its budgets leave room for
 * many. CSS and JavaScript are code, and theirs are tight. A static section sends no JavaScript, whatever its
 * budget.
 */
export const budgets = {
  /** The code that every island shares: React, Emotion, and the parts that nearly all use. */
  shared: { js: 73_100 },
  /** A section, as far as the schema of its type has no `budget`. */
  section: { html: 12_000, css: 1_500, js: 6_000 },
} satisfies { shared: Pick<Cost, "js">; section: Cost };
