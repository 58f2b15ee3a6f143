const acts = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** Calls `due` when the visitor first does anything on the page. */
export function act(_root: Element, due: () => void): void {
  const stop = new AbortController();
  for (const type of acts) {
    addEventListener(
      type,
      () => {
        stop.abort();
        due();
      },
      { signal: stop.signal, passive: true },
    );
  }
}
