// What the head's script, the stylesheet and the islands say of sections that are laid out after the first paint.

/** The document's class until all of them are laid out. */
export const laterClass = "later";

/** What stands further down `<main>` than this is laid out only when the visitor comes near. */
export const laidOutUnasked = 24;

// Put together from constants, not by a function, which would go into the bootstrap with what it is called for. Sections
// are counted among their like: between those of a long page stand scripts.
const waiting = `html.${laterClass} [data-tone]:is(main>`;
const unasked = `:nth-of-type(-n + ${laidOutUnasked}),main~*)`;

/**
 * Those sections, while they wait: on a phone all but the first three, and what follows `<main>`. Browsers lay out what
 * stands within a screen or two unasked; told to put it off, they would do it in a second pass over the same frame.
 * Elsewhere fewer wait, but none that does not here.
 */
export const laterSections = `${waiting}:nth-of-type(n + 4)${unasked}`;

/** On a wide screen, whose computer lays out six of them as soon: what waits takes a frame more in the end. */
export const laterOnWideScreens = `${waiting}:nth-of-type(n + 7)${unasked}`;
