import type { FunctionComponent } from "react";
import type { PropsByType } from "../shared/schema.gen.ts";
import type { Resolved, SectionProps, SectionType } from "../shared/section.ts";

/** Fetches the component of a section type. */
export type Load<T extends SectionType> = () => Promise<FunctionComponent<SectionProps<T>>>;

/** What an island waits for: that it comes near the screen, or that the visitor first acts on the page. */
export type Moment = "visible" | "interaction";

/** A section that the browser hydrates. */
export interface Island<T extends SectionType> {
  load: Load<T>;
  /** It wakes when all of these have come. What moves by itself waits for no act; what only answers does. */
  when: readonly Moment[];
}

/** Sections that are printed and never hydrated. */
export type Statics = { [T in SectionType]?: Load<T> };

/** Sections that are hydrated. */
export type Islands = { [T in SectionType]?: Island<T> };

/** For islands that may stay static: whether these props need a script. */
export type ShouldHydrate = { [T in SectionType]?: (props: Resolved<PropsByType[T]>) => boolean };
