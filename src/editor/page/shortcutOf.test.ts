import { expect, it } from "vitest";
import { shortcutOf } from "./shortcutOf.ts";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  [{ ctrlKey: true, key: "z" }, "undo"],
  [{ metaKey: true, key: "z" }, "undo"],
  [{ ctrlKey: true, shiftKey: true, key: "Z" }, "redo"],
  [{ ctrlKey: true, key: "y" }, "redo"],
  [{ ctrlKey: true, key: "2" }, "tablet"],
  [{ key: "Delete" }, "delete"],
  [{ key: "F6" }, "leave"],
  [{ key: "z" }, undefined],
  [{ ctrlKey: true, shiftKey: true, key: "I" }, undefined],
  [{ ctrlKey: true, altKey: true, key: "y" }, undefined],
])("knows %j", (key, shortcut) => {
  expect(shortcutOf({ ...none, ...key })).toBe(shortcut);
});
