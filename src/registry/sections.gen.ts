// Generated from schema/. Do not edit.
import type { Sections } from "./sections.ts";

/** Every section type with the function that imports its component. */
export const sections: Sections = {
  "album": () => import("../sections/album/Album.tsx").then((module) => module.Album),
  "announcement": () => import("../sections/announcement/Announcement.tsx").then((module) => module.Announcement),
  "carousel": () => import("../sections/carousel/Carousel.tsx").then((module) => module.Carousel),
  "code": () => import("../sections/code/Code.tsx").then((module) => module.Code),
  "comparison": () => import("../sections/comparison/Comparison.tsx").then((module) => module.Comparison),
  "contact": () => import("../sections/contact/Contact.tsx").then((module) => module.Contact),
  "countdown": () => import("../sections/countdown/Countdown.tsx").then((module) => module.Countdown),
  "cta": () => import("../sections/cta/Cta.tsx").then((module) => module.Cta),
  "embed": () => import("../sections/embed/Embed.tsx").then((module) => module.Embed),
  "faq": () => import("../sections/faq/Faq.tsx").then((module) => module.Faq),
  "features": () => import("../sections/features/Features.tsx").then((module) => module.Features),
  "footer": () => import("../sections/footer/Footer.tsx").then((module) => module.Footer),
  "header": () => import("../sections/header/Header.tsx").then((module) => module.Header),
  "hero": () => import("../sections/hero/Hero.tsx").then((module) => module.Hero),
  "logos": () => import("../sections/logos/Logos.tsx").then((module) => module.Logos),
  "pricing": () => import("../sections/pricing/Pricing.tsx").then((module) => module.Pricing),
  "prose": () => import("../sections/prose/Prose.tsx").then((module) => module.Prose),
  "showcase": () => import("../sections/showcase/Showcase.tsx").then((module) => module.Showcase),
  "spotlight": () => import("../sections/spotlight/Spotlight.tsx").then((module) => module.Spotlight),
  "statement": () => import("../sections/statement/Statement.tsx").then((module) => module.Statement),
  "stats": () => import("../sections/stats/Stats.tsx").then((module) => module.Stats),
  "team": () => import("../sections/team/Team.tsx").then((module) => module.Team),
  "testimonials": () => import("../sections/testimonials/Testimonials.tsx").then((module) => module.Testimonials),
  "waitlist": () => import("../sections/waitlist/Waitlist.tsx").then((module) => module.Waitlist),
  "walkthrough": () => import("../sections/walkthrough/Walkthrough.tsx").then((module) => module.Walkthrough),
};
