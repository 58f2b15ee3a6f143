/**
 * Calls `keep` when the author turns to another part of the page or of the editor, but not while the text asks for something
 * in a dialog. Returns a function that ends that.
 */
export function followFocus(
  element: HTMLElement,
  bar: HTMLElement,
  isAsking: () => boolean,
  keep: () => void,
): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);
  addEventListener(
    "pointerdown",
    (event) => {
      if (!isInside(event) && event.target !== bar) keep();
    },
    options,
  );
  addEventListener(
    "focusout",
    (event) => {
      if (!isInside(event) && event.target !== bar) return;
      // Another window of the computer is no reason to end.
      setTimeout(() => {
        const { activeElement } = document;
        const isHere = activeElement === bar || element.contains(activeElement);
        const isElsewhere = !isHere || !document.hasFocus();
        if (!stop.signal.aborted && !isAsking() && isElsewhere && parent.document.hasFocus())
          keep();
      });
    },
    options,
  );
  addEventListener("pagehide", keep, options);
  return () => stop.abort();
}
