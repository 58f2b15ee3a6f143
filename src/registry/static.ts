import type { Statics } from "./registry.ts";

/** Section types that ship no JavaScript. */
export const statics = {
  hero: () => import("../sections/hero/Hero.tsx").then((m) => m.Hero),
  features: () => import("../sections/features/Features.tsx").then((m) => m.Features),
  walkthrough: () => import("../sections/walkthrough/Walkthrough.tsx").then((m) => m.Walkthrough),
  statement: () => import("../sections/statement/Statement.tsx").then((m) => m.Statement),
  testimonials: () =>
    import("../sections/testimonials/Testimonials.tsx").then((m) => m.Testimonials),
  album: () => import("../sections/album/Album.tsx").then((m) => m.Album),
  comparison: () => import("../sections/comparison/Comparison.tsx").then((m) => m.Comparison),
  cta: () => import("../sections/cta/Cta.tsx").then((m) => m.Cta),
  footer: () => import("../sections/footer/Footer.tsx").then((m) => m.Footer),
  pricing: () => import("../sections/pricing/Pricing.tsx").then((m) => m.Pricing),
  logos: () => import("../sections/logos/Logos.tsx").then((m) => m.Logos),
  stats: () => import("../sections/stats/Stats.tsx").then((m) => m.Stats),
  prose: () => import("../sections/prose/Prose.tsx").then((m) => m.Prose),
  announcement: () =>
    import("../sections/announcement/Announcement.tsx").then((m) => m.Announcement),
  embed: () => import("../sections/embed/Embed.tsx").then((m) => m.Embed),
  contact: () => import("../sections/contact/Contact.tsx").then((m) => m.Contact),
  team: () => import("../sections/team/Team.tsx").then((m) => m.Team),
  waitlist: () => import("../sections/waitlist/Waitlist.tsx").then((m) => m.Waitlist),
} satisfies Statics;
