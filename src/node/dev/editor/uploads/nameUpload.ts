/** The longest name without its ending. */
const longest = 60;

/** Names that Windows keeps for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A safe name for an uploaded file: small letters, digits and dashes of its own name, without its folders and ending.
 */
export function nameUpload(given: string, fallback: string): string {
  const stem = given
    .replace(/^.*[\\/]/s, "")
    .replace(/(.)\.[^.]*$/s, "$1")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, "");
  if (stem === "") return fallback;
  return devices.test(stem) ? `${fallback}-${stem}` : stem;
}
