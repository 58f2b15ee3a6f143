import { isSilent, lineAt, lineBelow } from "../line.ts";
import { textInBrackets } from "./brackets.ts";
import { fallenValue, lostBreak, partedDash } from "./breaks.ts";
import * as comments from "./comments.ts";
import * as dashes from "./dashes.ts";
import * as documents from "./documents.ts";
import * as entries from "./entries.ts";
import * as groups from "./groups.ts";
import { indent } from "./indentation.ts";
import * as levels from "./levels.ts";
import * as marks from "./marks.ts";
import { colonInText, specialStart } from "./needsQuotes.ts";
import * as openers from "./openers.ts";
import * as quotes from "./quotes.ts";
import type { ParseError, SyntaxDiagnostic, SyntaxRule } from "./rule.ts";
import * as tabs from "./tabs.ts";
import { crookedText } from "./texts.ts";

/** From the most specific to the most general. The first rule that recognizes the error names it. */
const diagnoses: readonly SyntaxRule[] = [
  documents.reuse,
  documents.secondPage,
  documents.tooDeep,
  documents.directive,
  documents.codeFence,
  comments.foreignComment,
  comments.commentEnd,
  comments.divider,
  documents.conflict,
  tabs.tab,
  tabs.tabAfterDash,
  quotes.backslash,
  textInBrackets,
  quotes.openQuote,
  quotes.comma,
  quotes.doubledQuote,
  dashes.bullet,
  partedDash,
  dashes.emptyDash,
  dashes.doubleDash,
  lostBreak,
  quotes.afterQuote,
  documents.badName,
  documents.property,
  specialStart,
  marks.listOnKeyLine,
  marks.blockHeader,
  marks.bracket,
  colonInText,
  fallenValue,
  marks.wrongColon,
  dashes.tightDash,
  marks.tightColon,
  marks.noColon,
  dashes.wideDash,
  entries.lostDash,
  entries.slippedEntry,
  crookedText,
  openers.indentedStart,
  openers.namelessStart,
  openers.namelessList,
  openers.headlessEntry,
  groups.belowDash,
  comments.insideText,
  levels.firstOfGroup,
  levels.outOfGroup,
  levels.leftOfGroup,
  openers.namelessGroup,
  levels.rightOfGroup,
  groups.dashAmongSettings,
  indent,
];

/** Names an error, with the repairs that may help. */
export function diagnoseSyntax(parseError: ParseError): SyntaxDiagnostic {
  const { text, at } = parseError;
  const named = lineAt(text, at);
  // The parser may report the start of blank lines and comments above the wrong line.
  const line = isSilent(named) ? (lineBelow(text, named) ?? named) : named;
  for (const attempt of diagnoses) {
    const diagnosis = attempt(parseError, line);
    if (diagnosis) return diagnosis;
  }
  return {
    diagnostic: {
      code: "unreadable",
      message: "This line cannot be read as YAML.",
      hint: "Compare it with the lines around it: name: value, two spaces for each level, text with special signs in quotes.",
      range: [line.start + line.indent.length, line.end],
    },
  };
}
