/** A length on the spacing scale: `n` times half a rem, times the theme's own factor. */
export const space = (n: number) => `calc(var(--space) * ${n})`;
