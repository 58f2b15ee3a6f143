import type { Nodes } from "mdast";
import { contentOf } from "../../shared/formatted/byKind.ts";
import { toPlainText } from "../../shared/text/formatted.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { isMarkdown } from "../markdown/read.ts";
import type { Phrase } from "./listPhrases.ts";

/** The words of a phrase without their marks. */
export function plainTextOf({ kind, text }: Pick<Phrase, "kind" | "text">): string {
  if (isMarkdown(kind)) return joinValues(parseMarkdown(text));
  return toPlainText(contentOf(kind, text, true));
}

function joinValues(node: Nodes): string {
  if ("children" in node) return node.children.map(joinValues).join(" ");
  return "value" in node ? node.value : "";
}
