import { describeOmitted } from "../../paste/pasted.ts";
import { send } from "../values/send.ts";
import type { PastedPart } from "./readClipboard.ts";
import type { Bar } from "./writeBar.ts";
import type { History } from "./writeHistory.ts";

/** The steps of writing. */
export interface Steps {
  /** The words have changed. */
  change(): void;
  history: History;
  /** True if the text may have lines. */
  hasLines: boolean;
  /** Reads what is pasted as the text takes it. */
  readPasted(data: DataTransfer): PastedPart;
  keep(): void;
  leave(): void;
  /** Takes the focus, after a key has ended writing. */
  goBack?: (() => void) | undefined;
}

/** The events of a pointer. While a text is written, what is around it does not answer to them. */
const pointing = [
  ...["pointerdown", "pointermove", "pointerup", "mousedown", "mousemove", "mouseup"],
  ...["touchstart", "touchmove", "touchend", "click", "auxclick", "dblclick", "dragstart", "drop"],
];

/** Listens to keys, pointer and clipboard while a text is written. Returns a function that ends that. */
export function listenToWriting(
  element: HTMLElement,
  bar: Bar | undefined,
  { change, history, hasLines, readPasted, keep, leave, goBack }: Steps,
): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);

  const onPointer = (event: Event) => {
    if (!isInside(event)) {
      if (event.type === "pointerdown" && event.target !== bar?.element) keep();
      return;
    }
    if (event.type === "pointerdown") history.endStep();
    event.stopPropagation();
    if (/click|drag|drop/.test(event.type)) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isInside(event)) return;
    event.stopPropagation();
    if (/^(Arrow|Home|End|Page)/.test(event.key)) history.endStep();
    const answer = answers[nameOf(event)];
    if (!answer) return;
    event.preventDefault();
    answer();
    // The box around the text is drawn again before it can take the focus.
    if (stop.signal.aborted && goBack) requestAnimationFrame(() => requestAnimationFrame(goBack));
  };
  const answers: Record<string, (() => void) | undefined> = {
    Enter: keep,
    "Shift+Enter": hasLines ? () => writeLines("\n") : keep,
    Tab: bar?.focus ?? keep,
    "Shift+Tab": keep,
    Escape: leave,
    // A button and a summary would take it for a press.
    " ": () => insert(" "),
    "Shift+ ": () => insert(" "),
    "Mod+b": () => bar?.toggle("strong"),
    "Mod+i": () => bar?.toggle("emphasis"),
    "Mod+k": () => bar?.askLink(),
    "Mod+z": history.undo,
    "Mod+Shift+z": history.redo,
    "Mod+y": history.redo,
    "Mod+s": () => {
      change();
      send({ kind: "key", shortcut: "save" });
    },
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isInside(event)) return;
    event.stopPropagation();
    if (event.key === " ") event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!isInside(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.clipboardData) return;
    history.endStep();
    const { words, nodes, href, omitted } = readPasted(event.clipboardData);
    if (href !== undefined) bar?.link(href);
    else if (nodes) writeNodes(nodes);
    else if (words.includes("\n")) writeLines(words);
    else insert(words);
    history.endStep();
    const left = describeOmitted(omitted);
    if (left) send({ kind: "announce", words: left, behind: "next" });
  };
  const writeLines = (words: string) => writeNodes([new Text(words)]);
  const writeNodes = (nodes: readonly Node[]) => {
    insertNodes(element, nodes);
    history.note();
    change();
  };
  /** The inputs that the browser would make in its own way, as by its menu or by the keys of a screen. */
  const onBeforeInput = (event: InputEvent) => {
    const answer = isInside(event) && inputs[event.inputType];
    if (!answer) return;
    event.preventDefault();
    answer();
  };
  const inputs: Record<string, (() => void) | undefined> = {
    historyUndo: history.undo,
    historyRedo: history.redo,
    insertParagraph: keep,
    insertLineBreak: hasLines ? () => writeLines("\n") : keep,
  };
  const onInput = (event: Event) => {
    if (!isInside(event) || (event instanceof InputEvent && event.isComposing)) return;
    event.stopPropagation();
    if (!hasLines) hideEmpty(element);
    bar?.typed();
    history.note(event instanceof InputEvent ? event.inputType : "insertCompositionText");
    change();
  };
  const onLeave = (event: FocusEvent) => {
    if (!isInside(event) && event.target !== bar?.element) return;
    // Another window of the computer is no reason to end.
    setTimeout(() => {
      const isHere = [element, bar?.element].includes(Object(document.activeElement));
      const isElsewhere = !isHere || !document.hasFocus();
      if (!stop.signal.aborted && isElsewhere && parent.document.hasFocus()) keep();
    });
  };
  for (const type of pointing) addEventListener(type, onPointer, { ...options, passive: false });
  addEventListener("keydown", onKey, options);
  addEventListener("keyup", onKeyUp, options);
  addEventListener("paste", onPaste, options);
  addEventListener("beforeinput", onBeforeInput, options);
  addEventListener("input", onInput, options);
  addEventListener("compositionend", onInput, options);
  addEventListener("focusout", onLeave, options);
  addEventListener("pagehide", keep, options);
  return () => stop.abort();
}

/** A combination of keys, such as `Mod+b`. */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return shiftKey && name === "z" ? "Mod+Shift+z" : `Mod+${name}`;
  return shiftKey ? `Shift+${name}` : name;
}

/** Hides what has no words in a line that has some: breaks of the browser, and drawings under words that are gone. */
function hideEmpty(element: HTMLElement): void {
  const hasWords = element.textContent !== "";
  for (const part of element.querySelectorAll<HTMLElement>("br, span")) {
    part.style.display = hasWords && part.textContent === "" ? "none" : "";
  }
}

/** Puts nodes at the caret: the browser would put lines into elements that are not the text's. */
function insertNodes(element: HTMLElement, nodes: readonly Node[]): void {
  const selection = getSelection();
  const last = nodes.at(-1);
  if (!selection?.rangeCount || !last) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  const fragment = new DocumentFragment();
  fragment.append(...nodes);
  range.insertNode(fragment);
  const behind = document.createRange();
  behind.selectNodeContents(element);
  behind.setStartAfter(last);
  const isLast = behind.toString() === "";
  // A line without words has no room for the caret at the end of a text.
  if (isLast && last.textContent?.endsWith("\n")) behind.insertNode(document.createElement("br"));
  if (last instanceof Text) selection.collapse(last, last.length);
  else selection.collapse(behind.startContainer, behind.startOffset);
}

/** Writes at the caret. */
const insert = (words: string) => document.execCommand("insertText", false, words);
