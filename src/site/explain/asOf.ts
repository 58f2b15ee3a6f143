import { didYouMean, quote, sentences } from "../../shared/text/wording.ts";
import { isMoment } from "../schedule/moments.ts";
import { adviseMoment } from "./dates.ts";

/** The reason why a site cannot be read as of a text; undefined if the text is a day or a time. */
export function explainAsOf(text: string): string | undefined {
  if (isMoment(text)) return undefined;
  const { because, near = [], hint } = adviseMoment(text);
  return sentences(
    `The site cannot be read as of ${quote(text)}${because ? `: ${because}` : "."}`,
    didYouMean(near),
    hint,
  );
}
