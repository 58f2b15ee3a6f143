/** The distance from which a push counts, in pixels. */
const threshold = 40;

/**
 * The pause before the next push may count, in milliseconds. A trackpad goes on by itself after the fingers
 * have left.
 */
const rest = 150;

/** The height of a line in pixels, for browsers that count in lines. */
const line = 20;

/**
 * Calls `push` once for each time that two fingers on a trackpad, or a wheel with Shift, push the element
 * sideways: with 1 to the right, with -1 to the left. Ignores vertical scrolling. Returns a function that
 * ends it.
 */
export function followWheel(element: HTMLElement, push: (towards: number) => void): () => void {
  let way = 0;
  let last = Number.NEGATIVE_INFINITY;
  const follow = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode, shiftKey, timeStamp } = event;
    // Not every browser swaps the axes for Shift by itself.
    const [sideways, along] = shiftKey && !deltaX ? [deltaY, 0] : [deltaX, deltaY];
    if (Math.abs(sideways) <= Math.abs(along)) return;
    // Also keeps the browser from going back in its history, as it would at the end of a scroller.
    event.preventDefault();
    if (timeStamp - last > rest) way = 0;
    last = timeStamp;
    const counted = Math.abs(way) >= threshold;
    way += deltaMode === WheelEvent.DOM_DELTA_LINE ? sideways * line : sideways;
    if (!counted && Math.abs(way) >= threshold) push(Math.sign(way));
  };
  element.addEventListener("wheel", follow, { passive: false });
  return () => element.removeEventListener("wheel", follow);
}
