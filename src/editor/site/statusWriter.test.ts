import { afterEach, expect, test, vi } from "vitest";
import { createStatusWriter } from "./statusWriter.ts";
import { createViewStore } from "./viewStore.ts";

/** A writer, and what its line says. */
function write() {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  const store = createViewStore();
  return { status: createStatusWriter(store), shown: () => store.view().status.words };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("words about the next action stay behind its sentence, though that of an earlier save comes first", () => {
  const { status, shown } = write();
  const say = (words: string) => {
    status.announceChange(words);
    return shown();
  };
  status.remarkNext("Pasted without pictures.");
  expect(say("“Text” changed.")).toBe("“Text” changed. Pasted without pictures.");
  expect(say("“Text” changed.")).toBe("“Text” changed. Pasted without pictures.");
  expect(say("“Title” changed.")).toBe("“Title” changed.");
  expect(say("“Text” changed.")).toBe("“Text” changed.");
  status.remarkNext("Pasted without pictures.");
  status.announce("Everything is saved.");
  expect(say("“Text” changed.")).toBe("“Text” changed.");
});

test("words about an action are behind its result, though they come before it", () => {
  const { status, shown } = write();
  status.announceAction("“Hero” moved.");
  status.remark("Opened the part of the page around it.");
  expect(shown()).toBe("“Hero” moved. Opened the part of the page around it.");
  const end = status.awaitResult();
  status.remark("Opened the menu.");
  status.announceAction("“Link” moved.");
  end();
  expect(shown()).toBe("“Link” moved. Opened the menu.");
});
