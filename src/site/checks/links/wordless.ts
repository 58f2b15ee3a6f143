import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** Signs and arrows without a word. A picture such as ❤ has a name that screen readers say. */
const signs =
  /^(?:[\p{P}\p{Sm}\p{Sk}\s\u2190-\u21ff\u25a0-\u25ff\u2794-\u27bf\u2b00-\u2bff]\ufe0f?)+$/u;

/** Finds links and buttons whose words are a sign alone, such as →: screen readers name nothing by which to choose it. */
export const checkWordless: Check = (page) =>
  page.fields.flatMap(({ kind, path, words }): Diagnostic[] => {
    if (kind !== "href" || sectionOf(page, path)?.on === false) return [];
    const beside = [...path.slice(0, -1), "label"];
    const at = words === undefined ? beside : path;
    const label = words ?? asText(dataAt(page.tree.data, beside));
    if (!signs.test(label)) return [];
    const range = page.tree.valueAt(at);
    return [
      {
        code: "wordless",
        message: `${nameOf(path, page.tree.data).where}: the words of the link are ${quote(label)} alone, so screen readers cannot say where it leads.`,
        hint: "Write words, with the sign behind them if you like.",
        mayBeMeant: at,
        range,
      },
    ];
  });
