/**
 * Reasons why a fix may be made without asking: only one meaning is possible. Similarity, by a letter or two, is
 * never a reason, except for the name of a setting: all names are known there, and any other is refused.
 */
export const reasons = {
  form: "It is the same word in other capitals, accents, dashes or blanks, and only one thing is called so.",
  sign: "A sign that always stands at its start or end is missing, and with one sign alone it is in order.",
  wrapped: "The value stands there whole, in wrapping that cannot belong to it.",
  notation: "It is the same value, written as another language, program or file format writes it.",
  service: "The service that is named reads this field alone, and the page has not chosen another.",
  renamed: "An earlier version of the schemas called it so.",
  name: "One letter is wrong, one name alone is near, nothing has that name yet, and the value is right for it.",
  shape: "Dashes and indents alone are wrong, and every name is one that the right shape takes.",
  entry: "Every entry of the list is a group that needs one text alone, and a text stands there.",
  empty: "It may be left out and says nothing, and left out it says the same.",
  syntax: "It cannot be read at all, and in one way alone it can, with every word kept.",
  unseen: "Nobody can see the character, and nobody types it on purpose.",
} as const satisfies Record<string, string>;

/** A key of `reasons`. */
export type Reason = keyof typeof reasons;
