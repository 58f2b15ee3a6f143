/** Shows that the editor has stopped, in the place of the editor, with the way to begin again. */
export function showFailure(root: HTMLElement): void {
  const note = document.createElement("main");
  const words = document.createElement("p");
  words.role = "alert";
  words.textContent =
    "The editor has stopped, because of a mistake in its own code. What you have changed is kept.";
  const button = document.createElement("button");
  button.textContent = "Load the editor again";
  button.addEventListener("click", () => location.reload());
  note.style.cssText =
    "display: grid; justify-items: start; gap: 1rem; max-inline-size: 30rem; margin: 20vh auto; padding: 1rem; font: 16px/1.5 system-ui, sans-serif";
  button.style.cssText = "padding: 0.5rem 1rem; font: inherit";
  note.append(words, button);
  root.replaceChildren(note);
  button.focus();
}
