import type { Code, Construct, Extension, State, Tokenizer } from "micromark-util-types";
import { judgeStars } from "../../shared/formatted/judgeStars.ts";

const star = 42;

/** The letter of a code of the parser, whose line ends and tabs are negative. */
const letterOf = (code: Code): string =>
  code === null ? "" : code < 0 ? " " : String.fromCharCode(code);

/**
 * Asterisks by the rule of short texts, in place of the parser's own, which does not see that これは**「太字」**です has
 * bold words. `attention` is the parser's construct, which makes marks of what opens and closes.
 */
export function starsLikeShort({ resolveAll, name }: Construct): Extension {
  const tokenize: Tokenizer = function (effects, ok) {
    const before = letterOf(this.previous);
    let count = 0;
    const inside: State = (code) => {
      if (code === star) {
        effects.consume(code);
        count += 1;
        return inside;
      }
      const { opens, closes } = judgeStars(before, count, letterOf(code));
      Object.assign(effects.exit("attentionSequence"), { _open: opens, _close: closes });
      return ok(code);
    };
    return (code) => {
      effects.enter("attentionSequence");
      return inside(code);
    };
  };
  const stars: Construct = { tokenize, ...(name && { name }), ...(resolveAll && { resolveAll }) };
  return { text: { [star]: stars } };
}
