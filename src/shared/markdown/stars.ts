import type { Code, Construct, Extension, State, Tokenizer } from "micromark-util-types";
import { judgeStars } from "../formatted/judgeStars.ts";
import { isInsideWord, listWholeWords } from "../formatted/wholeWords.ts";

type Range = readonly [start: number, end: number];

const star = 42;
const underscore = 95;

/** The letter of a code of the parser, whose line ends and tabs are negative. */
const letterOf = (code: Code): string =>
  code === null ? "" : code < 0 ? " " : String.fromCharCode(code);

/**
 * Asterisks by the rule of short texts, in place of the parser's own, which does not see that これは**「太字」**です has
 * bold words. Signs inside an address are none. `attention` is the parser's construct, which makes marks of what opens
 * and closes.
 */
export function starsLikeShort({ resolveAll, name }: Construct, text: string): Extension {
  const words = listWholeWords(text).map((range) => shieldedPart(range, text));
  const construct = (tokenize: Tokenizer): Construct => ({
    tokenize,
    ...(name && { name }),
    ...(resolveAll && { resolveAll }),
  });
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const before = letterOf(this.previous);
    const isShielded = isInsideWord(words, this.now().offset);
    let count = 0;
    let sign: Code = null;
    const inside: State = (code) => {
      if (code === sign) {
        effects.consume(code);
        count += 1;
        return inside;
      }
      const marks = isShielded
        ? { opens: false, closes: false }
        : judgeStars(before, count, letterOf(code));
      Object.assign(effects.exit("attentionSequence"), {
        _open: marks.opens,
        _close: marks.closes,
      });
      return ok(code);
    };
    return (code) => {
      // Elsewhere, an underscore is the parser's own.
      if (code === underscore && !isShielded) return nok(code);
      sign = code;
      effects.enter("attentionSequence");
      return inside(code);
    };
  };
  const signs = construct(tokenize);
  return { text: { [star]: signs, [underscore]: signs } };
}

/** The part of a word in which no mark begins or ends: not the underscores around it that represent emphasis. */
function shieldedPart([start, end]: Range, text: string): Range {
  const word = text.slice(start, end);
  const before = () => text.slice(0, start).split(/\n[ \t]*\r?\n/);
  const mayClose = word.endsWith("_") && /(?<!\w)_(?=[^\s_])/.test(before().at(-1) ?? "");
  const mayOpen = /^_+[^@]*[^_@]@/.test(word);
  const [lead = ""] = mayOpen ? (/^_+/.exec(word) ?? []) : [];
  const [behind = ""] = mayClose ? (/_+$/.exec(word) ?? []) : [];
  return [start + lead.length, end - behind.length];
}
