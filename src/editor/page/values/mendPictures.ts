/**
 * Loads a picture again that was there and is gone. A browser gives up pictures that the page shares with a thumbnail
 * of the editor, when that is taken away while it loads.
 */
export function mendPictures(): void {
  const shown = new WeakSet<EventTarget>();
  addEventListener("load", ({ target }) => target && shown.add(target), { capture: true });
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !shown.delete(target)) return;
      target.src = target.getAttribute("src") ?? "";
    },
    { capture: true },
  );
}
