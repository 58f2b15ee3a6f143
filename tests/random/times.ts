/**
 * The number of random cases that a suite tries, of which `npm test` tries these few. `npm run test:rest` multiplies it by
 * four, and `TIMES=10` by ten. Such a test has the tag `random`.
 */
export const times = (few: number): number => Math.ceil(few * Number(process.env.TIMES ?? 1));
