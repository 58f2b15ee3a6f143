import { expect, it, vi } from "vitest";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import type { Place } from "../../shared/editor/messages.ts";
import type { Operation } from "../../shared/operation.ts";
import { dataAt } from "../../shared/wording.ts";
import { createChanges } from "./changes.ts";
import { createFiles, withValues } from "./files.ts";
import { Refused } from "./refused.ts";
import { listSections } from "./sections.ts";
import type { Conflict } from "./view.ts";

const path = ["props", "items", 0, "title"];
const title: Place = { section: "list", path };

/** A site whose file may be changed by somebody else; what the editor knows of it is read on `follow`. */
function open() {
  let number = 1;
  let item: object = { title: "One", text: "Old" };
  const disk = (): EditorState => ({
    pages: [
      {
        ...{ file: "page.yaml", path: "/", version: String(number), problems: [], locked: [] },
        data: { sections: [{ type: "list", props: { items: [item] } }] },
      },
    ],
    files: [],
  });
  const files = createFiles();
  files.take(disk());
  const said: (string | Conflict)[] = [];
  const find = (_file: string, { section }: Place) =>
    listSections(files.site() ?? disk(), "/", new Map()).find(({ anchor }) => anchor === section);
  const changes = createChanges({
    find,
    async write(operation: Operation, change, joins) {
      if (operation.do !== "set") throw new Error(operation.do);
      if (JSON.stringify(operation.was) !== JSON.stringify(item)) {
        throw new Refused("It has been changed.", true);
      }
      number += 1;
      const isWhole = operation.path.at(-1) !== "title";
      item = isWhole ? Object(operation.value) : { ...item, title: operation.value };
      const made = { file: "page.yaml", version: String(number) };
      files.took({ action: operation, files: [made] }, change);
      said.push(joins === undefined ? change.words : `${change.words} It joins ${joins}.`);
      return made.version;
    },
    follow: async () => files.take(disk()),
    conflict: (conflict) => said.push(conflict),
    refuse: (error) => said.push(String(error)),
  });
  return {
    changes,
    said,
    files,
    disk,
    write: (value: string) =>
      changes.add({ file: "page.yaml", place: title, value, words: `Now ${value}.` }),
    /** Somebody else writes to the file. */
    meanwhile(changed: object) {
      number += 1;
      item = { ...item, ...changed };
    },
    item: () => item,
    shown: () => {
      const site = files.site();
      const shown = site && withValues(site, changes.values());
      return dataAt(shown?.pages[0]?.data, ["sections", 0, ...path]);
    },
  };
}

it("saves the last of several values, once", async () => {
  const { changes, write, said, item, shown } = open();
  for (const value of ["T", "Tw", "Two"]) write(value);
  expect(shown()).toBe("Two");
  await changes.flush();
  expect([item(), said]).toEqual([{ title: "Two", text: "Old" }, ["Now Two."]]);
});

it("saves a value that follows another before the first has been read back", async () => {
  const { changes, write, said, item, files, disk } = open();
  const before = disk();
  write("Two");
  const first = changes.flush();
  write("Three");
  await first;
  // The preview has not noticed the write yet.
  files.take(before);
  await changes.flush();
  expect([item(), said]).toEqual([{ title: "Three", text: "Old" }, ["Now Two.", "Now Three."]]);
});

it("saves a value that is written on as one action, until it is asked to save", async () => {
  vi.useFakeTimers();
  const { changes, write, said } = open();
  for (const value of ["T", "Tw"]) {
    write(value);
    await vi.advanceTimersByTimeAsync(1000);
  }
  await changes.flush();
  write("Two");
  await changes.flush();
  expect(said).toEqual(["Now T.", "Now Tw. It joins 2.", "Now Two."]);
  vi.useRealTimers();
});

it("saves a group behind a value inside it, and a value behind its group", async () => {
  const { changes, write, said, item } = open();
  write("Two");
  const first = changes.flush();
  const whole = { section: "list", path: path.slice(0, -1) };
  const value = { title: "Three", text: "New" };
  changes.add({ file: "page.yaml", place: whole, value, words: "All of it." });
  write("Four");
  await first;
  await changes.flush();
  expect(said).toEqual(["Now Two.", "All of it.", "Now Four."]);
  expect(item()).toEqual({ title: "Four", text: "New" });
});

it("forgets a value that waits, and waits for one that is being saved", async () => {
  const { changes, write, said, item, shown } = open();
  write("Two");
  const saving = changes.flush();
  write("Three");
  await changes.forget(title);
  expect([item(), said, shown()]).toEqual([{ title: "Two", text: "Old" }, ["Now Two."], "Two"]);
  await saving;
  await changes.flush();
  expect(said).toEqual(["Now Two."]);
});

it("saves a value beside what somebody else has changed in the same item", async () => {
  const { changes, write, said, item, meanwhile } = open();
  write("Two");
  meanwhile({ text: "New" });
  await changes.flush();
  expect([item(), said]).toEqual([{ title: "Two", text: "New" }, ["Now Two."]]);
});

it("writes on where another program has saved the file as it was a few letters ago", async () => {
  vi.useFakeTimers();
  const { changes, write, said, item, meanwhile } = open();
  for (const value of ["T", "Tw"]) {
    write(value);
    await vi.advanceTimersByTimeAsync(1000);
  }
  meanwhile({ title: "T", text: "New" });
  write("Two");
  await changes.flush();
  expect(item()).toEqual({ title: "Two", text: "New" });
  expect(said).toEqual(["Now T.", "Now Tw. It joins 2.", "Now Two. It joins 3."]);
  vi.useRealTimers();
});

it("asks when somebody else has changed the same value, and writes nothing", async () => {
  const { changes, write, said, item, meanwhile, shown } = open();
  write("Two");
  meanwhile({ title: "Three" });
  await changes.flush();
  const conflict = {
    file: "page.yaml",
    place: title,
    mine: "Two",
    theirs: "Three",
    words: "Now Two.",
  };
  expect([item(), said]).toEqual([{ title: "Three", text: "Old" }, [conflict]]);
  expect(shown()).toBe("Three");
});
