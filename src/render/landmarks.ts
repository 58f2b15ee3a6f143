import { facts } from "../shared/facts.gen.ts";
import type { SectionFacts, SectionType } from "../shared/section.ts";

/** The elements that may frame a section. */
export type Landmark = NonNullable<SectionFacts["landmark"]> | "section";

/** The facts that the schema of a section type holds. */
export const factsOf = (type: SectionType): SectionFacts => facts[type];

/** The element that frames a section of this type: a landmark of its own, or a part of `<main>`. */
export const landmarkOf = (type: SectionType): Landmark => factsOf(type).landmark ?? "section";
