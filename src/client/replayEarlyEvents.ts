import { replayedEvents } from "./firstInteraction.ts";

/** Keys that move along tabs and questions. Keys that press a button fire a click too. */
const navigationKeys = /^(Arrow|Home|End)/;

/** The target of an event: a button, or for `beforematch` the element itself. */
function targetOf(event: Event): Element | null {
  const { target, type } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    // With these held, keys are the browser's own.
    if (!navigationKeys.test(key) || altKey || ctrlKey || metaKey) return null;
  }
  return type === "beforematch" ? target : target.closest("button");
}

/** Hydrates a section. Resolves when it responds. */
type Start = () => Promise<void>;

/**
 * Queues clicks and arrow keys on buttons, and `beforematch` events, that reach a section before it responds.
 * `findStart` returns the function that hydrates the section around an element, if it is not hydrated yet.
 * Afterwards, each event is dispatched again, in order. Repeated clicks on one button count once.
 */
export function replayEarlyEvents(
  findStart: (element: Element | null) => Start | null | undefined,
) {
  const answered = new Map<Start, Promise<void>>();
  const clicked = new Set<Element>();
  // From the button on which keys were pressed, to the element that they have moved the focus to.
  const focusMoves = new Map<Element, Element | null>();
  const queue = (event: Event) => {
    const target = targetOf(event);
    const start = findStart(target);
    if (!target || !start) return;
    event.preventDefault();
    event.stopPropagation();
    // Each event waits until the one before has been handled and rendered.
    const turn = answered.get(start) ?? start();
    answered.set(
      start,
      turn.then(() => replay(event, target)),
    );
  };
  const replay = (event: Event, target: Element) => {
    const isPointed = "detail" in event && event.detail;
    const receiver = (!isPointed && focusMoves.get(target)) || target;
    if (event.type === "click") {
      if (clicked.has(receiver)) return;
      clicked.add(receiver);
    }
    const focused = document.activeElement;
    // An event can be its own constructor's options, because it has all their properties.
    receiver.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
    if (document.activeElement !== focused) focusMoves.set(target, document.activeElement);
    // The match may have moved, because another entry has closed. A visitor who pressed a button may be
    // elsewhere by now.
    if (event.type === "beforematch") {
      requestAnimationFrame(() => receiver.scrollIntoView({ block: "nearest" }));
    }
  };
  for (const type of replayedEvents) addEventListener(type, queue, true);
}
