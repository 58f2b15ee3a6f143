import type { Shortcut } from "../../shared/editor.ts";

/** The shortcuts that are held with Ctrl, or with ⌘ on a Mac. */
const held: Record<string, Shortcut> = {
  z: "undo",
  y: "redo",
  s: "save",
  d: "duplicate",
  c: "copy",
  x: "cut",
  v: "paste",
  i: "try",
  1: "phone",
  2: "tablet",
  3: "desktop",
};

const alone: Record<string, Shortcut> = { Delete: "delete", Backspace: "delete", F6: "leave" };

type Key = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "key" | "metaKey" | "shiftKey">;

/** The shortcut of the editor that a key is; undefined for other keys. */
export function shortcutOf({ altKey, ctrlKey, key, metaKey, shiftKey }: Key): Shortcut | undefined {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return shiftKey ? undefined : alone[key];
  const name = key.toLowerCase();
  if (shiftKey) return name === "z" ? "redo" : undefined;
  return held[name];
}
