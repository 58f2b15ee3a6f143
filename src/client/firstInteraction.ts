const interactionEvents = ["pointerdown", "keydown", "focusin", "scroll"];

/** Resolves when the visitor first does anything on the page. */
export const firstInteraction = new Promise((resolve) => {
  for (const type of interactionEvents) addEventListener(type, resolve, { once: true });
  // The first event may be no movement: Chromium also reports a mouse that lies still below a new page.
  addEventListener("pointermove", () => addEventListener("pointermove", resolve), { once: true });
});

/** The events that need an answer: find-in-page in hidden text, keys, and clicks. */
export const replayedEvents = ["beforematch", "keydown", "click"];
