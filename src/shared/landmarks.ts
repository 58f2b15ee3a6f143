/** The anchor of the page's main part, to which the skip link leads; no section may have it. */
export const mainId = "main";
