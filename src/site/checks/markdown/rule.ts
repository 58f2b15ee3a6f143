import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { MarkdownText } from "../../markdown/read.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";

/** A problem of a Markdown text. Its places are offsets in the text, and the message leaves out where that is. */
export type MarkdownProblem = Diagnostic;

/** Finds one kind of mistake in a Markdown text. */
export type Rule = (text: MarkdownText, page: ParsedPage) => MarkdownProblem[];
