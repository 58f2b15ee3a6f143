import type { FieldAddress, FromPage } from "../../../shared/editor/messages.ts";
import { shortcutOf, writesText } from "../../../shared/shortcuts.ts";
import { bringFiles } from "../drag/bringFiles.ts";
import { dragItems } from "../drag/dragItems.ts";
import { stopEvent } from "../overlay/controls.ts";
import { boxOf, createOverlay } from "../overlay/overlay.ts";
import { bringIntoView } from "../select/bringIntoView.ts";
import { createClicks } from "../select/clicks.ts";
import { isSeen, openAround } from "../select/open.ts";
import { placeUnder } from "../select/pointer.ts";
import { mainTarget, type TargetElement } from "../select/select.ts";
import { fieldAt, isTextAt, nextStop, sameAddress } from "../select/tabOrder.ts";
import { isWriting } from "./write.ts";
import type { CaretPoint } from "./writeCaret.ts";
import { saveLong } from "./writeLong.ts";

/** The page while it is edited: clicks and keys select, and nothing on it acts. */
export interface Editing {
  /** Edits, or gives the page back to those who try it. */
  edit(isEditing: boolean): void;
  /** Outlines a field, opens what hides it, and scrolls to it unless it is restored. The focus stays where it is. */
  select(at?: FieldAddress, isRestored?: boolean): void;
  hover(at?: FieldAddress): void;
  /** Gives the focus to what is selected. */
  focus(): void;
}

interface Editor {
  send(message: FromPage): void;
  /** Starts writing a text in place, at its start or at a point. */
  write(at: FieldAddress, point?: CaretPoint): void;
}

/** The frames in which a place is opened again before that is given up: some seconds. */
const maxFrames = 180;

/** Makes the page one that is edited. */
export function startEditing({ send, write }: Editor): Editing {
  let isEditing = true;
  let selected: FieldAddress | undefined;
  /** The choices that the editor has not answered yet. It answers each by the message that selects it. */
  let told: FieldAddress[] = [];
  /** True while the page stays where it is scrolled, wherever the selected place is. */
  let isRestored = false;
  const overlay = createOverlay((gap, box) => send({ kind: "add", ...gap, box }));

  const select = (at?: FieldAddress, node?: Node) => {
    selected = at;
    overlay.select(at, node);
  };
  const bring = (host: TargetElement) =>
    isRestored || bringIntoView(host.element, () => boxOf(host));
  /** Opens what hides a place, and scrolls to it. */
  const show = (at: FieldAddress) => {
    const host = mainTarget(at);
    if (host && !openAround(host.element)) return bring(host);
    const words = "Opened the part of the page around it.";
    if (host) send({ kind: "announce", words, behind: "last" });
    bringOnceOpen(at, host);
  };
  /**
   * Scrolls to a place once it is there and open. It is opened again in each frame: a section that is not hydrated yet
   * ignores events, and one whose marks are on their way does not know the place.
   */
  const bringOnceOpen = (
    at: FieldAddress,
    last: TargetElement | undefined,
    left = maxFrames,
  ): unknown =>
    requestAnimationFrame(() => {
      if (!selected || !sameAddress(selected, at)) return;
      const host = last?.element.isConnected ? last : mainTarget(at);
      if (host && !last) return show(at);
      if (host && (left === 0 || isSeen(host.element))) return bring(host);
      if (host) openAround(host.element);
      if (left > 0) bringOnceOpen(at, host, left - 1);
    });
  const choose = (at?: FieldAddress, node?: Node) => {
    select(at, node);
    overlay.focus();
    if (at) told.push(at);
    send({ kind: "select", ...(at && { at }) });
  };
  /** Writes a text, or opens the picker of a picture, an icon or a link. */
  const act = (at: FieldAddress, point?: CaretPoint) => {
    const box = overlay.box();
    if (isTextAt(at)) write(at, point);
    else if (fieldAt(at) && box) send({ kind: "pick", at, box });
  };
  const walk = (step: 1 | -1) => {
    const next = selected && nextStop(selected, step);
    if (!next) return;
    isRestored = false;
    show(next);
    choose(next);
  };

  const isOurs = (event: Event) =>
    isEditing && event.isTrusted && !overlay.owns(event) && !isWriting();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    answer: (event: WindowEventMap[Name]) => void,
  ) => {
    addEventListener(name, (event) => isOurs(event) && answer(event), { capture: true });
  };
  // Before the others, which a drag keeps its events from.
  dragItems({ isOurs, choose, send });
  for (const name of ["auxclick", "dblclick", "submit", "dragstart"] as const)
    listen(name, stopEvent);
  // It would select words, drag pictures, and give the focus to a link.
  listen("mousedown", (event) => event.preventDefault());
  const clicks = createClicks(({ pointed, point }) => {
    const isAgain = pointed && selected && sameAddress(pointed.at, selected);
    if (isAgain) return act(pointed.at, point);
    choose(pointed?.at, pointed?.node);
  });
  listen("click", clicks.take);
  let move = 0;
  listen("pointermove", ({ clientX, clientY, buttons }) => {
    cancelAnimationFrame(move);
    if (buttons > 0) return;
    move = requestAnimationFrame(() => {
      const pointed = isEditing ? placeUnder(clientX, clientY) : undefined;
      overlay.hover(pointed?.at, pointed?.node);
    });
  });
  bringFiles({
    send,
    hover: (at) => overlay.hover(at),
    selected: () => selected,
    isEditing: () => isEditing,
  });
  document.documentElement.addEventListener("pointerleave", () => overlay.hover());
  // The editor gives the focus to the page as a whole.
  addEventListener("focus", ({ target }) => {
    if (isEditing && selected && target === window && !isWriting()) overlay.focus();
  });

  addEventListener(
    "keydown",
    (event) => {
      if (!isEditing) return;
      const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
      const shortcut = shortcutOf(event, { isText: isWriting() || writesText(event.target) });
      const take = (answer: () => void) => {
        stopEvent(event);
        answer();
      };
      if (shortcut === "save") saveLong();
      if (shortcut) return take(() => send({ kind: "key", shortcut }));
      if (isWriting() || ctrlKey || altKey || metaKey) return;
      if (key === "Tab") {
        return take(() => overlay.focusNext(shiftKey) || send({ kind: "key", shortcut: "leave" }));
      }
      if (!selected) return;
      if (key === "ArrowDown" || key === "ArrowRight") return take(() => walk(1));
      if (key === "ArrowUp" || key === "ArrowLeft") return take(() => walk(-1));
      if (key === "Enter" && !overlay.isOnButton()) {
        const at = selected;
        return take(() => (at.path.length === 0 ? walk(1) : act(at)));
      }
    },
    { capture: true },
  );

  return {
    edit(next) {
      isEditing = next;
      overlay.show(next);
      if (next) return;
      overlay.hover();
      clicks.giveBack();
    },
    select(at, isAsBefore = false) {
      const answered = told.findIndex((each) => at && sameAddress(each, at));
      told = told.slice(answered + 1);
      if (answered >= 0) return;
      isRestored = isAsBefore;
      if (at) show(at);
      if (!at || !selected || !sameAddress(at, selected)) select(at);
    },
    hover: (at) => overlay.hover(at),
    focus: () => overlay.focus(),
  };
}
