import type { FromPage } from "../../../shared/editor/messages.ts";
import { isWriting } from "../write/write.ts";

/** Brings files that are dropped on the page, and texts that are pasted there, to the editor: they may be catalogues. */
export function bringCatalogues(send: (message: FromPage) => void): void {
  const options = { capture: true };
  addEventListener("dragover", (event) => event.preventDefault(), options);
  addEventListener(
    "drop",
    (event) => {
      // The browser would open the file in the place of the page.
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      file?.text().then((text) => send({ kind: "catalogue", text }), reportError);
    },
    options,
  );
  addEventListener("paste", ({ clipboardData }) => {
    const text = clipboardData?.getData("text/plain");
    if (text && !isWriting()) send({ kind: "catalogue", text });
  });
}
