import { islandMarker } from "../../../shared/markers.ts";
import { keepInputMethodKeys } from "../../../shared/shortcuts.ts";
import { listenToEditor } from "../listenToEditor.ts";
import type { EditedPage } from "../startPage.ts";
import { mendPictures } from "../values/mendPictures.ts";
import { renderWithTags } from "../values/renderWithTags.ts";
import { send } from "../values/send.ts";
import { showPending, takeTags } from "../values/shownValues.ts";
import { bringCatalogues } from "./bringCatalogues.ts";
import { startTranslating } from "./translating.ts";

/** Makes a page in another language one on which translations are written. */
export function startTranslatedPage(): EditedPage {
  keepInputMethodKeys(window);
  // A translation by the browser would be taken for the author's words.
  document.documentElement.translate = false;
  mendPictures();
  const translating = startTranslating(send);
  bringCatalogues(send);
  /** The name of the text that is to be shown once its section is there. */
  let wanted: string | undefined;
  listenToEditor((message) => {
    if (message.kind === "pending") showPending(message);
    if (message.kind === "scheme") document.documentElement.dataset.theme = message.scheme;
    if (message.kind !== "show-text") return;
    wanted = translating.show(message.name) ? undefined : message.name;
  });
  return {
    renderWithTags,
    takeTags(sent) {
      const changed = takeTags(sent);
      if (wanted && translating.show(wanted)) wanted = undefined;
      return changed;
    },
    sayReady() {
      const sections = [...document.querySelectorAll(`[${islandMarker}]`)].map(({ id }) => id);
      send({ kind: "ready", path: decodeURI(location.pathname), sections });
    },
  };
}
