import type { Scalar } from "yaml";
import type { Edit } from "../diagnostic.ts";
import { lineBreak, lineEnd, lineStart } from "../line.ts";
import type { TextPlace } from "./block.ts";
import { contentEnd } from "./nodes.ts";
import { canBePlain, inDouble, inSingle, reads } from "./plain.ts";
import { compare, isInline, type TokenChange, tokenize, tokenizeBody } from "./tokens.ts";
import { wrap } from "./wrap.ts";
import type { YamlStyle } from "./yamlStyle.ts";

/** Replaces a text with another in the same style; undefined if that style cannot hold it. */
export function rewrite(
  scalar: Scalar,
  source: string,
  text: string,
  place: TextPlace,
  style: YamlStyle,
): Edit[] | undefined {
  const [start, end] = scalar.range ?? [0, 0];
  if (isInline(scalar.type)) {
    const edit = rewriteInline(scalar, source.slice(start, end), text, place, style);
    return edit === undefined ? undefined : [{ start, end, text: edit }];
  }
  return rewriteBlock(scalar, source, text, style);
}

/** A text without quotes, or in them. */
function rewriteInline(
  { type, value }: Scalar,
  written: string,
  text: string,
  { isFlow, used }: TextPlace,
  style: YamlStyle,
): string | undefined {
  if (!isInline(type)) return undefined;
  const mark = type === "PLAIN" ? "" : written.charAt(0);
  const raw = written.slice(mark.length, written.length - mark.length);
  const tokens = tokenize(raw, type);
  if (tokens.map((token) => token.text).join("") !== value) return undefined;
  const change = compare(tokens, text);
  const { middle } = change;
  const isLines = raw.includes("\n");
  if (middle.includes("\n") && type !== "QUOTE_DOUBLE") return undefined;
  if (type === "QUOTE_SINGLE" && /[\t\r\u0085]/.test(middle)) return undefined;
  const put =
    type === "PLAIN"
      ? middle
      : (type === "QUOTE_SINGLE" ? inSingle : inDouble)(middle).slice(1, -1);
  const whole = join(change, put);
  const result =
    mark +
    (isLines
      ? rewrap(whole, change.before.length, put.length, used, style.limit, lineBreak(raw))
      : whole) +
    mark;
  if (type === "PLAIN" && !isLines) {
    const isLong = used + result.length > style.limit && result.length > written.length;
    return isLong || !canBePlain(result, isFlow) ? undefined : result;
  }
  return reads(isFlow ? `[${result}]` : `k: ${result}`, text, type) ? result : undefined;
}

const join = ({ before, after }: TokenChange, put: string) => before + put + after;

/** A text behind `>` or `|`. */
function rewriteBlock(
  scalar: Scalar,
  source: string,
  text: string,
  style: YamlStyle,
): Edit[] | undefined {
  const [start] = scalar.range ?? [0];
  const [header = "", chomp = ""] =
    /^[|>]([-+]?)(?![-+\d])/.exec(source.slice(start, start + 3)) ?? [];
  const bodyStart = lineEnd(source, start);
  const end = Math.max(contentEnd(scalar, source), bodyStart);
  const lines = source.slice(bodyStart, end).trimEnd();
  const old = String(scalar.value);
  const [trail, nextTrail] = [trailOf(old), trailOf(text)];
  if (header === "" || lines === "" || (nextTrail > 1 && (chomp !== "+" || nextTrail !== trail)))
    return undefined;
  const [lead = "", indent = ""] = /^(?:[ \t]*\r?\n)*( *)/.exec(lines) ?? [];
  const isFolded = header.startsWith(">");
  const tokens = tokenizeBody(lines.slice(lead.length), indent.length, isFolded);
  const bodyText = tokens.map((token) => token.text).join("");
  if (lead !== indent || bodyText !== old.slice(0, old.length - trail)) return undefined;
  const next = text.slice(0, text.length - nextTrail);
  if (/[ \t](\n|$)/.test(next)) return undefined;
  const change = compare(tokens, next);
  const eol = lineBreak(source);
  const put = change.middle.replaceAll(
    /\n+/g,
    (breaks) => eol.repeat(breaks.length + (isFolded ? 1 : 0)) + indent,
  );
  const whole = indent + join(change, put);
  const from = indent.length + change.before.length;
  const body = isFolded ? rewrap(whole, from, put.length, 0, style.width, eol) : whole;
  const keeps = nextTrail === trail;
  const nextHeader = keeps ? header : header.charAt(0) + (nextTrail === 0 ? "-" : "");
  const probe = nextTrail > 1 ? `${next}\n` : text;
  if (
    next === "" ||
    !reads(`k: ${nextTrail > 1 ? header.charAt(0) : nextHeader}\n${body}\n`, probe)
  )
    return undefined;
  return [
    { start, end: start + header.length, text: nextHeader },
    { start: bodyStart, end: bodyStart + lines.length, text: body },
  ];
}

/** The number of line ends at the end of a text. */
const trailOf = (text: string): number => /\n*$/.exec(text)?.[0].length ?? 0;

/** Breaks the lines anew that hold the change, where they have become too long; all others stay. */
function rewrap(
  raw: string,
  at: number,
  length: number,
  used: number,
  width: number,
  eol: string,
): string {
  const start = lineStart(raw, at);
  const stop = raw.indexOf("\n", at + length);
  const end = stop < 0 ? raw.length : stop - (raw[stop - 1] === "\r" ? 1 : 0);
  const indents = [...raw.matchAll(/\n([ \t]*)\S/g)];
  const indent = indents.at(-1)?.[1] ?? /^ */.exec(raw)?.[0] ?? "";
  const lines = raw
    .slice(start, end)
    .split(/\r?\n/)
    .flatMap((line, index) => {
      const own = /^ */.exec(line)?.[0] ?? "";
      const taken = start === 0 && index === 0 ? used : 0;
      if (taken + line.length <= width) return line;
      const [first = "", ...rest] = wrap(
        line.slice(own.length),
        Math.max(20, width - taken - own.length),
      );
      return [
        own + first,
        ...wrap(rest.join(" "), Math.max(20, width - indent.length))
          .filter(Boolean)
          .map((each) => indent + each),
      ];
    });
  return raw.slice(0, start) + lines.join(eol) + raw.slice(end);
}
