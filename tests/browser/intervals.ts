/**
 * The waits between two readings of `expect.poll` and `toPass`, in milliseconds; the last is repeated. Those of Playwright
 * are 100, 250, 500 and 1000: a file that is saved after 400 ms is then read after 850.
 */
export const intervals = [50, 50, 100, 100, 200];
