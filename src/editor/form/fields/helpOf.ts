/** A sentence about how a value is written in a file, or what is in the place of one that is not: the form shows both itself. */
const aboutTheFile = /^(Left out|Written)\b/;

/** The help for a field: the description of its value, without the sentences that are for writing a file. */
export const helpOf = (description: string): string =>
  description
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .filter((sentence) => !aboutTheFile.test(sentence))
    .join(" ");
