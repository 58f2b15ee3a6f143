import type { ResolvedSection } from "../section.ts";

/** The live preview's event: the whole document, rendered again. */
export const liveEvent = "broadside:page";

/** The event before `liveEvent`: hydrated sections show new props without waiting for the render. */
export const propsEvent = "broadside:words";

/** A page sends this as `Opened` once it listens to edits, as it has missed those that came while it was loading. */
export const openedEvent = "broadside:opened";

/** The path and query of a document that a browser has opened, and if it is one of a page. */
export interface Opened {
  address: string;
  hasPage: boolean;
}

/** A section in the same place, with other props. */
export type ChangedProps = Pick<ResolvedSection, "id" | "type" | "props">;
