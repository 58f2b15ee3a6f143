import { type Member, membersOf } from "../../schema/fields.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { parseFormatted } from "../../shared/formatted/parse.ts";
import { toPlainText } from "../../shared/text/formatted.ts";
import type { PastedEntry } from "./readEntries.ts";
import { toOneLine } from "./readPastedWords.ts";

/** The texts that an entry of a list can have, in the order in which a paste fills them. */
export interface EntryTexts {
  /** The name of its first text; undefined if the entry is a text by itself. */
  head: string | undefined;
  /** The names of the others. */
  parts: string[];
}

/** An entry that cannot be made: the name of what it lacks, and its first words. */
export interface LackingEntry {
  missing: string;
  head: string;
}

const kindOf = ({ definitions }: Member) =>
  definitions.find(({ kind }) => kind === "formatted") ??
  definitions.find(({ kind }) => kind === "text");

/** The texts of an entry; undefined if it has none. */
export function textsOfEntry(schemas: Schemas, entry: Member): EntryTexts | undefined {
  if (kindOf(entry)) return { head: undefined, parts: [] };
  const texts = [...membersOf(schemas, entry.place).properties].filter(([, member]) =>
    kindOf(member),
  );
  const [head, ...parts] = [
    ...texts.filter(([, { isRequired }]) => isRequired),
    ...texts.filter(([, { isRequired }]) => !isRequired),
  ].map(([name]) => name);
  return head === undefined ? undefined : { head, parts };
}

/**
 * The values of entries that are pasted. What else an entry needs, such as an icon, is that of the one before them.
 * If one of them lacks something, returns its name and the first words of the entry.
 */
export function makeEntries(
  schemas: Schemas,
  entry: Member,
  pasted: readonly PastedEntry[],
  last: unknown,
): unknown[] | LackingEntry {
  const texts = textsOfEntry(schemas, entry);
  const { properties } = membersOf(schemas, entry.place);
  const values: unknown[] = [];
  for (const { head, parts } of pasted) {
    if (texts?.head === undefined) {
      values.push(textFor(entry, [head, ...parts]));
      continue;
    }
    const given = new Map([[texts.head, [head]]]);
    for (const [index, part] of parts.entries()) {
      // The last text takes all that is left.
      const name = texts.parts[Math.min(index, texts.parts.length - 1)];
      if (name !== undefined) given.set(name, [...(given.get(name) ?? []), part]);
    }
    const value: Record<string, unknown> = {};
    for (const [name, member] of properties) {
      const own = given.get(name);
      if (own) value[name] = textFor(member, own);
      else if (!member.isRequired) continue;
      else if (member.definitions.some(({ kind }) => kind === "id")) value[name] = nameOf(head);
      else if (kindOf(member)) return { missing: name, head };
      else {
        const isLink = member.definitions.some(({ kind }) => kind === "href");
        const known = isLink ? "todo" : (child(last, name) ?? member.schema.default);
        if (known === undefined) return { missing: name, head };
        value[name] = known;
      }
    }
    values.push(value);
  }
  return values;
}

/** The value of a text: with its paragraphs where it may have some, and without marks where it has none. */
function textFor(member: Member, parts: readonly string[]): string {
  const definition = kindOf(member);
  if (definition?.kind === "text") {
    return toOneLine(toPlainText(parseFormatted(parts.join(" ")).content)).trim();
  }
  const hasParagraphs = [definition?.schema, member.schema].some(
    (each) => each?.paragraphs === true,
  );
  return hasParagraphs ? parts.join("\n\n") : toOneLine(parts.join(" ")).trim();
}

/** A name made of the first words of a text. */
function nameOf(words: string): string {
  const name = words
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]*/gu);
  return name?.slice(0, 4).join("-") ?? "entry";
}
