import { rootNames } from "../../shared/fieldPath.ts";
import { quote } from "../../shared/text/wording.ts";
import { lineBelow, quoted } from "../line.ts";
import type { SyntaxRule } from "./rule.ts";

/** `%YAML 1.1` changes the meaning of words and numbers. */
export const directive: SyntaxRule = (_, { text, start, end }) =>
  text.startsWith("%")
    ? {
        diagnostic: {
          code: "directive",
          message:
            "A line that starts with % gives orders to YAML, and may change what the page says.",
          hint: "Take the line out.",
          range: [start, end],
        },
        repairs: [[{ start, end, text: "" }]],
        // Any other line with % may be a text.
        ...(/^%(YAML|TAG)\s/.test(text) && { certain: "Take the line out." }),
      }
    : undefined;

const startsPage = new RegExp(`^(${rootNames.join("|")}):`, "m");

/** `---` or `...` in the middle: another document follows. */
export const secondPage: SyntaxRule = ({ code, at, text }) => {
  if (code !== "MULTIPLE_DOCS") return undefined;
  const ends = [...text.slice(0, at + 3).matchAll(/^(---|\.\.\.)(?=\s|$)/gm)];
  const start = ends.at(-1)?.index ?? at;
  return {
    diagnostic: {
      code: "second-page",
      message: `A line of ${text.slice(start, start + 3)} ends the page, so everything below it would be lost.`,
      hint: "Take the line out; a file holds one page.",
      range: [start, start + 3],
    },
    repairs: [[{ start, end: start + 3, text: "" }]],
    // Another page may follow, and nothing shows which of the two is meant.
    ...(!startsPage.test(text.slice(start)) && { certain: "Take the line out." }),
  };
};

/** An alias: a part of the file, reused by its name. */
export const reuse: SyntaxRule = ({ construct, at, text, suppresses = [at, at + 1] }, line) =>
  construct === "alias"
    ? {
        diagnostic: {
          code: "reuse",
          message: `${quote(text.slice(...suppresses))} uses a part of the page again, which a page file does not allow.`,
          hint: "Write the lines again in this place. If it is text, put quotes around it.",
          range: suppresses,
          suppresses: [line.start, line.end],
        },
      }
    : undefined;

/** A tag of YAML's own in front of a plain value: `!!str New`. */
const typed = /^(!!(?:str|bool|int|float|null))([ \t]+)([^\s#].*)$/;

/** An anchor that nothing refers to, or a tag, before a group, a list or a value: `- &hero`, `title: !!str New`. */
export const property: SyntaxRule = ({ construct, text }, line) => {
  if (construct !== "anchor" && construct !== "tag") return undefined;
  const { value, valueStart, end } = line;
  const [, tag = "", blanks = "", rest = ""] = typed.exec(value) ?? [];
  const [sign = tag] = /^[&!][\w!-]*(?=[ \t]*(?:#|$))/.exec(value) ?? [];
  const below = lineBelow(text, line);
  if (!sign || (!tag && !(below && below.column > line.indent.length))) return undefined;
  const isText = tag === "!!str" && !/^["'|>]/.test(rest);
  const edit = isText
    ? { start: valueStart, end, text: quoted(rest) }
    : {
        start: sign === value ? valueStart - 1 : valueStart,
        end: valueStart + sign.length + blanks.length,
        text: "",
      };
  const title = isText ? `Write ${quoted(rest)}.` : "Take it out.";
  return {
    diagnostic: {
      code: "reuse",
      message: `${quote(sign)} is an order to YAML, which a page file does not allow.`,
      hint: title,
      range: [valueStart, valueStart + sign.length],
      suppresses: [valueStart, end],
    },
    repairs: [[edit]],
    ...(!/\s#/.test(rest) && { certain: title }),
  };
};

/** "```yaml" and "```", the fences around code that is copied from a chat. */
export const codeFence: SyntaxRule = (_, { start, indent, text }) => {
  const [fence] = /^(```|~~~)[\w-]*$/.exec(text.trim()) ?? [];
  const at = start + indent.length;
  return fence
    ? {
        diagnostic: {
          code: "fence",
          message: "This line marks where a text was copied from, and is no part of it.",
          hint: "Take the line out.",
          range: [at, at + fence.length],
        },
        repairs: [[{ start, end: at + fence.length, text: "" }]],
        certain: "Take the line out.",
      }
    : undefined;
};

/** The marks of version control around a conflict. The first of the two versions is read. */
export const conflict: SyntaxRule = ({ text }, line) => {
  if (!/^(<{7}|={7}|>{7})( |$)/.test(line.text)) return undefined;
  const whole = /^<{7}.*\n(?:.*\n)*?(={7}\s*\n(?:.*\n)*?>{7}.*)/.exec(text.slice(line.start));
  const end = line.start + (whole?.[0].length ?? line.text.length);
  const second = end - (whole?.[1]?.length ?? 0);
  return {
    diagnostic: {
      code: "conflict",
      message: "Two versions of the page meet here, and nobody has chosen between them yet.",
      hint: "Keep the lines of one version, and delete those of the other with the three marks.",
      range: [line.start, line.end],
      suppresses: [line.start, end],
    },
    repairs: [
      [
        { start: line.start, end: line.end, text: "" },
        { start: second, end, text: "" },
      ],
    ],
  };
};

/** More levels than the parser can take. */
export const tooDeep: SyntaxRule = ({ code }, { start }) =>
  code === "RESOURCE_EXHAUSTION"
    ? {
        diagnostic: {
          code: "too-deep",
          message: "Settings stand inside settings too many times.",
          hint: "Take out brackets or indents that are not needed.",
          range: [start, start + 1],
        },
      }
    : undefined;

/** `[a]: b`, `? b` and other names that are not plain words. */
export const badName: SyntaxRule = (_, { key, value, valueStart, end }) =>
  !key && /^(\? |[[{](?!\{).*[\]}]:( |$))/.test(value)
    ? {
        diagnostic: {
          code: "bad-name",
          message: "The name of a setting must be a plain word.",
          hint: "Write it as name: value, without brackets or a question mark.",
          range: [valueStart, end],
        },
        repairs: [[{ start: valueStart, end: valueStart, text: "# " }]],
      }
    : undefined;
