import type { ResolvedKinds } from "../shared/section.ts";

/** The shared definitions whose values a component gets in another form. */
export const resolvedDefinitions: readonly string[] = [
  "href",
  "image",
  "background",
  "sectionBackground",
  "video",
  "markdown",
  "markdownFile",
  "title",
  "formatted",
  "moment",
] satisfies (keyof ResolvedKinds)[];
