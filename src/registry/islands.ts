import type { Islands } from "./registry.ts";

/** Section types that load React in the browser: the page's JavaScript bill. */
export const islands = {
  header: {
    load: () => import("../sections/header/Header.tsx").then((m) => m.Header),
    wake: ["act"],
  },
  carousel: {
    load: () => import("../sections/carousel/Carousel.tsx").then((m) => m.Carousel),
    wake: ["near", "act"],
  },
  showcase: {
    load: () => import("../sections/showcase/Showcase.tsx").then((m) => m.Showcase),
    wake: ["near"],
  },
  spotlight: {
    load: () => import("../sections/spotlight/Spotlight.tsx").then((m) => m.Spotlight),
    wake: ["near", "act"],
  },
  faq: { load: () => import("../sections/faq/Faq.tsx").then((m) => m.Faq), wake: ["near", "act"] },
} satisfies Islands;
