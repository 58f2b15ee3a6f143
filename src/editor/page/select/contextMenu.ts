import type { FromPage } from "../../../shared/editor/messages.ts";
import { placeUnder } from "./pointer.ts";

/** Asks the editor for a menu on a right click or the key for it. A text that is being written has the browser's own. */
export function offerMenu(isTried: () => boolean, send: (message: FromPage) => void): void {
  addEventListener("contextmenu", (event) => {
    const { target, clientX: left, clientY: top } = event;
    const isWritten = target instanceof HTMLElement && target.isContentEditable;
    if (isTried() || isWritten) return;
    event.preventDefault();
    const box = { left, top, width: 0, height: 0 };
    const at = placeUnder(left, top)?.at;
    send({ kind: "menu", ...(at && { at }), box });
  });
}
