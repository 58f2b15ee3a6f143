/** The progress of `t` from `from` to `to`, as 0…1. */
export const span = (t: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (t - from) / (to - from)));

/** The value `share` of the way from `a` to `b`. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

export const easeOut = (x: number): number => 1 - (1 - x) ** 3;

export const easeInOut = (x: number): number => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);

/** Overshoots a little before the end, for things that pop in. */
export const easePop = (x: number): number => 1 + 2.4 * (x - 1) ** 3 + 1.4 * (x - 1) ** 2;

/** The style of something that fades in while it rises by `rise` pixels. */
export const appear = (x: number, rise = 14) => ({
  opacity: easeOut(x),
  translate: `0 ${((1 - easeOut(x)) * rise).toFixed(2)}px`,
});

/** The style of something that pops up from nothing. */
export const pop = (x: number) => ({
  opacity: Math.min(1, x * 3),
  scale: x === 1 ? "1" : Math.max(0, easePop(x)).toFixed(4),
});
