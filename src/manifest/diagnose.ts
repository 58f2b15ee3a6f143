import { isCollection, isScalar, type Scalar, visit } from "yaml";
import { type Line, lineAt, lineBelow, quoted } from "./line.ts";
import type { Parsed } from "./parse.ts";
import type { Edit, Finding, Range } from "./problem.ts";
import { quote } from "./words.ts";

/** A sign by which YAML reuses or retypes a part; `text` is an alias of nothing, so it was meant as text. */
export type Construct = "alias" | "anchor" | "tag" | "text";

/** Something that keeps the file, or a part of it, from being read as it was meant. */
export interface Fault {
  text: string;
  document: Parsed;
  back: (range: Range) => Range;
  at: number;
  code: string;
  message: string;
  construct?: Construct;
  covers?: Range;
}

/** A fault in plain words; the mends are tried in turn, and offered when they are certain. */
export interface Diagnosis {
  finding: Omit<Finding, "severity" | "fix">;
  mends?: Edit[][];
  /** What the mend does, in words, when nothing else can have been meant. */
  certain?: string;
}

type Diagnose = (fault: Fault, line: Line) => Diagnosis | undefined;

/** Says what a fault is, and how it may be mended. */
export function diagnose(fault: Fault): Diagnosis {
  const line = lineAt(fault.text, fault.at);
  for (const attempt of diagnoses) {
    const diagnosis = attempt(fault, line);
    if (diagnosis) return diagnosis;
  }
  return unreadable(line);
}

const reuse: Diagnose = ({ construct, at, text, covers = [at, at + 1] }) =>
  construct === "alias"
    ? {
        finding: {
          code: "reuse",
          message: `A part of the page is reused here (${quote(text.slice(...covers))}), which page.yaml does not allow.`,
          hint: "Write the lines again in this place. If it is text, put quotes around it.",
          range: covers,
        },
      }
    : undefined;

const tab: Diagnose = ({ text, code }, line) => {
  if (code !== "TAB_AS_INDENT" && !line.indent.includes("\t")) return undefined;
  const lines = [line];
  for (let next = lineBelow(text, line); next?.indent.includes("\t"); ) {
    lines.push(next);
    next = lineBelow(text, next);
  }
  const first = line.start + line.indent.indexOf("\t");
  return {
    finding: {
      code: "tab",
      message:
        lines.length === 1
          ? "This line is indented with a tab; YAML wants spaces."
          : `This line and ${lines.length - 1} below it are indented with tabs; YAML wants spaces.`,
      hint: "Indent with two spaces for each level.",
      range: [first, line.start + line.indent.length],
      covers: [line.start, lines.at(-1)?.end ?? line.end],
    },
    mends: ["  ", "    "].map((spaces) =>
      lines.map(({ start, indent }) => ({
        start,
        end: start + indent.length,
        text: indent.replaceAll("\t", spaces),
      })),
    ),
    certain: "Put spaces in the place of tabs.",
  };
};

const directive: Diagnose = (_, line) =>
  line.text.startsWith("%")
    ? {
        finding: {
          code: "directive",
          message: `A line that starts with % gives orders to YAML, and may change what the page says.`,
          hint: "Take the line out.",
          range: [line.start, line.end],
        },
        mends: [[{ start: line.start, end: line.end, text: "" }]],
        certain: "Take the line out.",
      }
    : undefined;

const openQuote: Diagnose = ({ text, document, back, at, code }) => {
  const opened = lastQuoted(document, back, at, text);
  if (!opened) return undefined;
  const [start, end] = opened;
  const line = lineAt(text, start);
  const multiline = text.slice(start, end).includes("\n") || end >= text.trimEnd().length;
  if (!multiline || (code === "MISSING_CHAR" ? false : lineAt(text, at).start === line.start)) {
    return undefined;
  }
  const mark = text[start] ?? '"';
  const lone = line.value.split(mark).length === 2 && line.valueStart === start;
  return {
    finding: {
      code: "open-quote",
      message: "This quote is opened, but not closed where the text ends.",
      hint: `Write ${mark} at the end of the text as well.`,
      range: [start, line.end],
    },
    ...(lone && {
      mends: [[{ start: line.end, end: line.end, text: mark }]],
      certain: `Close the quote at the end of the line.`,
    }),
  };
};

const afterQuote: Diagnose = (_, line) => {
  const { value, valueStart, end } = line;
  const mark = value[0];
  if (mark !== '"' && mark !== "'") return undefined;
  if (value.endsWith(`${mark},`) && value.split(mark).length === 3) {
    return {
      finding: {
        code: "comma",
        message: "Lines do not end with a comma here.",
        hint: "Take the comma out.",
        range: [end - 1, end],
      },
      mends: [[{ start: end - 1, end, text: "" }]],
      certain: "Take the comma out.",
    };
  }
  const wrapped = value.length > 2 && value.endsWith(mark);
  const text = wrapped ? quoted(value.slice(1, -1)) : quoted(value);
  const inner = valueStart + Math.max(1, value.indexOf(mark, 1));
  return {
    finding: {
      code: "quotes-inside",
      message: `This ${mark} ends the text too early: what follows cannot be read.`,
      hint: `Write the line as ${line.key ?? ""}: ${text}`,
      range: [inner, Math.min(inner + 1, end)],
    },
    mends: [[{ start: valueStart, end, text }]],
    ...(wrapped && { certain: "Put quotes around the text that it does not contain." }),
  };
};

const bullet: Diagnose = ({ text }, line) => {
  const at = line.start + line.indent.length;
  return /^\*[ \t]/.test(text.slice(at))
    ? {
        finding: {
          code: "bullet",
          message: "Entries of a list start with - here, not with *.",
          hint: "Write - in place of the *.",
          range: [at, at + 1],
        },
        mends: [[{ start: at, end: at + 1, text: "-" }]],
        certain: "Write - in place of the *.",
      }
    : undefined;
};

const special: Diagnose = ({ construct, covers }, line) => {
  const { value, valueStart, end } = line;
  const [sign] = /^([*&!@`%]|[[{](?=.*[\]}][ \t]*[^ \t\]},#]))/.exec(value) ?? [];
  if (!sign) return undefined;
  const isText = construct !== "tag" || !value.startsWith("!!");
  const opensBlock = /^[&!]\S*$/.test(value) && construct !== undefined && isBlock(covers, end);
  return {
    finding: {
      code: "needs-quotes",
      message: `Text that starts with ${sign} needs quotes: without them, ${meanings[sign] ?? "it means something else to YAML"}.`,
      hint: `Put quotes around it: ${quoted(value)}`,
      range: [valueStart, end],
      covers: construct && covers ? [valueStart, Math.max(end, covers[1])] : [valueStart, end],
    },
    ...(isText &&
      !opensBlock && {
        mends: [[{ start: valueStart, end, text: quoted(value) }]],
        certain: "Put quotes around the text.",
      }),
  };
};

const meanings: Record<string, string> = {
  "&": "part of it is lost",
  "!": "part of it is lost",
  "*": "it refers to another part of the file",
  "[": "it starts a list",
  "{": "it starts a group of settings",
};

function isBlock(covers: Range | undefined, end: number): boolean {
  return covers !== undefined && covers[1] > end;
}

const colon: Diagnose = (_, { value, valueStart, end, key }) => {
  const inside = /:(?=[ \t]|$)/.exec(value);
  if (!key || !inside || /^[[{"'|>-]/.test(value)) return undefined;
  const at = valueStart + inside.index;
  const [text = value] = /^.*?(?=\s#\s|$)/.exec(value) ?? [];
  return {
    finding: {
      code: "needs-quotes",
      message: `The text of "${key}" holds a colon with a space behind it, which YAML takes for a setting of its own.`,
      hint: `Put quotes around the text: ${key}: ${quoted(text)}`,
      range: [at, at + 1],
      covers: [valueStart, end],
    },
    mends: [[{ start: valueStart, end: valueStart + text.length, text: quoted(text) }]],
    ...(text === value && { certain: "Put quotes around the text." }),
  };
};

const tightColon: Diagnose = (_, { start, text, key }) => {
  const [, lead = "", name] = /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?!\/\/)\S/.exec(text) ?? [];
  if (key || !name) return undefined;
  const at = start + lead.length + name.length;
  return {
    finding: {
      code: "space-after-colon",
      message: `A space is missing after "${name}:".`,
      hint: `Write ${name}: with a space behind the colon.`,
      range: [at, at + 1],
    },
    mends: [[{ start: at + 1, end: at + 1, text: " " }]],
    certain: "Put a space after the colon.",
  };
};

const noColon: Diagnose = ({ code, at }, { text, key, value, start, end }) => {
  const [, lead = "", name] = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(?=\s|$)/.exec(text) ?? [];
  if (key || !name || !["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"].includes(code)) return undefined;
  if (at > end || value === "") return undefined;
  const after = start + lead.length + name.length;
  return {
    finding: {
      code: "colon",
      message: `${quote(value)} is neither a setting nor an entry of a list: there is no colon.`,
      hint: `A setting is written as name: value. If this belongs to the text above, indent it further.`,
      range: [start + lead.length, end],
      covers: [start, end],
    },
    mends: [[{ start: after, end: after, text: ":" }]],
  };
};

const listOnKeyLine: Diagnose = (_, { key, value, valueStart, end }) =>
  key && value.startsWith("- ")
    ? {
        finding: {
          code: "list-line",
          message: `The list of "${key}" starts on the same line.`,
          hint: "Put each entry on a line of its own below, starting with - and indented. If it is text, put quotes around it.",
          range: [valueStart, end],
          covers: [valueStart, end],
        },
        mends: [[{ start: valueStart, end, text: quoted(value) }]],
      }
    : undefined;

const blockHeader: Diagnose = (_, { value, valueStart, end }) =>
  /^[|>][+-]?\d?[ \t]+[^#\s]/.test(value)
    ? {
        finding: {
          code: "block-text",
          message: `After ${value[0]} the text starts on the next line.`,
          hint: `Take the ${value[0]} out, or put the text on the lines below, indented. If ${value[0]} belongs to the text, put quotes around it.`,
          range: [valueStart, end],
          covers: [valueStart, end],
        },
        mends: [[{ start: valueStart, end, text: quoted(value) }]],
      }
    : undefined;

const backslash: Diagnose = ({ code, at }) =>
  code === "BAD_DQ_ESCAPE"
    ? {
        finding: {
          code: "backslash",
          message:
            "Between double quotes, a backslash starts a special sign, and this one does not exist.",
          hint: "Write the backslash twice, or put single quotes around the text.",
          range: [at, at + 2],
        },
        mends: [[{ start: at, end: at, text: "\\" }]],
        certain: "Write the backslash twice.",
      }
    : undefined;

const bracket: Diagnose = ({ document, back, at, text, message }) => {
  if (!/flow|Flow/.test(message)) return undefined;
  const opened = lastFlow(document, back, at);
  if (opened === undefined) return undefined;
  const line = lineAt(text, opened);
  const hash = /(?<=[\s])#[^\s,}\]]+/.exec(text.slice(opened, line.end));
  if (hash) {
    const start = opened + hash.index;
    const end = start + hash[0].length;
    return {
      finding: {
        code: "needs-quotes",
        message: `Without quotes, ${quote(hash[0])} is a comment, and hides the rest of the line.`,
        hint: `Put quotes around it: "${hash[0]}"`,
        range: [start, end],
      },
      mends: [[{ start, end, text: `"${hash[0]}"` }]],
      certain: "Put quotes around it.",
    };
  }
  const open = text[opened] ?? "[";
  return {
    finding: {
      code: "bracket",
      message: `This ${open} is not closed, or what stands in it cannot be read.`,
      hint: `Close it with ${open === "[" ? "]" : "}"}. If it belongs to a text, put quotes around the text.`,
      range: [opened, opened + 1],
    },
  };
};

const tooDeep: Diagnose = ({ code }, line) =>
  code === "RESOURCE_EXHAUSTION"
    ? {
        finding: {
          code: "too-deep",
          message: "Settings stand inside settings too many times.",
          hint: "Take out brackets or indents that are not needed.",
          range: [line.start, line.start + 1],
        },
      }
    : undefined;

const namedKey: Diagnose = ({ code, at }) =>
  code === "NON_STRING_KEY"
    ? {
        finding: {
          code: "bad-name",
          message: "The name of a setting must be a plain word.",
          hint: "Write it as name: value, without brackets or a question mark.",
          range: [at, at + 1],
        },
      }
    : undefined;

const indent: Diagnose = ({ code, text }, line) => {
  if (!["BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY", "MISSING_CHAR"].includes(code)) return undefined;
  const below = lineBelow(text, line);
  const tooFar = code === "BLOCK_AS_IMPLICIT_KEY" && below && below.indent > line.indent;
  const wrong = tooFar ? below : line;
  const start = wrong.start + wrong.indent.length;
  const shift = below ? below.indent.length - line.indent.length : 0;
  return {
    finding: {
      code: "indent",
      message: tooFar
        ? "This line is indented further than the line above, which holds a value already."
        : "This line does not stand exactly below the settings it belongs to.",
      hint: tooFar
        ? "Let it start exactly below the line above. If it belongs to the text above, put the whole text in quotes."
        : "Add or remove spaces at its start, until it stands below the others of its group.",
      range: [start, wrong.end],
    },
    ...(tooFar && { mends: [outdent(text, below, shift)] }),
  };
};

/** Moves the line, and those below that stand as far in, back to the left. */
function outdent(text: string, first: Line, shift: number): Edit[] {
  const edits: Edit[] = [];
  let line: Line | undefined = first;
  while (line && line.indent.length >= first.indent.length) {
    edits.push({ start: line.start, end: line.start + shift, text: "" });
    line = lineBelow(text, line);
  }
  return edits;
}

const unreadable = ({ start, indent: lead, end }: Line): Diagnosis => ({
  finding: {
    code: "unreadable",
    message: "This line cannot be read as YAML.",
    hint: "Compare it with the lines around it: name: value, two spaces for each level, text with special signs in quotes.",
    range: [start + lead.length, end],
  },
});

const diagnoses: readonly Diagnose[] = [
  reuse,
  tooDeep,
  directive,
  tab,
  backslash,
  openQuote,
  bullet,
  afterQuote,
  special,
  listOnKeyLine,
  blockHeader,
  bracket,
  colon,
  tightColon,
  noColon,
  namedKey,
  indent,
];

/** The quoted text that starts last before the offset, in the file. */
function lastQuoted(
  document: Parsed,
  back: Fault["back"],
  at: number,
  text: string,
): Range | undefined {
  let last: Range | undefined;
  visit(document, {
    Scalar(_, node: Scalar) {
      if (!isScalar(node) || !node.range || !node.type?.startsWith("QUOTE")) return;
      const range = back([node.range[0], node.range[1]]);
      if (range[0] < at && /["']/.test(text[range[0]] ?? "")) last = range;
    },
  });
  return last;
}

function lastFlow(document: Parsed, back: Fault["back"], at: number): number | undefined {
  let last: number | undefined;
  visit(document, {
    Collection(_, node) {
      if (!isCollection(node) || !node.flow || !node.range) return;
      const [start] = back([node.range[0], node.range[1]]);
      if (start <= at) last = start;
    },
  });
  return last;
}
