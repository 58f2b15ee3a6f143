/** The letters of Windows-1252 from byte 0x80 to 0x9f; a dot where it has none. */
export const windowsLetters = "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ";

/** The letter of Windows-1252 in place of a control character with its number; that itself where there is none. */
export function showInWindows(control: string): string {
  const letter = windowsLetters[control.charCodeAt(0) - 0x80] ?? ".";
  return letter === "." ? control : letter;
}
