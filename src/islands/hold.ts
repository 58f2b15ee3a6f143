/** Keys that move along tabs and questions; those that press a button click it too. */
const steers = /^(Arrow|Home|End)/;

/** With these held, keys are the browser's own. */
const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;

/**
 * Keeps what happens to a section that cannot answer yet: a click or an arrow key on one of its buttons,
 * and the browser's finding something in what it hides. `startOf` wakes the section around an element, if it
 * is not awake; then the same happens once more. What is pressed again meanwhile is pressed once.
 */
export function hold(startOf: (element: Element | null) => (() => Promise<void>) | undefined) {
  const held = new Set<Element>();
  const keep = (event: Event, target: Element | null) => {
    const start = startOf(target);
    if (!target || !start) return;
    event.preventDefault();
    event.stopPropagation();
    if (held.has(target)) return;
    held.add(target);
    start().then(() => {
      // Of the same kind as the one it stands for, which has all that it is made from.
      target.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
      // What was found may have moved, now that what else was open has closed. Who pressed may have gone on.
      if (event.type === "beforematch") {
        requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
      }
    });
  };
  const targetOf = ({ target }: Event) => (target instanceof Element ? target : null);
  const buttonOf = (event: Event) => targetOf(event)?.closest("button") ?? null;
  addEventListener("click", (e) => keep(e, buttonOf(e)), true);
  addEventListener(
    "keydown",
    (e) => steers.test(e.key) && !isShortcut(e) && keep(e, buttonOf(e)),
    true,
  );
  addEventListener("beforematch", (e) => keep(e, targetOf(e)), true);
}
