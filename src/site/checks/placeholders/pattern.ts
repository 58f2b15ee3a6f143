import { quote } from "../../../shared/text/wording.ts";
import type { PlacedText } from "./texts.ts";

/** One form of placeholder. */
export interface Pattern {
  pattern: RegExp;
  /** The end of a sentence whose subject is the property. */
  problem: (shown: string) => string;
  hint: string;
  /** The texts that it is looked for in; all, if it is left out. */
  isIn?: (text: PlacedText) => boolean;
  /** True if it is no example of what visitors may write, either. */
  inExamples?: true;
  /** False for a match that is something else. */
  isMeant?: (words: string, text: string) => boolean;
}

/** True for words that visitors read. */
export const inVisibleText = ({ isWords }: PlacedText) => isWords;
/** True for addresses and the like. */
export const inAddresses = ({ isWords }: PlacedText) => !isWords;
/** The hint for most placeholders. */
export const writeYourOwn = "Write your own in its place.";

/** The end of a sentence about a placeholder that is shown. */
export const has = (shown: string) => `still has ${quote(shown)}, a placeholder`;

/** True for words of the page itself, and not for those around a field that visitors fill in. */
export const inOwnWords = ({ isWords, path }: PlacedText) => isWords && !path.includes("fields");
