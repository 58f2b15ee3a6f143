import { asks } from "./firstInteraction.ts";

/** Keys that move along tabs and questions; those that press a button click it too. */
const steers = /^(Arrow|Home|End)/;

/** What is asked to answer: a button, unless the browser has found words in the element itself. */
function targetOf(event: Event): Element | null {
  const { target, type } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    // With these held, keys are the browser's own.
    if (!steers.test(key) || altKey || ctrlKey || metaKey) return null;
  }
  return type === "beforematch" ? target : target.closest("button");
}

/** Wakes a section; resolves once it can answer. */
type Start = () => Promise<void>;

/**
 * Keeps what happens to a section that cannot answer yet: a click or an arrow key on one of its buttons,
 * and the browser's finding something in what it hides. `startOf` wakes the section around an element, if it
 * is not awake; then the same happens once more, in the same order. What is clicked again meanwhile is clicked once.
 */
export function replayEarlyEvents(startOf: (element: Element | null) => Start | null | undefined) {
  const answered = new Map<Start, Promise<void>>();
  const clicked = new Set<Element>();
  // From the button on which keys were pressed, to where they have led by now.
  const led = new Map<Element, Element | null>();
  const keep = (event: Event) => {
    const target = targetOf(event);
    const start = startOf(target);
    if (!target || !start) return;
    event.preventDefault();
    event.stopPropagation();
    // Each after the one before has been answered, and rendered.
    const turn = answered.get(start) ?? start();
    answered.set(
      start,
      turn.then(() => repeat(event, target)),
    );
  };
  const repeat = (event: Event, target: Element) => {
    const isPointed = "detail" in event && event.detail;
    const heir = (!isPointed && led.get(target)) || target;
    if (event.type === "click") {
      if (clicked.has(heir)) return;
      clicked.add(heir);
    }
    const focused = document.activeElement;
    // Of the same kind as the one it stands for, which has all that it is made from.
    heir.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
    if (document.activeElement !== focused) led.set(target, document.activeElement);
    // What was found may have moved, now that what else was open has closed. Who pressed may have gone on.
    if (event.type === "beforematch") {
      requestAnimationFrame(() => heir.scrollIntoView({ block: "nearest" }));
    }
  };
  for (const type of asks) addEventListener(type, keep, true);
}
