import type { NoteDraft } from "./barDraft.ts";

/** The form for the words of a footnote. */
export interface NoteForm {
  element: HTMLFormElement;
  /** Shows it with the words of the note that is selected. */
  open(): void;
}

/** Makes the form for the words of footnotes. `close` hides it, and gives the focus back. */
export function createNoteForm(note: NoteDraft, close: () => void): NoteForm {
  const element = document.createElement("form");
  element.hidden = true;
  element.ariaLabel = "Footnote";
  element.innerHTML = `
    <textarea aria-label="Words of the footnote" placeholder="Words of the footnote" rows="3" dir="auto"></textarea>
    <button>Apply</button>
    <p role="alert" hidden>A footnote needs words, and cannot hold another footnote.</p>`;
  const field = element.querySelector("textarea");
  const alert = element.querySelector("p");
  if (!field || !alert) throw new Error("The form of a footnote lacks a part.");
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    alert.hidden = note.set(field.value);
    if (alert.hidden) close();
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    element.requestSubmit();
  });
  return {
    element,
    open() {
      field.value = note.read();
      alert.hidden = true;
      element.hidden = false;
      field.focus();
      field.select();
    },
  };
}
