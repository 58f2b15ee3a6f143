import { NodeSelection, Selection } from "prosemirror-state";
import type { DirectEditorProps, EditorView } from "prosemirror-view";
import { endsIn, pictureEndings } from "../../../shared/fileEndings.ts";
import { announce, send } from "../values/send.ts";
import { selectedNote } from "./notes.ts";
import { pasteRich, printSlice } from "./pasteRich.ts";
import { sourceButton } from "./sourceEditor.ts";

/** The actions of the parts of a text that are changed in a dialog or a form. */
interface PartActions {
  /** Takes a picture that is pasted or dropped. */
  bring(file: File): void;
  /** Asks for the words of the footnote whose mark is selected. */
  askNote(): void;
}

/** The events that a text answers in its own way. Without actions, only its words are written. */
export const answerEvents = (actions?: PartActions): Partial<DirectEditorProps> => ({
  handlePaste(view, event) {
    const { files } = event.clipboardData ?? {};
    // If the clipboard has a text beside the picture, as from a table, the text is pasted.
    if (files?.length && !event.clipboardData?.getData("text/plain")) {
      bringPicture(files, actions);
      return true;
    }
    const omitted = event.clipboardData && pasteRich(view, event.clipboardData);
    if (omitted) send({ kind: "announce", words: omitted, behind: "next" });
    return true;
  },
  handleKeyDown(view, { key, ctrlKey, metaKey }) {
    const { selection } = view.state;
    if (key !== "Enter" || ctrlKey || metaKey || !(selection instanceof NodeSelection))
      return false;
    if (actions && selectedNote(view.state) !== undefined) {
      actions.askNote();
      return true;
    }
    const button = buttonOf(view, selection);
    button?.click();
    return button !== undefined;
  },
  clipboardTextSerializer: printSlice,
  handleDOMEvents: {
    click: (_view, event) => event.preventDefault(),
    dragstart: (_view, event) => event.preventDefault(),
    dragover(_view, event) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = actions ? "copy" : "none";
    },
    drop(view, event) {
      event.preventDefault();
      const { files } = event.dataTransfer ?? {};
      if (!files?.length) return;
      const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
      const { doc, tr } = view.state;
      if (found) view.dispatch(tr.setSelection(Selection.near(doc.resolve(found.pos))));
      bringPicture(files, actions);
    },
  },
  scrollMargin: { top: 140, bottom: 40, left: 0, right: 0 },
  scrollThreshold: { top: 130, bottom: 20, left: 0, right: 0 },
});

function bringPicture([file, ...others]: FileList, actions?: PartActions): void {
  const isPicture = file && endsIn(file.name, pictureEndings);
  if (!actions) announce("A translation has the pictures of the text.");
  else if (!isPicture) announce("This file is no picture: a text takes pictures alone.");
  else if (others.length > 0) announce("A text takes one picture at a time. None was taken.");
  else actions.bring(file);
}

/** Keeps what happens in a text from the section around it. */
export function keepEvents(element: HTMLElement): void {
  for (const type of ownEvents) element.addEventListener(type, (event) => event.stopPropagation());
}

const ownEvents = [
  ...["keydown", "keyup", "input", "beforeinput", "paste", "copy", "cut", "pointerdown"],
  ...["pointerup", "mousedown", "mouseup", "click", "dblclick", "touchstart", "touchend"],
  ...["dragover", "drop"],
];

/** The first button of a block that is chosen, which Enter presses; undefined if it has none. */
export function buttonOf(view: EditorView, { from }: Selection): HTMLElement | undefined {
  const dom = view.nodeDOM(from);
  const button = dom instanceof Element && dom.querySelector(`.${sourceButton} > button`);
  return button instanceof HTMLElement ? button : undefined;
}
