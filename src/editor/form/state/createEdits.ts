import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { SectionRef } from "../../../shared/operation.ts";
import { printItems } from "../../paste/printItems.ts";
import { guardOf } from "../../site/sections.ts";
import type { Session } from "../../site/session.ts";
import type { FormEdits } from "./FormContext.ts";

/** The part of a file that a form changes: a section, or everything outside of the sections. */
export interface EditTarget {
  file: string;
  section?: { anchor: string; ref: SectionRef } | undefined;
}

/** The changes of a form as operations on a file. `read` gives the data of the section, or of the file, as the form shows them. */
export function createEdits(
  session: Session,
  { file, section }: EditTarget,
  read: () => unknown,
): FormEdits {
  const addressed = (path: FieldPath, guarded: FieldPath = path) => ({
    ...(section && { section: section.ref }),
    path,
    was: guardOf(read(), guarded),
  });
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
    remove({ path, label }, seen) {
      const words = `“${label}” removed.`;
      const isEntry = typeof path.at(-1) === "number";
      if (isEntry) session.edit(file, { do: "remove", ...addressed(path) }, words);
      else save(path, undefined, words, seen);
    },
    insert({ path, noun }, value) {
      const { was: _, ...at } = addressed(path);
      return session.edit(file, { do: "insert", ...at, value }, `A ${noun} was added.`);
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
    move({ path, noun, items }, from, to) {
      const words = `The ${noun} is now ${to + 1} of ${items.length}.`;
      session.edit(file, { do: "move", ...addressed(path, [...path, from]), from, to }, words);
    },
    duplicate({ path, label }) {
      session.edit(file, { do: "duplicate", ...addressed(path) }, `“${label}” duplicated.`);
    },
  };
}

const changed = (label: string) => `“${label}” changed.`;
