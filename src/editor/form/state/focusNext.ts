/** The elements of a form that Tab reaches. */
const controls = "input, select, textarea, button, summary";

/** Those of something new that are written or chosen: behind the last of them, Enter adds it. */
const controlsOfDraft = "input, select, textarea";

/** Moves focus to the control behind this one; false if the form has no other. */
export function focusNext(control: HTMLElement): boolean {
  const form = control.closest("[data-form]");
  const selector = form?.matches("fieldset") ? controlsOfDraft : controls;
  const all = [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const behind = all.slice(all.indexOf(control) + 1);
  const next = behind.find((each) => each.checkVisibility() && !each.matches(":disabled"));
  next?.focus();
  return next !== undefined;
}
