/**
 * A length on the spacing scale: `n` times half a rem, or less on small screens with large letters, times the theme's
 * own factor.
 */
export const space = (n: number) => (n === 1 ? "var(--space)" : `calc(var(--space)*${n})`);
