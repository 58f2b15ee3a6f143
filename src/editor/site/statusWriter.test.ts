import { afterEach, expect, test, vi } from "vitest";
import { createStatusWriter } from "./statusWriter.ts";
import { createViewStore } from "./viewStore.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("words about the next action stay behind its sentence, though that of an earlier save comes first", () => {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  const store = createViewStore();
  const status = createStatusWriter(store);
  const say = (words: string) => {
    status.announceChange(words);
    return store.view().status.words;
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
