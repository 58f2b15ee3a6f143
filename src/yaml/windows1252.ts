/** The letters of Windows-1252 from byte 0x80 to 0x9f; a dot where it has none. */
export const windowsLetters = "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ";
