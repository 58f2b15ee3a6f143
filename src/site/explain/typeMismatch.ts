import type { SchemaNode } from "../../schema/schemaNode.ts";
import { settingNames } from "../../schema/settingNames.ts";
import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { asText } from "../../shared/lookUp.ts";
import { didYouMean, named, nameOf, quote, sentences } from "../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { quoted } from "../../yaml/line.ts";
import { asValue, certain, writing } from "../../yaml/writeValue.ts";
import { isEmpty } from "../page/isEmpty.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { completed } from "./affixes.ts";
import { readBoolean } from "./booleans.ts";
import { fits } from "./fits.ts";
import { type Repair, repairEntry } from "./plainEntries.ts";
import { describe, type Explain } from "./schemaError.ts";
import { settingsFor } from "./shapes.ts";
import { daysListed } from "./weekdays.ts";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of settings",
};

/** Explains a value of the wrong type: text for a number, a list for a group of settings … */
export const explainTypeMismatch: Explain = ({ path, data, wanted, schema }, page) => {
  const { tree, text } = page;
  const { where, name } = nameOf(path, tree.data);
  const kind = String(wanted);
  const subject = name ? named(name) : "this section";
  const range = tree.valueAt(path);
  const whole = tree.rangeAt(path);
  const written = text.slice(...whole);
  if (isEmpty(data)) {
    // Somebody may mean the sign or the word.
    const isNothing =
      kind === "string" && /^(?:~|null)$/i.test(written) && fitsPattern(written, schema);
    const inQuotes = `Put quotes around it: ${quoted(written)}`;
    return {
      code: "empty",
      message: `${name ? `${where}: ${named(name)}` : where} is empty; it should be ${kinds[kind]}.`,
      hint: sentences(
        /^[ \t]*#/.test(text.slice(whole[1]))
          ? "What stands behind # is a comment, and not shown."
          : "",
        isNothing
          ? `YAML reads ${written} as nothing. If it is the text, put quotes around it.`
          : "",
        describe(path, schema, page),
        kind === "string" ? "" : example(kind, schema),
      ),
      range,
      ...(isNothing && { suggestions: [writing(whole, quoted(written), inQuotes)] }),
    };
  }
  const repair =
    repairEntry({ path, data, wanted, schema }, page) ??
    repairs[kind]?.({ kind, data, written, schema, whole, names: settingNames(page.schemas) });
  const other = repair ? undefined : settingBeside(path, data, page);
  return {
    code: "wrong-kind",
    message: `${where}: ${subject} should be ${kinds[kind]}, but ${found(data, written, kind)}.`,
    hint: sentences(
      other ? didYouMean([other]) : "",
      repair?.title ?? (typeof data === "object" || kind !== "string" ? example(kind, schema) : ""),
      repair?.edits && repair.reason ? "" : describe(path, schema, page),
    ),
    range,
    suppresses: tree.wholeAt(path),
    ...toChange(repair),
    ...(other &&
      fits(page, [...path.slice(0, -1), other], data) && {
        suggestions: [writing(tree.keyAt(path), other, `Write ${other} in place of ${name}.`)],
      }),
  };
};

/** The one setting beside another that takes its value, a group or a list of such, if it is not given. */
function settingBeside(path: FieldPath, data: unknown, page: ParsedPage): string | undefined {
  const group = path.slice(0, -1);
  if (typeof data !== "object" || typeof path.at(-1) === "number") return undefined;
  const [other, ...more] = settingsFor(data, group, page);
  const isFree = other !== undefined && dataAt(page.tree.data, [...group, other]) === undefined;
  return isFree && more.length === 0 ? other : undefined;
}

function found(data: unknown, written: string, wanted: string): string {
  if (Array.isArray(data)) return "it is a list";
  if (typeof data === "object") return "it is a group of settings";
  const verdict =
    typeof data === "string"
      ? "is text"
      : Number.isFinite(data) && wanted !== "integer"
        ? "is a number"
        : "is not";
  return `${/^["']/.test(written) ? written : quote(written)} ${verdict}`;
}

/** A sample of how a value of the type is written. */
function example(kind: string, { properties, required }: Record<string, unknown>): string {
  if (kind === "string") return "Write it as a text, on the line of its name or its -.";
  if (kind === "array") return "Put each entry on a line of its own, starting with -.";
  if (kind === "boolean") return "Write true or false.";
  if (kind !== "object") return "";
  const names = Object.keys((properties as object | undefined) ?? {});
  const needed = Array.isArray(required) ? required.map(String) : [];
  const shown = needed.length > 0 ? needed : names;
  return shown.length > 0
    ? `Put its settings on lines of their own below, indented: ${shown.map((key) => `${key}: …`).join(", ")}.`
    : "Put its settings on lines of their own below, indented.";
}

function toChange({ title, edits, reason }: Repair = { title: "" }): Partial<Diagnostic> {
  if (!edits) return {};
  return reason ? { fix: certain(reason, { title, edits }) } : { suggestions: [{ title, edits }] };
}

/** A value of the wrong type, and its whole range. */
interface Miswritten {
  kind: string;
  data: unknown;
  written: string;
  schema: SchemaNode;
  whole: Range;
  /** The names of all settings. */
  names: ReadonlySet<string>;
}

const repairs: Record<string, (value: Miswritten) => Repair | undefined> = {
  array: repairDays,
  string: repairText,
  boolean: repairBoolean,
  number: repairNumber,
  integer: repairNumber,
};

/** `Mo-Fr` where a list of days is wanted. */
function repairDays({ data, schema, whole }: Miswritten): Repair | undefined {
  const choices = schema.items?.enum;
  if (typeof data !== "string" || !Array.isArray(choices)) return undefined;
  const days = daysListed(data);
  if (days.length === 0 || !days.every((day) => choices.includes(day))) return undefined;
  return writing(whole, `[${days.join(", ")}]`);
}

const fitsPattern = (text: string, { pattern = "" }: SchemaNode) =>
  new RegExp(String(pattern), "u").test(text);

/** `true`, `3`, `[a]` or `Remember: a word` where text is wanted. */
function repairText({ data, written, schema, whole, names }: Miswritten): Repair | undefined {
  const flow = /^[[{][^\n]*$/.test(written);
  const { pattern = "" } = schema;
  const fits = (text: string) => fitsPattern(text, schema);
  if (!flow && typeof data === "object") return repairColon(data, written, whole, names, fits);
  if (!flow && typeof data !== "number" && typeof data !== "boolean") return undefined;
  const text = quoted(written);
  if (fits(written)) {
    const change = writing(whole, text, `Put quotes around it: ${text}`);
    // Brackets may belong to the text, or form a list that is not allowed here.
    return flow ? change : certain("notation", change);
  }
  const [inner, ...others] = Array.isArray(data) ? data : [];
  if (typeof inner === "string" && others.length === 0 && fits(inner)) {
    return certain("wrapped", writing(whole, inner, `Write ${asValue(inner)}, without brackets.`));
  }
  // The word says whether there is something, not what it is called.
  if (typeof data === "boolean") return undefined;
  const [meant, ...more] = flow ? [] : completed(written, pattern);
  if (!meant) return undefined;
  return more.length === 0 ? certain("sign", writing(whole, meant)) : writing(whole, meant);
}

/** `Remember: a word`, in one line: the words before the colon are read as the name of a setting. */
function repairColon(
  data: object | null,
  written: string,
  [start]: Range,
  names: ReadonlySet<string>,
  fits: (text: string) => boolean,
): Repair | undefined {
  const [[name, value] = ["", null], ...others] = Object.entries(data ?? {});
  const line = written.trimEnd();
  const isOne = !Array.isArray(data) && others.length === 0 && !line.includes("\n");
  if (!isOne || value === null || typeof value === "object" || !fits(line)) return undefined;
  // The part behind # may belong to the text as well.
  if (/\s#/.test(line)) return { title: "Put quotes around the text." };
  const text = quoted(line);
  const [, last = ""] = /\s(\w+)$/.exec(name) ?? [];
  if (names.has(last)) {
    return {
      title: `If ${quote(`${last}:`)} starts a setting of its own, begin a new line before it. If it belongs to the text, put quotes around the whole: ${text}`,
    };
  }
  // Settings have such names: it may be meant as one, and not as text.
  return /^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(name)
    ? {
        title: `If ${quote(`${name}:`)} belongs to the text, put quotes around the whole: ${text} If not, take it out.`,
      }
    : certain(
        "syntax",
        writing([start, start + line.length], text, `Put quotes around it: ${text}`),
      );
}

/** `yes`, `não`, `1` or `"true"`. */
function repairBoolean({ data, whole }: Miswritten): Repair | undefined {
  if (typeof data === "object") return undefined;
  const value = readBoolean(bare(asText(data)));
  return value === undefined
    ? { title: "Write true or false, without quotes." }
    : certain("notation", writing(whole, String(value)));
}

const wholeNumber: Repair = { title: "Write a whole number." };

/** `"3"`, `0,5`, `50%` or `three`. */
function repairNumber({ kind, data, schema, whole }: Miswritten): Repair | undefined {
  if (typeof data === "number") return kind === "integer" ? wholeNumber : undefined;
  if (typeof data !== "string") return undefined;
  const word = bare(data);
  const { multipleOf } = schema;
  const number = Number(word.replace(",", ".").replace(/ ?%$/, "e-2"));
  if (multipleOf !== undefined && number % Number(multipleOf) !== 0 && !Number.isNaN(number)) {
    return { title: `Write a multiple of ${multipleOf}.` };
  }
  if (/^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(word)) {
    if (kind === "integer" && word.includes(".")) return wholeNumber;
    const change = writing(whole, word, `Write ${word}, without quotes.`);
    return isWithin(Number(word), schema) ? certain("notation", change) : { title: change.title };
  }
  if (/^-?[0-9]+,[0-9]+$/.test(word)) {
    const decimal = word.replace(",", ".");
    if (kind === "integer") return wholeNumber;
    const change = writing(whole, decimal, `Write ${decimal}, with a point.`);
    // Before three digits, the comma may separate thousands.
    const isClear = !/^-?[1-9][0-9]*,[0-9]{3}$/.test(word);
    if (!isWithin(Number(decimal), schema)) return { title: change.title };
    return isClear ? certain("notation", change) : change;
  }
  const [, percent] = /^([0-9]+) ?%$/.exec(word) ?? [];
  if (percent && kind === "number") {
    const part = Number(percent) / 100;
    const title = `Write ${part} for ${word}.`;
    return isWithin(part, schema) ? writing(whole, String(part), title) : { title };
  }
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const allowed = Math.min(Math.max(3, Number(minimum)), Number(maximum));
  return { title: `Write a number in digits, such as ${allowed}.` };
}

/** True if a number is within its limits. */
const isWithin = (number: number, { minimum, maximum }: SchemaNode) =>
  number >= Number(minimum ?? Number.NEGATIVE_INFINITY) &&
  number <= Number(maximum ?? Number.POSITIVE_INFINITY);

/** The word without curly quotes around it. */
const bare = (data: string) => data.trim().replace(/^[“”„‘’']|[“”‘’']$/g, "");
