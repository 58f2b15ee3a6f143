import type { Shortcut } from "./editor/messages.ts";

interface Keys {
  shortcut: Shortcut;
  /** The value of `KeyboardEvent.key`, in small letters. */
  key: string;
  /** Ctrl, or ⌘ on a Mac. */
  mod?: true;
  shift?: true;
  /** True if the keys mean the same while a text is being written. */
  inText?: true;
  /** True if the keys mean the same while the page is tried as a visitor. */
  trying?: true;
}

const everywhere = { inText: true, trying: true } as const;

/** The keys of every shortcut. Of those with several, the first ones are shown. */
const table: readonly Keys[] = [
  { shortcut: "undo", key: "z", mod: true },
  { shortcut: "redo", key: "z", mod: true, shift: true },
  { shortcut: "redo", key: "y", mod: true },
  { shortcut: "save", key: "s", mod: true, ...everywhere },
  { shortcut: "duplicate", key: "d", mod: true },
  { shortcut: "delete", key: "delete" },
  { shortcut: "delete", key: "backspace" },
  { shortcut: "phone", key: "1", mod: true, ...everywhere },
  { shortcut: "tablet", key: "2", mod: true, ...everywhere },
  { shortcut: "desktop", key: "3", mod: true, ...everywhere },
  { shortcut: "try", key: "i", mod: true, trying: true },
  { shortcut: "palette", key: "k", mod: true, trying: true },
  { shortcut: "keys", key: "?", shift: true, trying: true },
  { shortcut: "keys", key: "?", trying: true },
  { shortcut: "next", key: "f6", ...everywhere },
  { shortcut: "previous", key: "f6", shift: true, ...everywhere },
  { shortcut: "leave", key: "escape", trying: true },
];

/**
 * Keeps the keys of an input method from everything that listens to keys later: an Enter that ends a composition sends
 * nothing, and an Escape leaves nothing. Safari names the last key of a composition by its code alone.
 */
export function keepInputMethodKeys(target: Window): void {
  const keep = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  };
  for (const name of ["keydown", "keyup"] as const) {
    target.addEventListener(name, keep, { capture: true });
  }
}

type Key = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "key" | "metaKey" | "shiftKey">;

/** The shortcut that a key makes; undefined if it makes none where it is pressed. */
export function shortcutOf(
  { altKey, ctrlKey, key, metaKey, shiftKey }: Key,
  { isText = false, isInteractive = false } = {},
): Shortcut | undefined {
  if (altKey) return undefined;
  return table.find(
    (keys) =>
      keys.key === key.toLowerCase() &&
      (keys.mod ?? false) === (ctrlKey || metaKey) &&
      (keys.shift ?? false) === shiftKey &&
      (keys.inText || !isText) &&
      (keys.trying || !isInteractive),
  )?.shortcut;
}

const fields = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";

/** True if keys that are pressed there write a text. */
export const writesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** The key of most shortcuts as people read it, in front of a letter. */
export const modKey = (): string => (isMac() ? "⌘" : "Ctrl+");

/** The keys of a shortcut as people read them. */
export function describeKeys(name: Shortcut): string {
  const keys = table.find(({ shortcut }) => shortcut === name);
  if (!keys) return "";
  const mod = keys.mod && modKey();
  // A sign such as “?” is typed with Shift on some keyboards only.
  const shift = keys.shift && keys.key !== "?";
  const parts = isMac() ? [shift && "⇧", mod] : [mod, shift && "Shift+"];
  const shown = keys.key.charAt(0).toUpperCase() + keys.key.slice(1);
  return [...parts, shown].filter(Boolean).join("");
}
