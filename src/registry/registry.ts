import type { FunctionComponent } from "react";
import type { PropsByType } from "../shared/schema.gen.ts";
import type { Resolved, SectionProps, SectionType } from "../shared/section.ts";

/** Imports the component of a section type. */
export type Load<T extends SectionType> = () => Promise<FunctionComponent<SectionProps<T>>>;

/** The conditions of an island: it comes near the screen, or the visitor first acts on the page. */
export type Moment = "visible" | "interaction";

/** A section that the browser hydrates. */
export interface Island<T extends SectionType> {
  load: Load<T>;
  /**
   * It hydrates when all of these have happened. An island that moves by itself waits for no interaction; one
   * that only responds does.
   */
  when: readonly Moment[];
}

/** Sections that are rendered and never hydrated. */
export type Statics = { [T in SectionType]?: Load<T> };

/** Sections that are hydrated. */
export type Islands = { [T in SectionType]?: Island<T> };

/** For islands that may stay static: true if these props need a script. */
export type ShouldHydrate = { [T in SectionType]?: (props: Resolved<PropsByType[T]>) => boolean };
