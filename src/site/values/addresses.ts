import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { quote } from "../../shared/text/wording.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import type { Advice } from "./forms.ts";

/** Advice for a mailbox, a telephone or an unfinished address in place of the address that takes a form. */
export function adviseAddress(
  value: string,
  page: ParsedPage,
  path: FieldPath,
): Advice | undefined {
  const isMailbox = /^\s*((mailto|tel|sms):|[^\s/:@]+@[^\s/:@]+$)/i.test(value);
  if (isMailbox) {
    return {
      because: "a form is sent to a server.",
      hint: "A service such as formspree sends what is written by e-mail. Write the address that it gives you.",
    };
  }
  const [, scheme = "", host = ""] = /^\s*(https?):\/\/([^/?#]*)/i.exec(value) ?? [];
  if (!scheme) return adviseBare(value, page, path);
  const isHost = /^[^.@\s][^@\s]*\.[a-z]{2,}(?::\d+)?$/i.test(host);
  const meant = value.trim().replace(/^https?/i, "https");
  if (!isHost) {
    return {
      because: `visitors cannot reach ${quote(host)}.`,
      hint: "Write the whole name of the server that takes the form, as in https://example.com/waitlist.",
    };
  }
  return scheme === "https" || /\s/.test(meant)
    ? undefined
    : { because: "what is written would be sent without encryption.", near: [meant] };
}

/** Advice for a word that is no address: the id of a form, an anchor, or a note that there is none yet. */
function adviseBare(value: string, { tree }: ParsedPage, path: FieldPath): Advice | undefined {
  if (/[./\\]/.test(value)) return undefined;
  const isId = /^[a-z]{8}$/.test(value.trim());
  const isFormspree = dataAt(tree.data, [...path.slice(0, -1), "service"]) === "formspree";
  return {
    because: "a form is sent to a server.",
    near: isId && isFormspree ? [`https://formspree.io/f/${value.trim()}`] : [],
    hint: "Write the address that the service gives you. Until there is one, write enabled: false in the section.",
  };
}
