/** True for a name that is allowed between the slashes of a page's address. */
export const isPathSegment = (name: string): boolean => /^[a-z0-9][a-z0-9_-]*$/.test(name);

/** A name as a step of an address; empty if none of its characters is allowed there. */
export const toPathSegment = (name: string): string =>
  name
    .replaceAll(/[äöüÄÖÜ]/g, "$&e")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, "-")
    .replaceAll(/^[-_]+|[-_]+$/g, "");
