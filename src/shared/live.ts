import type { ResolvedSection } from "./section.ts";

/** The live preview's message: the whole document, printed anew. */
export const liveEvent = "broadside:page";

/** The message that goes ahead of it: new words need no print to be shown in a section that is awake. */
export const propsEvent = "broadside:words";

/** What a page says once it follows edits: any that came while it was loading, it has missed. */
export const openedEvent = "broadside:opened";

/** A section that stands where it stood, with other props. */
export type ChangedProps = Pick<ResolvedSection, "id" | "type" | "props">;
