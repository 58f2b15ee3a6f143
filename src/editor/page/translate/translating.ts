import { findText } from "../../../shared/editor/findText.ts";
import type { FieldAddress, FromPage } from "../../../shared/editor/messages.ts";
import type { TranslatedText } from "../../../shared/editor/translations.ts";
import { lookUp } from "../../../shared/lookUp.ts";
import { shortcutOf, writesText } from "../../../shared/shortcuts.ts";
import { stopEvent } from "../overlay/controls.ts";
import { boxOf, createOverlay } from "../overlay/overlay.ts";
import { bringIntoView } from "../select/bringIntoView.ts";
import { createClicks } from "../select/clicks.ts";
import { openAround } from "../select/open.ts";
import { placeUnder } from "../select/pointer.ts";
import { mainTarget } from "../select/select.ts";
import { isTextAt, nextStop } from "../select/tabOrder.ts";
import { receivedRevision } from "../values/shownValues.ts";
import { isLongText, isWriting, startWriting } from "../write/write.ts";
import type { CaretPoint } from "../write/writeCaret.ts";
import { saveLong } from "../write/writeLong.ts";
import { placeOfText, translatedAt, wordsAround } from "./translatedTexts.ts";

/** A page on which translations are written. */
export interface Translating {
  /** Outlines a text, by its name, and scrolls to it. False if no section of the page has it. */
  show(name: string): boolean;
}

/** Opens a text for its translation by a click on it, or by Enter where its box is. Nothing else on the page acts. */
export function startTranslating(send: (message: FromPage) => void): Translating {
  const overlay = createOverlay();
  let selected: FieldAddress | undefined;
  const announce = (words: string) => send({ kind: "announce", words });
  const select = (at: FieldAddress, node?: Node) => {
    selected = at;
    overlay.select(at, node);
  };
  const bring = (at: FieldAddress) => {
    const host = mainTarget(at);
    if (!host) return;
    openAround(host.element);
    bringIntoView(host.element, () => boxOf(host));
  };
  /** Opens the text at a place, which a node shows. */
  const open = (at: FieldAddress, node: Node | undefined, point?: CaretPoint) => {
    const texts = translatedAt(at);
    const [text] = texts;
    if (isTextAt(at) && isLongText(at)) return openLong(at, texts, node, point);
    if (!text) {
      if (isTextAt(at)) return announce(sameEverywhere);
      return send({ kind: "other-words", around: wordsAround(node ?? null) });
    }
    select(at, node);
    overlay.focus();
    choose(text, at);
    startWriting(at, point, overlay.focus);
  };
  const choose = (
    text: TranslatedText,
    at?: FieldAddress,
    around?: readonly [string, string],
    revision = receivedRevision(),
  ) =>
    send({
      ...{ kind: "translate", text, revision },
      ...(at && { at }),
      ...(around && { around }),
    });
  /** Opens the part of a long text that a node shows. */
  const openLong = (
    at: FieldAddress,
    texts: readonly TranslatedText[],
    node: Node | undefined,
    point?: CaretPoint,
  ) => {
    const giveUp = () => {
      const text = findText(wordsAround(node ?? null), texts);
      if (!text) return send({ kind: "other-words", around: wordsAround(node ?? null) });
      choose(text);
      announce("This text is translated beside the page.");
    };
    select(at, node);
    overlay.focus();
    // The page may have a later one when another part is chosen.
    const revision = receivedRevision();
    startWriting(at, point, overlay.focus, {
      ...{ texts, giveUp },
      choose: (text, around) => choose(text, at, around, revision),
    });
  };
  const walk = (step: 1 | -1) => {
    let next = selected;
    do next = next && nextStop(next, step);
    while (next && !(isTextAt(next) && translatedAt(next).length > 0));
    if (!next) return;
    bring(next);
    select(next);
    overlay.focus();
  };

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    answer: (event: WindowEventMap[Name]) => void,
  ) => {
    const take = (event: WindowEventMap[Name]) =>
      event.isTrusted && !overlay.owns(event) && !isWriting() && answer(event);
    addEventListener(name, take, { capture: true });
  };
  for (const name of ["auxclick", "dblclick", "submit", "dragstart"] as const)
    listen(name, stopEvent);
  listen("mousedown", (event) => event.preventDefault());
  const clicks = createClicks(({ pointed, point, target }) => {
    if (pointed && isTextAt(pointed.at)) open(pointed.at, pointed.node, point);
    else if (target instanceof Node) send({ kind: "other-words", around: wordsAround(target) });
  });
  listen("click", clicks.take);
  listen("pointermove", ({ clientX, clientY }) => {
    const pointed = placeUnder(clientX, clientY);
    const isTranslated = pointed && isTextAt(pointed.at) && translatedAt(pointed.at).length > 0;
    overlay.hover(isTranslated ? pointed.at : undefined, pointed?.node);
  });
  document.documentElement.addEventListener("pointerleave", () => overlay.hover());
  const onKey = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, { isText: isWriting() || writesText(event.target) });
    const { key, ctrlKey, altKey, metaKey } = event;
    const step = lookUp(steps, key);
    if (shortcut === "save") saveLong();
    if (shortcut) send({ kind: "key", shortcut });
    else if (isWriting() || ctrlKey || altKey || metaKey || !selected) return;
    else if (step) walk(step);
    else if (key === "Enter") open(selected, mainTarget(selected)?.element);
    else return;
    stopEvent(event);
  };
  addEventListener("keydown", onKey, { capture: true });
  return {
    show(name) {
      const at = placeOfText(name);
      if (!at || isWriting()) return at !== undefined;
      bring(at);
      select(at);
      return true;
    },
  };
}

const sameEverywhere =
  "These words are the same in every language: they are changed on the page itself.";

const steps: Record<string, 1 | -1> = {
  ...{ ArrowDown: 1, ArrowRight: 1 },
  ...{ ArrowUp: -1, ArrowLeft: -1 },
};
