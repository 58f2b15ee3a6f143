import type { Cost } from "../../shared/cost.ts";
import type { SectionType } from "../../shared/section.ts";

/**
 * The budgets, in bytes after Brotli. HTML grows with the words in page.yaml, so its budgets leave room for
 * many. CSS and JavaScript are code, and theirs are tight. A static section sends no JavaScript, whatever its
 * budget.
 */
export const budgets = {
  /** The code that every island shares: React, Emotion, and the parts that nearly all use. */
  shared: { js: 73_000 },
  /** A section whose type has no budget below. */
  section: { html: 12_000, css: 1_500, js: 6_000 },
  sections: {
    faq: { html: 24_000, css: 1_500, js: 6_500 },
    carousel: { html: 12_000, css: 1_500, js: 26_000 },
    showcase: { html: 12_000, css: 1_700, js: 27_000 },
    spotlight: { html: 12_000, css: 1_500, js: 25_000 },
    walkthrough: { html: 12_000, css: 2_000, js: 0 },
  },
} satisfies {
  shared: Pick<Cost, "js">;
  section: Cost;
  sections: Partial<Record<SectionType, Cost>>;
};
