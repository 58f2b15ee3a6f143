/** The live preview's message: the whole document, printed anew. */
export const liveEvent = "broadside:page";
