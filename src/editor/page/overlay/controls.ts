/** The parts of a page that show another part of it: tabs, questions, menus, and the buttons of carousels. */
const disclosing = "[role=tab], [aria-expanded], summary, [aria-roledescription] button, label";

/** Keeps an event from the page, and from what the browser does by itself. */
export function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** True if a click on the page may do what it does for visitors, because it shows more of the page. */
export function answerClick({ target }: Event, isOnWords: boolean): boolean {
  const control = target instanceof Element ? target.closest(disclosing) : null;
  if (!control || control.closest("a")) return false;
  // A click on any other label would give the focus to a field of the visitors.
  if (control instanceof HTMLLabelElement && !isChoice(control.control)) return false;
  // A click on the words of an open one selects them, and does not close it.
  return !isOnWords || !isOpen(control);
}

function isOpen(control: Element): boolean {
  const details = control.matches("summary") ? control.parentElement : null;
  if (details instanceof HTMLDetailsElement) return details.open;
  if (control instanceof HTMLLabelElement)
    return isChoice(control.control) && control.control.checked;
  return control.matches("[aria-expanded=true], [aria-selected=true]");
}

const isChoice = (control: HTMLElement | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

/** The choice that a click on its label clicks, too. */
let labelled: Element | null = null;

/** True for the click on a choice that a click on its label has just brought about. */
export function isEcho({ target }: Event): boolean {
  if (labelled && target === labelled) return true;
  const label = target instanceof Element ? target.closest("label") : null;
  labelled = label && label.control !== target ? label.control : null;
  setTimeout(() => {
    labelled = null;
  });
  return false;
}
