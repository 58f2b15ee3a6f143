// What the head's script, the stylesheet and the islands say of sections that are laid out after the first paint.

/** The document's class until all of them are laid out. */
export const laterClass = "later";

/** What stands further down `<main>` than this is laid out only when the visitor comes near. */
export const laidOutUnasked = 24;

/** Those sections, while they wait: all but the first two, which fill the first screen, and what follows `<main>`. */
export const laterSections = `html.${laterClass} [data-tone]:is(main>:nth-child(n + 3):nth-child(-n + ${laidOutUnasked}),main~*)`;
