import { times } from "./times.ts";

/**
 * The members of a series that a suite tries: `npm test` takes the first of every `step` members, and `npm run test:rest`
 * all of them. Such a test has the tag `random`.
 */
export const sample = <Member>(all: readonly Member[], step: number): Member[] =>
  all.filter((_, index) => times(1) > 1 || index % step === 0);
