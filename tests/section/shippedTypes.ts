/**
 * The section types of the engine itself. What holds for the engine's own types alone is tested on these: a type
 * that a project adds may have any free name, and any defaults.
 */
export const shippedTypes: ReadonlySet<string> = new Set([
  "album",
  "announcement",
  "carousel",
  "code",
  "comparison",
  "contact",
  "countdown",
  "cta",
  "embed",
  "faq",
  "features",
  "footer",
  "header",
  "hero",
  "logos",
  "pricing",
  "prose",
  "showcase",
  "spotlight",
  "statement",
  "stats",
  "team",
  "testimonials",
  "waitlist",
  "walkthrough",
]);
