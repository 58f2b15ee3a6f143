import { parseFormatted } from "../../../shared/formatted/parse.ts";
import { islandMarker } from "../../../shared/markers.ts";
import { modKey } from "../../../shared/shortcuts.ts";
import { inverseScale } from "../overlay/keepSize.ts";
import type { BarDraft, BlockButton } from "./barDraft.ts";
import { createNoteForm } from "./noteForm.ts";
import { paintWords } from "./paintWords.ts";
import type { InlineMark } from "./toggleMark.ts";

/** The toolbar beside a text that may have bold words, emphasis and links. */
export interface Bar {
  /** The element beside `<body>` that holds it. */
  element: HTMLElement;
  toggle(mark: InlineMark): void;
  /** Is called when something was typed, before it is noted. */
  typed(): void;
  /** Makes a link of the words that are selected. */
  link(href: string): void;
  /** Asks for the address of a link. */
  askLink(): void;
  /** Asks for the words of a footnote. */
  askNote(): void;
  /** Moves the focus into it. */
  focus(): void;
  close(): void;
}

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { position: absolute; z-index: 2147483647; max-inline-size: calc(100vw - 16px); color-scheme: light dark; }
  div, form { zoom: var(${inverseScale}, 1); display: flex; gap: 2px; align-items: center; padding: 4px; border-radius: 8px;
    background: light-dark(#fff, #26262b); color: light-dark(#1d1d22, #f1f1f4);
    border: 1px solid light-dark(#d5d5dc, #4a4a52); box-shadow: 0 4px 16px rgb(0 0 0 / 18%);
    font: 14px/1 system-ui, sans-serif; white-space: nowrap; }
  div { overflow-x: auto; scrollbar-width: none; }
  form { flex-wrap: wrap; margin-block-start: 4px; }
  [hidden] { display: none; }
  button { flex: none; min-inline-size: 32px; block-size: 32px; padding: 0 8px; border: 0; border-radius: 5px;
    background: none; color: inherit; font: inherit; cursor: pointer; }
  button:hover, button[aria-pressed=true] { background: light-dark(#e8e8ee, #3d3d45); }
  input, textarea { box-sizing: border-box; border: 1px solid light-dark(#8a8a94, #8a8a94); border-radius: 5px;
    background: transparent; color: inherit; font: inherit; }
  input { inline-size: 15rem; max-inline-size: 50vw; block-size: 32px; padding: 0 8px; }
  textarea { inline-size: 20rem; max-inline-size: calc(100vw - 40px); padding: 8px; line-height: 1.4; resize: vertical; }
  :focus-visible { outline: 2px solid light-dark(#3b5bdb, #a5b4fc); outline-offset: 1px; }
  strong { font-weight: 700; }
  p { margin: 0; padding: 4px 8px; max-inline-size: 20rem; white-space: normal; line-height: 1.4; }
`);

const keys = modKey();

/** Opens the toolbar above a text, or below one at the top of the page. */
export function openBar(text: HTMLElement, draft: BarDraft): Bar {
  const element = document.createElement("broadside-writing");
  const root = element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [style];
  root.innerHTML = `<div role="toolbar" aria-label="Format">
    <button type="button" aria-label="Bold" title="Bold (${keys}B)" aria-pressed="false"><strong>B</strong></button>
    <button type="button" aria-label="Emphasis" title="Emphasis (${keys}I)" aria-pressed="false" tabindex="-1"><em>I</em></button>
    <button type="button" title="Link (${keys}K)" aria-pressed="false" tabindex="-1">Link</button>
  </div>
  <form hidden aria-label="Link">
    <input aria-label="Address of the link" placeholder="#section, /page/ or https://…" list="places" spellcheck="false" dir="auto">
    <datalist id="places"></datalist>
    <button>Apply</button>
    <button type="button">Take off</button>
    <p role="alert" hidden>An address begins with https://, with / for a page, or with # for a section.</p>
  </form>`;
  const [bold, emphasis, link] = root.querySelectorAll<HTMLButtonElement>("div > button");
  const [, takeOff] = root.querySelectorAll<HTMLButtonElement>("form > button");
  const form = root.querySelector("form");
  const input = root.querySelector("input");
  const alert = root.querySelector("p");
  const list = root.querySelector("datalist");
  if (!bold || !emphasis || !link || !takeOff || !form || !input || !alert || !list) {
    throw new Error("The toolbar lacks a part.");
  }
  const stop = new AbortController();
  const { signal } = stop;
  const blocks = draft.blocks.map((block) => ({ block, button: makeButton(block) }));
  link.after(...blocks.map(({ button }) => button));
  bold.hidden = link.hidden = draft.isTitle === true;
  const buttons = draft.isTitle
    ? [emphasis]
    : [bold, emphasis, link, ...blocks.map(({ button }) => button)];
  const press = (button: HTMLElement, isOn: boolean) =>
    button.setAttribute("aria-pressed", String(isOn));

  const show = () => {
    const marks = draft.marks();
    if (!marks) return;
    press(bold, marks.strong);
    press(emphasis, marks.emphasis);
    press(link, marks.link !== undefined);
    for (const { block, button } of blocks) {
      if (block.isOffered) button.hidden = !block.isOffered();
      else press(button, block.isOn());
    }
  };
  /** Selects the words again that a link is for: the focus in the form takes the selection of the text. */
  let restore: (() => void) | undefined;
  let unpaint: (() => void) | undefined;
  const goBack = () => {
    form.hidden = true;
    if (note) note.element.hidden = true;
    unpaint?.();
    unpaint = undefined;
    text.focus({ preventScroll: true });
    restore?.();
    restore = undefined;
  };
  const note = draft.note && createNoteForm(draft.note, goBack);
  if (note) root.append(note.element);
  const toggle = (mark: InlineMark) => {
    draft.toggle(mark);
    show();
  };
  const askLink = () => {
    restore = draft.keepSelection();
    if (!restore) return;
    const selection = getSelection();
    unpaint?.();
    unpaint = selection?.rangeCount ? paintWords(selection.getRangeAt(0).cloneRange()) : undefined;
    const known = draft.marks()?.link;
    input.value = known?.href ?? (known ? "todo" : "");
    takeOff.hidden = !known;
    alert.hidden = true;
    list.replaceChildren(...listPlaces());
    form.hidden = false;
    input.focus();
    input.select();
  };
  const putLink = (href: string | undefined) => {
    goBack();
    draft.setLink(href);
    show();
  };

  bold.addEventListener("click", () => toggle("strong"));
  emphasis.addEventListener("click", () => toggle("emphasis"));
  link.addEventListener("click", askLink);
  for (const { block, button } of blocks) {
    button.addEventListener("click", () => {
      block.run();
      show();
    });
  }
  takeOff.addEventListener("click", () => putLink(undefined));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const href = input.value.trim();
    alert.hidden = parseFormatted(`[words](${href})`).links.length > 0;
    if (alert.hidden) putLink(href);
  });
  root.addEventListener("mousedown", (event) => {
    // The text keeps its selection.
    if (event.target !== input && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });
  root.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    event.stopPropagation();
    if (event.key === "Escape") goBack();
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const offered = buttons.filter(({ hidden }) => !hidden);
    const at = offered.findIndex((button) => button.matches(":focus"));
    if (step === undefined || at < 0) return;
    const next = offered[(at + step + offered.length) % offered.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  });
  document.addEventListener("selectionchange", show, { signal });
  const follow = () => place(element, text);
  addEventListener("resize", follow, { signal });
  const resized = new ResizeObserver(follow);
  resized.observe(text);
  // The form of a link makes it higher, and the buttons of a table make it wider.
  resized.observe(element);
  addEventListener("scroll", follow, { signal, passive: true });
  document.documentElement.append(element);
  follow();
  show();
  return {
    ...{ element, toggle, askLink, link: putLink },
    askNote: () => note?.open(),
    typed: () => draft.typed?.(),
    focus: () => (buttons.find(({ tabIndex }) => tabIndex === 0) ?? emphasis).focus(),
    close() {
      stop.abort();
      resized.disconnect();
      unpaint?.();
      element.remove();
    },
  };
}

/** Puts the toolbar above a text, or below it where there is no room; over one that fills the window. */
function place(element: HTMLElement, text: HTMLElement): void {
  const { left, top, bottom } = text.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const above = top - height - 8;
  const room = document.documentElement.clientWidth - width - 8;
  const below = bottom + 8 + height > innerHeight ? Math.min(lowest, bottom) : bottom + 8;
  element.style.insetBlockStart = `${scrollY + (above > lowest ? above : below)}px`;
  element.style.left = `${scrollX + Math.max(8, Math.min(left, room))}px`;
}

/** The room at the top of the window that a header may need. */
const lowest = 80;

function makeButton({ name, sign, isOffered }: BlockButton): HTMLButtonElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", title: name, textContent: sign, tabIndex: -1 });
  button.setAttribute("aria-label", name);
  if (!isOffered) button.setAttribute("aria-pressed", "false");
  return button;
}

const listPlaces = () =>
  [...document.querySelectorAll(`[${islandMarker}]`)].map(({ id }) => new Option("", `#${id}`));
