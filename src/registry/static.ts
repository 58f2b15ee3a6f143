import type { Statics } from "./registry.ts";

/** Section types that ship no JavaScript. */
export const statics = {
  hero: () => import("../sections/hero/Hero.tsx").then((m) => m.Hero),
  features: () => import("../sections/features/Features.tsx").then((m) => m.Features),
  walkthrough: () => import("../sections/walkthrough/Walkthrough.tsx").then((m) => m.Walkthrough),
  statement: () => import("../sections/statement/Statement.tsx").then((m) => m.Statement),
  testimonials: () =>
    import("../sections/testimonials/Testimonials.tsx").then((m) => m.Testimonials),
  cta: () => import("../sections/cta/Cta.tsx").then((m) => m.Cta),
  footer: () => import("../sections/footer/Footer.tsx").then((m) => m.Footer),
} satisfies Statics;
