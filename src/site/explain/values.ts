import type { SchemaNode } from "../../schema/schemaNode.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { asText, lookUp } from "../../shared/lookUp.ts";
import { didYouMean, named, nameOf, oneOf, quote, sentences } from "../../shared/text/wording.ts";
import type { Code } from "../../yaml/codes.ts";
import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../yaml/writeValue.ts";
import { isEmpty } from "../page/isEmpty.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { begins, type Suggestion, suggest, suggestSlips } from "../suggest.ts";
import { adviseAddress } from "../values/addresses.ts";
import { type Advice, adviseAsset, adviseIcon, adviseId } from "../values/forms.ts";
import { adviseLanguage } from "../values/languageTags.ts";
import { adviseHref } from "../values/links.ts";
import { adviseOldAddress } from "../values/oldAddresses.ts";
import { adviseShareAddress } from "../values/shareAddresses.ts";
import { adviseZone } from "../values/zones.ts";
import { completed, respelt } from "./affixes.ts";
import { readBoolean } from "./booleans.ts";
import { adviseDate, adviseMoment } from "./dates.ts";
import { describe, type Explain, fieldOfError, type SchemaError } from "./schemaError.ts";
import { daysListed, daysNamed } from "./weekdays.ts";

/** Explains a value that is not one of the allowed ones. */
export const explainChoice: Explain = ({ path, data, wanted, schema }, { tree }) => {
  const { where, name } = nameOf(path, tree.data);
  const choices = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
  const isType = path.at(-1) === "type";
  if (isEmpty(data)) {
    return {
      code: "empty",
      message: `${where}: ${named(name)} is empty.`,
      hint: `Write ${oneOf(choices)}.`,
      range: tree.valueAt(path),
    };
  }
  const find = isType ? suggestSlips : suggest;
  const spelt =
    choices.length === 1 && readBoolean(asText(data)) === wanted ? choices[0] : undefined;
  const { near, meant } = spelt
    ? { near: [], meant: spelt }
    : typeof data === "string"
      ? (asDay(data, choices) ?? orBegun(find(data, choices), data, choices))
      : { near: [] };
  const isQuoted = meant === data;
  const days = choices.includes("Monday") && near.length === 0 ? daysListed(asText(data)) : [];
  const range = tree.valueAt(path);
  const scalar = typeof data !== "object";
  return {
    code: isType ? "unknown-type" : "not-allowed",
    message:
      isType && scalar
        ? `Section ${Number(path[1]) + 1} has a type that does not exist: ${quote(data)}.`
        : `${where}: ${named(name)} cannot be ${isQuoted ? "a text" : scalar ? quote(data) : "a list or a group of settings"}.`,
    hint: isQuoted
      ? `Write ${asText(data)}, without quotes.`
      : days.length > 1
        ? `Write each day as an entry of its own: ${days.join(", ")}.`
        : sentences(didYouMean(near), `Write ${oneOf(choices)}.`, remarkOf(schema)),
    range,
    ...(meant
      ? { fix: certain(isQuoted || spelt ? "notation" : "form", writing(range, meant)) }
      : { suggestions: offering(range, near) }),
  };
};

/** The days that a word names in another language, if the choices are days: another name may be spelt more like it. */
function asDay(word: string, choices: readonly string[]): Suggestion | undefined {
  if (!choices.includes("Monday")) return undefined;
  const near = daysNamed(word).filter((day) => choices.includes(day));
  return near.length > 0 && !choices.some((choice) => choice.toLowerCase() === word.toLowerCase())
    ? { near }
    : undefined;
}

/** The choices that are near a word; if none is, those that it begins: Mon for Monday. */
const orBegun = (found: Suggestion, word: string, choices: readonly string[]): Suggestion =>
  found.near.length > 0 ? found : { near: choices.filter((choice) => begins(word, choice)) };

/** The advice that a schema has for values that are not allowed. */
const remarkOf = ({ patternErrorMessage }: SchemaNode) =>
  typeof patternErrorMessage === "string" ? patternErrorMessage : undefined;

/** The limits of numbers in words, by keyword. */
const bounds: Record<string, (limit: unknown) => string> = {
  minimum: (limit) => `${limit} or more`,
  maximum: (limit) => `${limit} or less`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  multipleOf: (limit) => `a multiple of ${limit}`,
};

/** Explains a number that is too small, too large or not a multiple. */
export const explainSize: Explain = ({ path, keyword, wanted, schema }, page) => {
  const { tree } = page;
  const { where, name } = nameOf(path, tree.data);
  const { minimum, maximum } = schema;
  const isBetween = keyword !== "multipleOf" && minimum !== undefined && maximum !== undefined;
  const bound = isBetween ? `between ${minimum} and ${maximum}` : bounds[keyword]?.(wanted);
  return {
    code: "out-of-range",
    message: `${where}: ${named(name)} is ${page.text.slice(...tree.valueAt(path))}, but should be ${bound}.`,
    hint: sentences(
      isBetween ? `Write a number ${bound}.` : `Write a number that is ${bound}.`,
      describe(path, schema, page),
    ),
    range: tree.valueAt(path),
  };
};

/** Explains a length: too many or too few entries of a list, or letters of a text. */
export const explainLength: Explain = ({ path, keyword, data, wanted, schema }, page) => {
  const { tree } = page;
  const { where, name } = nameOf(path, tree.data);
  const isList = Array.isArray(data);
  const size = isList ? data.length : asText(data).length;
  const count = (number: unknown) =>
    `${number} ${isList ? (number === 1 ? "entry" : "entries") : "letters"}`;
  const few = keyword === "minItems";
  const verdict =
    size === 0
      ? "is an empty list"
      : `holds ${count(size)}, but ${few ? "needs at least" : "may hold"} ${wanted}`;
  return {
    code: few ? "too-few" : "too-many",
    message: `${where}: ${named(name)} ${verdict}.`,
    hint: sentences(
      few
        ? `Put at least ${count(wanted)} below it, each starting with -.`
        : `Take ${size - Number(wanted)} out.`,
      describe(path, schema, page),
    ),
    range: tree.valueAt(path),
  };
};

interface Kind {
  code: Code;
  /** Advice on a value; undefined if its schema alone is enough. */
  advise?: (value: string, page: ParsedPage, path: FieldPath) => Advice | undefined;
}

/** The code of a malformed value and the advice on it, by the name of its definition. */
const kinds: Record<string, Kind> = {
  href: { code: "bad-link", advise: adviseHref },
  asset: { code: "bad-path", advise: adviseAsset },
  markdownFile: { code: "bad-file" },
  text: { code: "bad-text" },
  icon: { code: "bad-icon", advise: adviseIcon },
  id: { code: "bad-id", advise: adviseId },
  date: { code: "bad-date", advise: adviseDate },
  moment: { code: "bad-date", advise: adviseMoment },
  languageTag: { code: "bad-value", advise: adviseLanguage },
  timezone: { code: "bad-zone", advise: adviseZone },
  address: { code: "bad-address", advise: adviseAddress },
  shareAddress: { code: "bad-address", advise: adviseShareAddress },
  oldAddress: { code: "bad-value", advise: adviseOldAddress },
};

/** A character that is no blank and takes room. */
const visible = /[^\s\u00ad\u115f\u1160\u200b-\u200f\u2060-\u2064\u2800\u3164\uffa0]/;

/** Explains a text that is empty or malformed. */
export const explainForm: Explain = (schemaError, page) => {
  const { path, data, schema } = schemaError;
  const { where, name } = nameOf(path, page.tree.data);
  const value = asText(data);
  const range = page.tree.valueAt(path);
  if (!visible.test(value)) {
    return {
      code: "empty",
      message: `${where}: ${named(name)} is empty.`,
      hint: describe(path, schema, page),
      range,
    };
  }
  const kind = lookUp(kinds, fieldOfError(path, page)?.kind ?? "");
  const advice =
    (kind === kinds.id ? undefined : adviseQuotes(value, schema)) ??
    kind?.advise?.(value, page, path) ??
    plainAdvice(schemaError, page);
  return {
    code: kind?.code ?? "bad-value",
    message: `${where}: ${named(name)} cannot be ${quote(value)}${advice.because ? `: ${advice.because}` : "."}`,
    hint: sentences(didYouMean(advice.near ?? []), advice.hint),
    range,
    ...toChanges(range, advice),
  };
};

/** The changes that follow from an advice. */
const toChanges = (range: Range, { near = [], reason }: Advice): Partial<Diagnostic> => {
  const [meant] = near;
  return reason && meant !== undefined
    ? { fix: certain(reason, writing(range, meant)) }
    : { suggestions: offering(range, near) };
};

/** Explains a value whose quotes YAML reads as part of the text. */
function adviseQuotes(value: string, { pattern }: SchemaNode): Advice | undefined {
  const [, inner = ""] = /^[“”„‘’«»](.*)[“”„‘’«»]$/s.exec(value.trim()) ?? [];
  const meant = inner.trim();
  return typeof pattern === "string" && new RegExp(pattern, "u").test(meant)
    ? { because: "its quotes are not straight.", near: [meant], reason: "wrapped" }
    : undefined;
}

function plainAdvice({ path, data, schema }: SchemaError, page: ParsedPage): Advice {
  const same = respelt(asText(data), schema.pattern);
  const whole = completed(asText(data), schema.pattern);
  const hint = String(schema.patternErrorMessage ?? describe(path, schema, page));
  if (same !== undefined) return { near: [same], reason: "form", hint };
  // Without https://, it may be the name of a file.
  const isClear = whole.length === 1 && !whole[0]?.startsWith("https:");
  return isClear ? { near: whole, reason: "sign", hint } : { near: whole, hint };
}
