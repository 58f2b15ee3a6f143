import type { Islands } from "./registry.ts";

// biome-ignore format: a line for each type, or a merge of two new types would tear both
/** Section types that load React in the browser: the page's JavaScript bill. */
export const islands = {
  header: { load: () => import("../sections/header/Header.tsx").then((m) => m.Header), when: ["interaction"] },
  carousel: { load: () => import("../sections/carousel/Carousel.tsx").then((m) => m.Carousel), when: ["visible", "interaction"] },
  showcase: { load: () => import("../sections/showcase/Showcase.tsx").then((m) => m.Showcase), when: ["visible"] },
  spotlight: { load: () => import("../sections/spotlight/Spotlight.tsx").then((m) => m.Spotlight), when: ["visible", "interaction"] },
  faq: { load: () => import("../sections/faq/Faq.tsx").then((m) => m.Faq), when: ["visible", "interaction"] },
} satisfies Islands;
