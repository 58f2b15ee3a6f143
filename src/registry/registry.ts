import type { FunctionComponent } from "react";
import type { PropsByType } from "../contract/schema.gen.ts";
import type { Resolved, SectionProps, SectionType } from "../contract/section.ts";

/** Fetches the component of a section type. */
export type Load<T extends SectionType> = () => Promise<FunctionComponent<SectionProps<T>>>;

/** When an island wakes: as it comes near the screen, or when the visitor first acts on the page. */
export type Wake = "near" | "act";

/** A section that the browser hydrates; `when` may leave it static for props that need no script. */
export interface Island<T extends SectionType> {
  load: Load<T>;
  wake: Wake;
  when?: (props: Resolved<PropsByType[T]>) => boolean;
}

/** Sections that are printed and never hydrated. */
export type Statics = { [T in SectionType]?: Load<T> };

/** Sections that are hydrated, and when. */
export type Islands = { [T in SectionType]?: Island<T> };
