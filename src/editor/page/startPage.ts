import type { Hydrated } from "../../client/hydrate.tsx";
import type { ToPage } from "../../shared/editor/messages.ts";
import type { SentTags } from "../../shared/editor/tagged.ts";
import { islandMarker } from "../../shared/markers.ts";
import { keepInputMethodKeys } from "../../shared/shortcuts.ts";
import { listenToEditor } from "./listenToEditor.ts";
import { createEmptyNote } from "./overlay/emptyNote.ts";
import { keepSize } from "./overlay/keepSize.ts";
import { createPaint } from "./overlay/paint.ts";
import { offerMenu } from "./select/contextMenu.ts";
import { keepInside } from "./select/interactiveMode.ts";
import { mendPictures } from "./values/mendPictures.ts";
import { renderWithTags } from "./values/renderWithTags.ts";
import { send } from "./values/send.ts";
import { showPending, takeTags } from "./values/shownValues.ts";
import { startEditing } from "./write/editing.ts";
import { startWriting } from "./write/write.ts";
import { takePicture } from "./write/writeLong.ts";

/** The part of the editor that runs inside the page. */
export interface EditedPage {
  /** Renders a section with its tags, and not while a text of it is being written. */
  renderWithTags(frame: HTMLElement, hydrated: Hydrated): void;
  /** Takes the sections with tags that the preview sends. Returns those that are to be drawn again, by their ids. */
  takeTags(sent: SentTags): string[];
  /** Reports to the editor which sections the page shows. */
  sayReady(): void;
}

/** Makes the page in the editor's frame one whose texts are known by their paths, and listens to the editor. */
export function startPage(): EditedPage {
  keepInputMethodKeys(window);
  // A translation would be taken for the author's words.
  document.documentElement.translate = false;
  const paint = createPaint();
  const noteEmpty = createEmptyNote();
  let isTried = false;
  const editing = startEditing({
    send,
    write: (at, point) => startWriting(at, point, editing.focus),
  });
  keepInside(() => isTried, send);
  offerMenu(() => isTried, send);
  mendPictures();
  const answer = (message: ToPage) => {
    switch (message.kind) {
      case "mode":
        isTried = !message.editing;
        return editing.edit(message.editing);
      case "select":
        return editing.select(message.at, message.isRestored);
      case "hover":
        return editing.hover(message.at);
      case "pending":
        return showPending(message);
      case "give-picture":
        return takePicture(message.picture);
      case "paint":
        return paint(message.properties);
      case "scheme":
        document.documentElement.dataset.theme = message.scheme;
        return;
      case "scale":
        return keepSize(message.scale);
    }
  };
  listenToEditor(answer);
  return {
    renderWithTags,
    takeTags,
    sayReady() {
      const frames = document.querySelectorAll(`[${islandMarker}]`);
      const sections = [...frames].map(({ id }) => id);
      // A document without a main element replaces the page and explains why.
      noteEmpty(sections.length === 0 && document.querySelector("main") !== null);
      send({ kind: "ready", path: decodeURI(location.pathname), sections });
    },
  };
}
