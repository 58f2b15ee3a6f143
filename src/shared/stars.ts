/** The most stars that a rating can have. */
export const mostStars = 5;
