import type { ResolvedSection } from "./section.ts";

/** The live preview's event: the whole document, rendered again. */
export const liveEvent = "broadside:page";

/** The event before `liveEvent`: hydrated sections show new props without waiting for the render. */
export const propsEvent = "broadside:words";

/**
 * A page sends this with its address once it listens to edits, as it has missed those that came while it was loading.
 */
export const openedEvent = "broadside:opened";

/** A section in the same place, with other props. */
export type ChangedProps = Pick<ResolvedSection, "id" | "type" | "props">;
