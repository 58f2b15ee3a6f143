import type { FieldPath } from "../../shared/fieldPath.ts";
import { nameOfField } from "./nameOfField.ts";

/** The selector of what takes the focus of a field. */
const stops = "input:not([type=range]), textarea, select, button, summary, [tabindex='0']";

/** The frames in which a form may come. */
const maxFrames = 30;

/**
 * Brings a field of the panel into view once its form is there, opens what it is folded into, and gives it the focus. Of a
 * path without a field of its own, that is the nearest around it.
 */
export function showField(path: FieldPath, left = maxFrames): void {
  requestAnimationFrame(() => {
    const field = fieldAt(path);
    if (!field) {
      if (left > 0) showField(path, left - 1);
      else if (path.length > 1) showField(path.slice(0, -1), 0);
      return;
    }
    for (let around = field.parentElement; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true;
    field.scrollIntoView({ block: "center" });
    const stop = [...field.querySelectorAll<HTMLElement>(stops)].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    stop?.focus({ preventScroll: true });
  });
}

const fieldAt = (path: FieldPath) =>
  document.querySelector<HTMLElement>(`aside [data-field="${CSS.escape(nameOfField(path))}"]`);
