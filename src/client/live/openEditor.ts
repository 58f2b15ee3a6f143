import { editorAddress } from "../../shared/editor/endpoint.ts";
import { islandMarker } from "../../shared/markers.ts";

/** Opens the editor at a section of the page by a click with Alt held. */
export function openEditorByClick(base: string): void {
  addEventListener(
    "click",
    (event) => {
      const { altKey, target } = event;
      const frame = target instanceof Element ? target.closest(`[${islandMarker}]`) : null;
      if (!altKey || !frame) return;
      event.preventDefault();
      event.stopPropagation();
      const page = decodeURI(location.pathname).slice(base.length - 1);
      location.assign(
        `${base}${editorAddress}?${new URLSearchParams({ page, section: frame.id })}`,
      );
    },
    true,
  );
}
