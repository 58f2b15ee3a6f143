/**
 * Opens the author's text editor at a position, given as path:line:column. `base` is that of the preview. Resolves to
 * false if the preview does not answer, or finds no text editor.
 */
export const openTextEditor = (base: string, position: string): Promise<boolean> =>
  fetch(`${base}__open-in-editor?file=${encodeURIComponent(position)}`).then(
    ({ ok }) => ok,
    () => false,
  );
