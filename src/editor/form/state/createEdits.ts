import { inWords, withIndefinite } from "../../../schema/names.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { Operation, SectionRef } from "../../../shared/operation.ts";
import { printItems } from "../../paste/printItems.ts";
import type { Session } from "../../site/session.ts";
import { type EntryAddress, editEntry } from "./editEntry.ts";
import type { FormEdits } from "./FormContext.ts";

/** The part of a file that a form changes: a section, or everything outside of the sections. */
export interface EditTarget {
  file: string;
  section?: { anchor: string; ref: SectionRef } | undefined;
}

/** The changes of a form as operations on a file. */
export function createEdits(session: Session, { file, section }: EditTarget): FormEdits {
  const place = (path: FieldPath) => (section ? { section: section.anchor, path } : { file, path });
  const save = (path: FieldPath, value: unknown, words: string, seen?: { value: unknown }) => {
    session.change(place(path), value, words, seen && { seen });
    session.flush();
  };
  return {
    change: ({ path, label }, value, seen) =>
      session.change(place(path), value, changed(label), { seen: { value: seen } }),
    keep: session.flush,
    async set(field, value) {
      const [name, ...inside] = field.path;
      const isFrame = section && inside.length === 0;
      if (isFrame && name === "id" && typeof value === "string") {
        const { ref } = section;
        const words = "The section has another name, and its links follow it.";
        const isDone = await session.edit(
          file,
          { do: "rename-id", section: ref, id: value },
          words,
        );
        if (isDone) session.select({ section: value, path: field.path });
        return isDone;
      }
      if (isFrame && name === "enabled") {
        const does = value === true ? "enable-section" : "disable-section";
        const words =
          value === true ? "The section is on the page." : "The section is off the page.";
        return session.edit(file, { do: does, section: section.ref }, words);
      }
      save(field.path, value, changed(field.label));
      return true;
    },
    replace(old, { path, label, value: was }, value) {
      const at = section ? { section: section.ref } : {};
      const operations: Operation[] = [
        { do: "set", ...at, path, value, was },
        { do: "remove", ...at, path: old.path, was: old.value },
      ];
      session.edit(file, { do: "all", operations }, changed(label));
    },
    remove({ path, label, value }, seen) {
      const words = `“${label}” removed.`;
      const isEntry = typeof path.at(-1) === "number";
      if (!isEntry) return save(path, undefined, words, seen);
      const plan = (at: EntryAddress) => ({ operation: { do: "remove", ...at } as const, words });
      editEntry(session, place(path), plan, { value });
    },
    insert({ path, noun }, value) {
      return editEntry(session, place(path), ({ was: _, ...at }) => ({
        operation: { do: "insert", ...at, value },
        words: inWords(`${withIndefinite(noun)} was added.`),
      }));
    },
    async insertAll({ path, items }, values) {
      const words = `${values.length} entries were added.`;
      if (!section) {
        const operations = values.map((value) => ({ do: "insert", path, value }) as const);
        return session.edit(file, { do: "all", operations }, words);
      }
      const into = [{ section: section.ref, path, index: items.length }];
      return Boolean(await session.paste({ file, text: printItems(values), into }, () => words));
    },
    move({ path, noun }, from, to) {
      editEntry(session, place([...path, from]), ({ path: now, ...at }, list) => {
        const index = Number(now.at(-1));
        const next = Math.max(0, Math.min(index + to - from, list.length - 1));
        return {
          operation: { do: "move", ...at, path: now.slice(0, -1), from: index, to: next },
          words: `The ${noun} is now ${next + 1} of ${list.length}.`,
        };
      });
    },
    duplicate({ path, label }) {
      const words = `“${label}” duplicated.`;
      editEntry(session, place(path), (at) => ({ operation: { do: "duplicate", ...at }, words }));
    },
  };
}

const changed = (label: string) => `“${label}” changed.`;
