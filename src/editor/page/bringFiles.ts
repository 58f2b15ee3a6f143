import type { FromPage, Place } from "../../shared/editor.ts";
import { boxOf } from "./layer.ts";
import { placeUnder } from "./pointer.ts";
import { listHosts } from "./select.ts";
import { fieldAt } from "./stops.ts";

/** The definitions whose values are pictures. */
const pictures = new Set(["asset", "background", "image", "portrait"]);

interface Editor {
  send(message: FromPage): void;
  /** Draws a thin outline around a place. */
  hover(at?: Place): void;
  isEditing(): boolean;
}

/** Lets files be dropped on the pictures of the page. The browser would leave the page to open a file. */
export function bringFiles({ send, hover, isEditing }: Editor): void {
  const pictureUnder = ({ clientX, clientY }: DragEvent): Place | undefined => {
    const at = isEditing() ? placeUnder(clientX, clientY)?.at : undefined;
    return at && pictures.has(fieldAt(at)?.kind ?? "") ? at : undefined;
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
    const [file] = event.dataTransfer?.files ?? [];
    const at = pictureUnder(event);
    const [host] = at ? listHosts(at) : [];
    if (!file) return;
    if (at && host) {
      const { left, top, width, height } = boxOf(host);
      send({ kind: "bring", at, file, box: { left, top, width, height } });
    } else send({ kind: "say", words: "A picture is dropped on the one that it replaces." });
  });
}
