/** How far a push goes before it counts, in pixels. */
const threshold = 40;

/** How long none comes before another may count, in milliseconds: a trackpad goes on by itself after the fingers have left. */
const rest = 150;

/** What browsers count in lines, in pixels. */
const line = 20;

/**
 * Calls `push` once for each time that two fingers on a trackpad, or a wheel with Shift, push the element sideways:
 * with 1 to the right, with -1 to the left. What goes up or down is left to the page. Gives what ends it.
 */
export function followWheel(element: HTMLElement, push: (towards: number) => void): () => void {
  let way = 0;
  let last = Number.NEGATIVE_INFINITY;
  const follow = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode, shiftKey, timeStamp } = event;
    // Not every browser turns the wheel by itself.
    const [sideways, along] = shiftKey && !deltaX ? [deltaY, 0] : [deltaX, deltaY];
    if (Math.abs(sideways) <= Math.abs(along)) return;
    // Nor does it lead back in the browser's history, as it would at a scroller's end.
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
