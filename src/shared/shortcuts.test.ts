import { expect, it } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  [{ ctrlKey: true, key: "z" }, "undo", undefined],
  [{ metaKey: true, key: "z" }, "undo", undefined],
  [{ ctrlKey: true, shiftKey: true, key: "Z" }, "redo", undefined],
  [{ ctrlKey: true, key: "y" }, "redo", undefined],
  [{ ctrlKey: true, key: "s" }, "save", "save"],
  [{ ctrlKey: true, key: "2" }, "tablet", "tablet"],
  [{ key: "Delete" }, "delete", undefined],
  [{ key: "F6" }, "next", "next"],
  [{ key: "F6", shiftKey: true }, "previous", "previous"],
  [{ key: "Escape" }, "leave", undefined],
  [{ key: "z" }, undefined, undefined],
  [{ ctrlKey: true, key: "c" }, undefined, undefined],
  [{ ctrlKey: true, shiftKey: true, key: "I" }, undefined, undefined],
  [{ ctrlKey: true, altKey: true, key: "y" }, undefined, undefined],
])("knows %j, and in a text", (key, shortcut, inText) => {
  const pressed = { ...none, ...key };
  expect([shortcutOf(pressed), shortcutOf(pressed, { isText: true })]).toEqual([shortcut, inText]);
});
