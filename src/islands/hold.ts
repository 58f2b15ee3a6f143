/**
 * Keeps what happens to a section that cannot answer yet: a click on one of its buttons, and the
 * browser's finding something in what it hides. `startOf` wakes the section around an element, if it
 * is not awake; then the same happens once more.
 */
export function hold(startOf: (element: Element | null) => (() => Promise<void>) | undefined) {
  const keep = (event: Event, target: Element | null) => {
    const start = startOf(target);
    if (!target || !start) return;
    event.preventDefault();
    event.stopPropagation();
    const { type, bubbles, cancelable } = event;
    start().then(() => {
      target.dispatchEvent(new Event(type, { bubbles, cancelable }));
      // What was found may have moved, now that what else was open has closed.
      requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
    });
  };
  const targetOf = ({ target }: Event) => (target instanceof Element ? target : null);
  addEventListener("click", (e) => keep(e, targetOf(e)?.closest("button") ?? null), true);
  addEventListener("beforematch", (e) => keep(e, targetOf(e)), true);
}
