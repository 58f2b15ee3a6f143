const acts = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** When the visitor first does anything on the page. */
export const firstInteraction = new Promise((resolve) => {
  for (const type of acts) addEventListener(type, resolve, { once: true });
});

/** What asks for an answer, or leads the visitor away: what the browser finds in hidden words, keys, and clicks. */
export const asks = ["beforematch", "keydown", "click"];
