/** The id of the page's main landmark, the target of the skip link. No section may have it. */
export const mainId = "main";
