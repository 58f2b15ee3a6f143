/**
 * How Emotion names and writes styles; the same where they are printed and where islands wake, or the
 * two would not agree. Without its prefixer: browsers that run the page's modules need none of what it adds.
 */
export const emotionOptions = { key: "c", stylisPlugins: [] };
