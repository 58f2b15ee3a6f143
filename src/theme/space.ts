/** A length on the spacing scale: `n` times half a rem, or less where large letters need the room, times the theme's own factor. */
export const space = (n: number) => (n === 1 ? "var(--space)" : `calc(var(--space)*${n})`);
