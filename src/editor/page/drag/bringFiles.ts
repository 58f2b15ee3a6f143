import type { FieldAddress, FromPage } from "../../../shared/editor/messages.ts";
import { pickerOf } from "../../../shared/editor/valuePickers.ts";
import { stopEvent } from "../overlay/controls.ts";
import { boxOf } from "../overlay/overlay.ts";
import { placeUnder } from "../select/pointer.ts";
import { listTargets } from "../select/select.ts";
import { fieldAt } from "../select/tabOrder.ts";
import { isWritingLong } from "../write/writeLong.ts";

interface Editor {
  send(message: FromPage): void;
  /** The place that is selected. */
  selected(): FieldAddress | undefined;
  /** Draws a thin outline around a place. */
  hover(at?: FieldAddress): void;
  isEditing(): boolean;
}

/**
 * Lets files be dropped on the pictures of the page, and be pasted over the one that is selected. The browser would
 * leave the page to open a file.
 */
export function bringFiles({ send, hover, selected, isEditing }: Editor): void {
  const isPicture = (at: FieldAddress) => pickerOf(fieldAt(at)?.kind ?? "")?.kind === "image";
  const pictureUnder = ({ clientX, clientY }: DragEvent): FieldAddress | undefined => {
    const at = isEditing() ? placeUnder(clientX, clientY)?.at : undefined;
    return at && isPicture(at) ? at : undefined;
  };
  const bring = (at: FieldAddress | undefined, files: readonly File[], hint: string) => {
    const [file, ...others] = files;
    const [host] = at ? listTargets(at) : [];
    if (!at || !host || !file) return send({ kind: "announce", words: hint });
    if (others.length > 0) return send({ kind: "bring-several", at, files: [...files] });
    const { left, top, width, height } = boxOf(host);
    send({ kind: "bring", at, file, box: { left, top, width, height } });
  };
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    const at = pictureUnder(event);
    event.dataTransfer.dropEffect = at ? "copy" : "none";
    hover(at);
  });
  addEventListener("drop", (event) => {
    event.preventDefault();
    hover();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    bring(pictureUnder(event), files, "A picture is dropped on the one that it replaces.");
  });
  addEventListener(
    "paste",
    (event) => {
      const [file] = event.clipboardData?.files ?? [];
      // If the clipboard has a text beside the picture, as from a table, the text is pasted.
      if (!file || !isEditing() || isWritingLong() || event.clipboardData?.getData("text/plain"))
        return;
      stopEvent(event);
      const at = selected();
      bring(
        at && isPicture(at) ? at : undefined,
        [...(event.clipboardData?.files ?? [])],
        "Select the picture that this one replaces, and paste it again.",
      );
    },
    { capture: true },
  );
}
