import { history, isHistoryTransaction } from "prosemirror-history";
import { EditorState, NodeSelection, Selection, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { samePath } from "../../../shared/fieldPath.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { describeField } from "../select/describeField.ts";
import { pauseRendering, resumeRendering } from "../values/renderWithTags.ts";
import { announce, send } from "../values/send.ts";
import { isPending, receivedRevision, receivedText } from "../values/shownValues.ts";
import { listTexts } from "../values/texts.ts";
import { openBar } from "../write/writeBar.ts";
import type { CaretPoint } from "../write/writeCaret.ts";
import type { LongEdit, LongText } from "../write/writeLong.ts";
import { answerEvents, buttonOf, keepEvents } from "./answerEvents.ts";
import { askPictures, type ReplacedFigure } from "./askPicture.ts";
import { findShown } from "./findShown.ts";
import { followFocus } from "./followFocus.ts";
import { guardText } from "./guard.ts";
import { mountText } from "./mountText.ts";
import { selectedNote } from "./notes.ts";
import { parse } from "./parse.ts";
import { endOfBlock, firstWaiting, keepBlocks, listParts, touchedBlock } from "./parts.ts";
import { readRich } from "./read.ts";
import { formatLong } from "./richDraft.ts";
import { answerKeys, answerSigns } from "./richKeys.ts";
import { saveParts } from "./saveParts.ts";
import { saveText, textAddress } from "./saveText.ts";
import { createViews } from "./views.ts";

/** The texts whose last words the preview has not rendered yet, by their frames: they are shown as they were written. */
const closing = new Map<HTMLElement, () => void>();

/** The time after which a text is given back, whatever the preview does. */
const maxClosingMs = 4000;

/** Lets the author write a long text on the page; undefined, with the reason announced, where that cannot be. */
export function openLong(
  { place, text, isInFile, at, goBack, translation }: LongText,
  ended: () => void,
): LongEdit | undefined {
  const frame = document.getElementById(place.section);
  const section = taggedSections.get(place.section);
  if (!frame || !section) return undefined;
  closing.get(frame)?.();
  const old = readRich(text, parse);
  const path = place.path.slice(1);
  const printed = listTexts(frame).filter((each) => samePath(each.path, path));
  const inForm = isInFile ? "in its file in texts/, with a text editor" : "in the form";
  const where = translation ? "beside the page" : inForm;
  const shown = findShown(frame, printed, old.doc);
  const parts = translation && listParts(old.doc, translation.texts);
  const isBehind = at && shown?.rest.some((each) => each.contains(elementAt(at)));
  if (!shown || (translation && (!parts || isBehind))) {
    if (translation) translation.giveUp();
    else announce(`These words are written ${where}.`);
    return undefined;
  }
  let isUndone = false;
  const changePicture = (replaced: ReplacedFigure) => pictures.ask({ replaced });
  const { element, giveBack } = mountText(shown, describeField(place, section));
  const view: EditorView = new EditorView(
    { mount: element },
    {
      ...createViews(
        frame,
        shown,
        old.doc,
        parts ? undefined : { refuse: announce, changePicture },
      ),
      ...answerEvents(
        parts
          ? undefined
          : { bring: (file) => pictures.ask({ file }), askNote: () => bar.askNote() },
      ),
      state: EditorState.create({
        doc: old.doc,
        plugins: [
          answerSigns(!parts),
          ...(parts ? keepBlocks(parts, announceKept) : []),
          ...answerKeys({
            keep: () => end(true, goBack),
            leave: () => end(false, goBack),
            save: () => saving.now(),
            focusBar: () => bar.focus(),
            askLink: () => bar.askLink(),
          }),
          history(),
          guardText(element, () => end(true)),
        ],
      }),
      dispatchTransaction(tr) {
        const { doc } = view.state;
        const next = view.state.apply(tr);
        // The words of another part are saved before the view has the change.
        partSaving?.goTo(touchedBlock(doc, next));
        view.updateState(next);
        if (tr.docChanged) isUndone = isHistoryTransaction(tr);
        if (view.state.doc !== doc) saving.later();
        const { selection } = view.state;
        if (tr.selectionSet && selection instanceof NodeSelection) {
          const isNote = !parts && selectedNote(view.state) !== undefined;
          const button = isNote ? "Footnote" : buttonOf(view, selection)?.textContent;
          const how = button ? `by “${button}”: press Enter` : where;
          announce(`This part of the text is changed ${how}.`);
        }
      },
    },
  );
  keepEvents(element);
  const read = () => ({ doc: view.state.doc, isBusy: view.composing, isUndone });
  const saved = { place, isInFile, old };
  const partSaving =
    translation && parts && saveParts({ ...saved, parts, choose: translation.choose }, read);
  const saving = partSaving ?? saveText(saved, read);
  const pictures = askPictures(view, textAddress(saved));
  const format = formatLong(view, {
    picture: () => pictures.ask({}),
    note: () => bar.askNote(),
  });
  const bar = openBar(element, parts ? { ...format, blocks: [] } : format);
  let isOpen = true;
  /** The text at the end of writing, until the preview has made a page of it. */
  let last: string | undefined;
  const release = () => {
    if (view.isDestroyed) return;
    closing.delete(frame);
    view.destroy();
    giveBack();
    resumeRendering(frame);
  };
  pauseRendering(frame, () => {
    // Somebody else's words may have been taken instead.
    if (last !== undefined && (receivedText(place) === last || !isPending(place))) release();
  });
  const stopFollowing = followFocus(element, bar.element, pictures.isAsking, () => end(true));
  const end = (isKept: boolean, takeFocus?: () => void) => {
    if (!isOpen) return;
    isOpen = false;
    const text = isKept ? saving.now(true) : saving.takeBack();
    stopFollowing();
    bar.close();
    getSelection()?.removeAllRanges();
    view.dom.blur();
    ended();
    const isShown = text === receivedText(place);
    if (isShown || !(isKept || parts)) release();
    else {
      // Other parts may have been saved before.
      if (!isKept) view.updateState(EditorState.create({ doc: readRich(text, parse).doc }));
      // The words stay as they were written meanwhile.
      last = text;
      element.dataset.closing = "";
      view.setProps({ editable: () => false });
      closing.set(frame, release);
      // Words that wait for a decision of their author stay shown.
      setTimeout(() => isPending(place) || release(), maxClosingMs);
    }
    // The box around the text is drawn again before it can take the focus.
    if (takeFocus) requestAnimationFrame(() => requestAnimationFrame(takeFocus));
  };
  const seen = { value: text, revision: receivedRevision() };
  send({ kind: "open", at: textAddress({ place, isInFile }), ...(isInFile && { seen }) });
  placeCaret(view, at, parts && firstWaiting(parts));
  return {
    keep: () => end(true),
    save: () => saving.now(),
    takePicture: pictures.take,
  };
}

const elementAt = ({ x, y }: CaretPoint) => document.elementFromPoint(x, y);

const announceKept = () =>
  announce("A translation keeps the paragraphs of the text, and one of them is written at a time.");

/** Puts the caret where the author clicked, or else behind the last word of a block, or of the text. */
function placeCaret(view: EditorView, at: LongText["at"], block?: number): void {
  const { doc, tr } = view.state;
  const found = at && view.posAtCoords({ left: at.x, top: at.y });
  const end = block === undefined ? doc.content.size : endOfBlock(doc, block);
  const selection = found
    ? TextSelection.near(doc.resolve(found.pos))
    : Selection.near(doc.resolve(end), -1);
  view.dispatch(tr.setSelection(selection));
  view.dom.focus({ preventScroll: true });
  view.focus();
}
