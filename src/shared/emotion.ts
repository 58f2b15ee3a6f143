/**
 * Options of Emotion. Server and browser use the same, or hydration would not match. They leave out the prefixer:
 * browsers that run the page's modules do not need it.
 */
export const emotionOptions = { key: "c", stylisPlugins: [] };
