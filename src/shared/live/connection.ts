/** The connection of a page in a browser to the preview. A published page has none. */
export const connection = import.meta.hot;
