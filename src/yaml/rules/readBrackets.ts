/** A text between brackets: an entry of a list, or the value of a name. */
export interface BracketText {
  start: number;
  end: number;
  text: string;
  /** The name before it. */
  key: string | undefined;
}

/** Brackets as their author sees them. */
export interface Brackets {
  texts: BracketText[];
  /** True if every part of a group has a name: then no comma belongs to a text. */
  isNamed: boolean;
  end: number;
}

const closing: Record<string, string> = { "[": "]", "{": "}" };
const blank = /(?:\s|(?<=\s)#[^\n]*)*/y;
const name = /(?:"[^"\n]*"|'[^'\n]*'|[\w.-]+)[ \t]*:(?=\s)/y;
const quotedText = /(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')(?=\s*[,}\]]|\s+#)/y;
const words = /(?:\{\{[^{}\n]*\}\}|\[[^[\]{}\n]*\]|[^,{}[\]\n#]|(?<=\S)#)*/y;

/** Reads brackets up to the one that closes the first, by commas alone; undefined if none does. */
export function readBrackets(text: string, from: number): Brackets | undefined {
  const texts: BracketText[] = [];
  let isNamed = true;
  let at = from;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [found = ""] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  return readGroup() ? { texts, isNamed, end: at } : undefined;

  function readGroup(): boolean {
    const sign = text[at] ?? "";
    at += 1;
    for (;;) {
      take(blank);
      if (text[at] === closing[sign]) break;
      const key = take(name).replace(/\s*:$/, "");
      take(blank);
      if (sign === "{" && key === "") isNamed = false;
      if (!readItem(key || undefined)) return false;
      take(blank);
      if (text[at] === ",") at += 1;
      else if (text[at] !== closing[sign]) return false;
    }
    at += 1;
    return true;
  }

  /** Reads a text, or brackets inside. What has words behind its bracket is a text, as in `[words](address)`. */
  function readItem(key: string | undefined): boolean {
    const start = at;
    const known = texts.length;
    const isGroup = /^[[{](?!\{)/.test(text.slice(at, at + 2));
    if (isGroup) {
      if (!readGroup()) return false;
      if (take(words).trim() === "") return true;
      texts.length = known;
    } else if (take(quotedText) === "") take(words);
    const end = start + text.slice(start, at).trimEnd().length;
    texts.push({ start, end, text: text.slice(start, end), key });
    return true;
  }
}
