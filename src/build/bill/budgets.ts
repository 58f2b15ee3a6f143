import type { SectionType } from "../../contract/section.ts";
import type { Cost } from "./cost.ts";

/**
 * What may be sent, in bytes after Brotli. HTML grows with the words in page.yaml, so its budgets leave
 * room for many of them; CSS and JavaScript are the code's own, and theirs are tight. A section of a
 * static type sends no JavaScript, whatever stands here.
 */
export const budgets = {
  /** All scripts of a page on which every island has woken, what they share included. */
  scripts: 110_000,
  /** A section whose type is not named below. */
  section: { html: 12_000, css: 1_500, js: 6_000 },
  sections: {
    faq: { html: 24_000, css: 1_500, js: 6_500 },
    carousel: { html: 12_000, css: 1_500, js: 26_000 },
    showcase: { html: 12_000, css: 1_700, js: 27_000 },
    spotlight: { html: 12_000, css: 1_500, js: 25_000 },
    walkthrough: { html: 12_000, css: 2_000, js: 0 },
  },
} satisfies {
  scripts: number;
  section: Cost;
  sections: Partial<Record<SectionType, Cost>>;
};
