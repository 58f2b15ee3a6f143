import type { SectionType } from "../shared/section.ts";

/** The elements that may frame a section. */
export type Landmark = "header" | "footer" | "section";

const landmarks: Partial<Record<SectionType, Landmark>> = { header: "header", footer: "footer" };

/** The element that frames a section of this type: a landmark of its own, or a part of `<main>`. */
export function landmarkOf(type: SectionType): Landmark {
  return landmarks[type] ?? "section";
}
