import { type Formatted, type Inline, joinTexts, toPlainText } from "../text/formatted.ts";
import { judgeStarsAt } from "./judgeStars.ts";

const signs = /\\\*|\*+/g;

/**
 * Reads the words of a title that are between single asterisks. All else is text as it is written: links, lines, and
 * asterisks in pairs. A title without emphasis is returned as text.
 */
export function parseTitle(text: string): Formatted {
  if (!text.includes("*")) return text;
  const parts: Inline[] = [];
  let at = 0;
  let opener: number | undefined;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const end = index + sign.length;
    const { opens, closes } = judgeStarsAt(text, index, end);
    parts.push(text.slice(at, index));
    at = end;
    if (sign !== "*") parts.push(sign.replace("\\", ""));
    else if (closes && opener !== undefined) {
      const [, ...children] = parts.splice(opener);
      parts.push({ type: "emphasis", children: joinTexts(children) });
      opener = undefined;
    } else {
      if (opens) opener = parts.length;
      parts.push(sign);
    }
  }
  const children = joinTexts([...parts, text.slice(at)]);
  const [first, ...others] = children;
  return typeof first === "string" && others.length === 0 ? first : { type: "formatted", children };
}

/** The title that is read as `content`. Marks other than emphasis, and those that have no room, are left out; words never are. */
export function writeTitle(content: Formatted): string {
  const words = toPlainText(content);
  const keepsWords = (text: string) => toPlainText(parseTitle(text)) === words;
  const asItIs = (text: string) => text;
  const written = [asItIs, withEscapes].map((write) => writeParts(content, write));
  return [...written, words].find(keepsWords) ?? withEscapes(words);
}

function writeParts(content: Formatted, write: (text: string) => string): string {
  const parts: readonly Inline[] =
    typeof content === "object" && "children" in content
      ? content.children
      : [toPlainText(content)];
  return parts
    .map((part) => {
      const words = write(
        typeof part === "string" ? part : toPlainText({ type: "formatted", children: [part] }),
      );
      return typeof part === "object" && part.type === "emphasis" ? `*${words}*` : words;
    })
    .join("");
}

const withEscapes = (text: string): string => text.replaceAll("*", "\\*");
