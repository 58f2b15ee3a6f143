import { focusable, isVisible, partMarker } from "./moveFocus.ts";

/** The place of the focus: an element, its part of the editor, and its index among what can have the focus there. */
interface Spot {
  element: Element;
  part: Element;
  /** The child of the part that holds the element, such as a form. */
  content: Element | undefined;
  index: number;
}

/**
 * Keeps the focus in its part of the editor when the element that has it goes, is disabled or is hidden: what is in its
 * place then gets it. Where another form has come, that is the field of what is selected. Whoever moves the focus in the
 * meantime comes first. Returns a function that ends that.
 */
export function keepFocus(): () => void {
  let spot: Spot | undefined;
  let check = 0;
  const onFocus = ({ target }: FocusEvent) => {
    const part = target instanceof Element && target.closest(`[${partMarker}]`);
    // A dialog gives the focus back to where it was.
    if (!part) return;
    const content = [...part.children].find((child) => child.contains(target));
    spot = { element: target, part, content, index: listStops(part).indexOf(target) };
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof Element) || isInOverlay(target)) return;
    // An element that is removed is left before it is gone.
    queueMicrotask(() => {
      const isLeft = target.isConnected && isUsable(target) && document.hasFocus();
      // A press on the ground takes the focus away on purpose.
      if (isLeft && document.activeElement === document.body) spot = undefined;
    });
  };
  const giveBack = () => {
    if (!spot || document.activeElement !== document.body || hasOverlay()) return;
    const { element, part, content, index } = spot;
    if (element.isConnected && isUsable(element)) return focusOn(element);
    const stops = listStops(part);
    if (content && !content.isConnected) {
      const isSelected = (stop: Element) => stop.closest("[data-field][data-selected]") !== null;
      return focusOn(stops.find((stop) => isSelected(stop) && isUsable(stop)) ?? part);
    }
    const around = [
      ...stops.slice(Math.max(index, 0)),
      ...stops.slice(0, Math.max(index, 0)).reverse(),
    ];
    focusOn(around.find(isUsable) ?? part);
  };
  const observer = new MutationObserver(() => {
    if (!spot || document.activeElement !== document.body) return;
    cancelAnimationFrame(check);
    check = requestAnimationFrame(() => {
      check = requestAnimationFrame(giveBack);
    });
  });
  observer.observe(document.body, {
    ...{ childList: true, subtree: true, attributes: true },
    attributeFilter: ["disabled", "hidden", "open", "data-open"],
  });
  // Before a field of a form, which keeps its events to itself.
  addEventListener("focusin", onFocus, { capture: true });
  addEventListener("focusout", onBlur, { capture: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(check);
    removeEventListener("focusin", onFocus, { capture: true });
    removeEventListener("focusout", onBlur, { capture: true });
  };
}

const listStops = (part: Element): Element[] => [
  ...part.querySelectorAll(`${focusable}, [role=row], [role=option]`),
];

const isUsable = (element: Element) => isVisible(element) && !element.matches(":disabled");

const overlays = "[role=dialog], [role=alertdialog], [role=menu]";

const isInOverlay = (element: Element) => element.closest(overlays) !== null;

/** True while a dialog or a menu is open, which has the focus or gives it back itself. */
const hasOverlay = () => document.querySelector(overlays) !== null;

const focusOn = (element: Element) => {
  if (element instanceof HTMLElement) element.focus();
};
