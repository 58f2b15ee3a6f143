import { child } from "./dataAt.ts";

/** The conditions of an island: it comes near the screen, or the visitor first acts on the page. */
export type HydrationCondition = "visible" | "interaction";

/** When the browser hydrates the sections of a type. */
export interface Hydration {
  /**
   * All of these have happened. An island that moves by itself waits for no interaction; one that only responds does.
   */
  when: readonly HydrationCondition[];
  /** Other sections of the type need no script: this list of theirs has fewer entries, or is not there. */
  if?: { list: string; atLeast: number };
  /** Nor does one whose day or time of this name had passed at the build. */
  until?: string;
}

/** True if a section of a type with this hydration is hydrated. Types without one ship no script. */
export function isHydrated(hydration: Hydration | undefined, props: unknown): boolean {
  if (!hydration || isOver(hydration, props)) return false;
  if (!hydration.if) return true;
  const { list, atLeast } = hydration.if;
  const entries = child(props, list);
  return Array.isArray(entries) && entries.length >= atLeast;
}

const isOver = ({ until }: Hydration, props: unknown) =>
  until !== undefined && child(child(props, until), "hasPassed") === true;
