import type { SchemaNode } from "../fields.ts";
import type { Fix, Range } from "../problem.ts";
import { quoted } from "../syntax/line.ts";
import { named, nameOf, quote, sentences } from "../words.ts";
import { asValue, writing } from "../writing.ts";
import { describe, type Explain } from "./breach.ts";
import { completed } from "./ends.ts";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of settings",
};

const yes = new Set(["yes", "on", "y", "true", "ja", "oui", "si"]);
const no = new Set(["no", "off", "n", "false", "nein", "non"]);

/** A value of the wrong kind: text for a number, a list for a group of settings … */
export const explainKind: Explain = ({ path, data, wanted, schema }, page) => {
  const { tree, text } = page;
  const { where, name } = nameOf(path, tree.data);
  const kind = String(wanted);
  const subject = name ? named(name) : "this section";
  const range = tree.valueAt(path);
  const whole = tree.rangeAt(path);
  if (data === null) {
    return {
      severity: "error",
      code: "empty",
      message: `${name ? `${where}: ${named(name)}` : where} is empty; it should be ${kinds[kind]}.`,
      hint: sentences(
        /^[ \t]*#/.test(text.slice(whole[1]))
          ? "What stands behind # is a comment, and not shown."
          : "",
        describe(path, schema, page),
        kind === "string" ? "" : example(kind, schema),
      ),
      range,
    };
  }
  const written = text.slice(...whole);
  const mend = menders[kind]?.({ kind, data, written, schema, whole });
  return {
    severity: "error",
    code: "wrong-kind",
    message: `${where}: ${subject} should be ${kinds[kind]}, but ${found(data, written, kind)}.`,
    hint: sentences(
      mend?.title ?? (typeof data === "object" || kind !== "string" ? example(kind, schema) : ""),
      mend?.edits ? "" : describe(path, schema, page),
    ),
    range,
    covers: tree.wholeAt(path),
    ...(mend?.edits && { fix: { title: mend.title, edits: mend.edits } }),
  };
};

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

/** How a value of the kind is written. */
function example(kind: string, { properties, required }: Record<string, unknown>): string {
  if (kind === "string") return "Write it as a text, on the line of its name.";
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

interface Mend {
  title: string;
  edits?: Fix["edits"];
}

/** A value of the wrong kind, and where all of it stands. */
interface Miswritten {
  kind: string;
  data: unknown;
  written: string;
  schema: SchemaNode;
  whole: Range;
}

const menders: Record<string, (value: Miswritten) => Mend | undefined> = {
  string: mendText,
  boolean: mendBoolean,
  number: mendNumber,
  integer: mendNumber,
};

/** `true`, `3` or `[a]` where text is wanted. */
function mendText({ data, written, schema, whole }: Miswritten): Mend | undefined {
  const flow = /^[[{][^\n]*$/.test(written);
  if (!flow && typeof data !== "number" && typeof data !== "boolean") return undefined;
  const { pattern = "" } = schema;
  const fits = (text: string) => new RegExp(String(pattern)).test(text);
  const text = quoted(written);
  if (fits(written)) return writing(whole, text, `Put quotes around it: ${text}`);
  const [inner, ...others] = Array.isArray(data) ? data : [];
  if (typeof inner === "string" && others.length === 0 && fits(inner)) {
    return writing(whole, inner, `Write ${asValue(inner)}, without brackets.`);
  }
  const meant = flow ? undefined : completed(written, pattern);
  return meant ? writing(whole, meant) : undefined;
}

/** `yes` or `"true"`. */
function mendBoolean({ data, whole }: Miswritten): Mend | undefined {
  if (typeof data !== "string") return undefined;
  const word = bare(data).toLowerCase();
  const bool = yes.has(word) ? "true" : no.has(word) ? "false" : "";
  return bool ? writing(whole, bool) : { title: "Write true or false, without quotes." };
}

const wholeNumber: Mend = { title: "Write a whole number." };

/** `"3"`, `0,5`, `50%` or `three`. */
function mendNumber({ kind, data, schema, whole }: Miswritten): Mend | undefined {
  if (typeof data === "number") return kind === "integer" ? wholeNumber : undefined;
  if (typeof data !== "string") return undefined;
  const word = bare(data);
  if (/^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(word)) {
    return kind === "integer" && word.includes(".")
      ? wholeNumber
      : writing(whole, word, `Write ${word}, without quotes.`);
  }
  if (/^-?[0-9]+,[0-9]+$/.test(word)) {
    const decimal = word.replace(",", ".");
    return kind === "integer"
      ? wholeNumber
      : writing(whole, decimal, `Write ${decimal}, with a point.`);
  }
  const [, percent] = /^([0-9]+) ?%$/.exec(word) ?? [];
  if (percent && kind === "number") return { title: `Write ${Number(percent) / 100} for ${word}.` };
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const allowed = Math.min(Math.max(3, Number(minimum)), Number(maximum));
  return { title: `Write a number in digits, such as ${allowed}.` };
}

/** The word without curly quotes around it. */
const bare = (data: string) => data.trim().replace(/^[“”„‘’']|[“”‘’']$/g, "");
