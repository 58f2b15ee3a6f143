const interactionEvents = ["pointerdown", "keydown", "focusin", "scroll"];

/** Resolves when the visitor first does anything on the page. */
export const firstInteraction = new Promise<void>((resolve) => {
  for (const type of interactionEvents) addEventListener(type, () => resolve(), { once: true });
  // The first event is no movement: Chromium also tells of a mouse that lies still below a new page.
  let first: PointerEvent | undefined;
  addEventListener("pointermove", function compare(event) {
    first ??= event;
    if (event.screenX === first.screenX && event.screenY === first.screenY) return;
    removeEventListener("pointermove", compare);
    resolve();
  });
});

/** The events that need an answer: find-in-page in hidden text, keys, and clicks. */
export const replayedEvents = ["beforematch", "keydown", "click"];
