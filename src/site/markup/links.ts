import { quote } from "../../shared/text/wording.ts";
import { inRow } from "./lines.ts";
import { type FindMarkup, markupAt } from "./shownMarkup.ts";

/** The hint for a link in plain text. */
export const linkHint =
  "A link is a setting of its own, with label: and href:, where the section has one.";

const link =
  /(!?)\[([^\][]+)\]\(\s*<?((?:https?:\/\/|www\.|mailto:|tel:|[/#]|[\w-]+\.)[^\s()]*)>?(?:\s+"[^"\n]*")?\s*\)/gi;

/** `[FAQ](https://example.com)` and `![A lake](/lake.jpg)` */
export const findLinks: FindMarkup = (text) =>
  markupAt(text, link, ({ 0: shown, 1: sign, 2: words = "" }) => ({
    form: shown,
    shown: inRow(shown),
    hint: sign
      ? "Take it out. A picture is a setting of its own, with src: and alt:, where the section has one."
      : `Write ${quote(inRow(words))} alone. ${linkHint}`,
  }));
