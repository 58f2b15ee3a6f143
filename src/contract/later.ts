// What the head's script, the stylesheet and the islands say of sections that are laid out after the first paint.

/** The document's class until all of them are laid out. */
export const laterClass = "later";

/** What stands further down `<main>` than this is laid out only when the visitor comes near. */
export const laidOutUnasked = 24;

/** The sections that wait where so many of `<main>` are laid out at once; what follows `<main>` waits too. */
const laterThan = (first: number) =>
  `html.${laterClass} [data-tone]:is(main>:nth-child(n + ${first + 1}):nth-child(-n + ${laidOutUnasked}),main~*)`;

/** On a phone, all but the two that fill the first screen: elsewhere fewer wait, but none that does not here. */
export const laterSections = laterThan(2);

/** On a wide screen, whose computer lays out six of them as soon: what waits takes a frame more in the end. */
export const laterOnWideScreens = laterThan(6);
