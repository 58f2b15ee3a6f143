const acts = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** When the visitor first does anything on the page. */
export const acted = new Promise<void>((resolve) => {
  const stop = new AbortController();
  const due = () => {
    stop.abort();
    resolve();
  };
  for (const type of acts) addEventListener(type, due, { signal: stop.signal, passive: true });
});
