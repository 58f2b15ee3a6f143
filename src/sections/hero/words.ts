import type { SectionProps } from "../../section.ts";

/** All of the section but the arrangement of its parts. */
export type Words = Omit<SectionProps<"hero">, "layout" | "background">;
