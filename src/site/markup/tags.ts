import { lookUp } from "../../shared/lookUp.ts";
import { quote, sentences } from "../../shared/text/wording.ts";
import { shift } from "./foreign.ts";
import { linkHint } from "./links.ts";
import { type FindMarkup, markupAt, type ShownMarkup } from "./shownMarkup.ts";

/** Tags that are recognized by name. Others need attributes or an end tag: `<your name>` may be plain text. */
const known = new Set(
  (
    "a abbr b big blockquote br button center cite code dd del div dl dt em figure font form h1 h2 h3 h4 h5 h6 " +
    "hr i iframe img input ins kbd li mark nobr ol p pre q s script section small span strike strong style sub " +
    "sup svg table tbody td th thead tr tt u ul video wbr"
  ).split(" "),
);

const tag =
  /<(\/?)([a-z][\w-]*(?::[a-z]+)?)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;

/** `<strong>`, `<br />`, `</p>`: an element is reported once, at its start tag. */
export const findTags: FindMarkup = (text) => findAll(text, adviseTag);

/** The same in a formatted text, which has signs of its own for some of them. */
export const findTagsToWrite: FindMarkup = (text) => findAll(text, adviseSigns);

type AdviseTag = (name: string, shown: string, end: string | undefined) => string;

function findAll(text: string, advise: AdviseTag): ShownMarkup[] {
  const ends = new Map(
    [...text.matchAll(/<\/([a-z][\w-]*(?::[a-z]+)?)\s*>/gi)].map(([end, name]) => [
      lower(name),
      end,
    ]),
  );
  const opened = new Set<string>();
  return markupAt(text, tag, ({ 0: shown, 1: slash, 2: word, 3: attributes = "", index }) => {
    const name = lower(word);
    const isEnd = slash === "/";
    const isGiven = attributes === "" || attributes.includes("=");
    const isTag = known.has(name) || isEnd || attributes !== "" || name.includes(":");
    // Types of programming languages look like tags: List<B>.
    const isType = name.length === 1 && /\w/.test(text[index - 1] ?? "") && !ends.has(name);
    if (!isGiven || !isTag || isType || (isEnd && opened.has(name))) return undefined;
    if (!isEnd) opened.add(name);
    const end = isEnd ? undefined : ends.get(name);
    const [, words = ""] = /^([^<]{1,12})<\//.exec(text.slice(index + shown.length)) ?? [];
    const small = name === "sub" ? shift(words, "low") : name === "sup" && shift(words, "high");
    const hint =
      small && end
        ? `A text has no HTML. Write ${quote(small)} in place of ${quote(shown + words + end)}.`
        : advise(name, shown, end);
    return { form: `${slash}${name}`, shown, hint };
  });
}

/** `<!-- a comment -->` */
export const findComments: FindMarkup = (text) =>
  markupAt(text, /<!--(?:(?!<!--)[\s\S])*?-->/g, ({ 0: shown }) => ({
    form: "<!--",
    shown,
    hint: "Take it out. A comment is a line that starts with #.",
  }));

function adviseTag(name: string, shown: string, end: string | undefined): string {
  const advice =
    name === "br"
      ? "Write a space in its place: lines break by themselves, where there is room."
      : `Take ${end ? `both ${quote(shown)} and ${quote(end)}` : quote(shown)} out.`;
  return sentences("A text has no HTML.", advice, name === "a" ? linkHint : "");
}

/** The signs of a formatted text, by the element that they represent. */
const signs: Record<string, string> = {
  b: "**bold**",
  strong: "**bold**",
  i: "*emphasis*",
  em: "*emphasis*",
  a: "[words](address)",
};

const adviseSigns: AdviseTag = (name, shown, end) => {
  const sign = lookUp(signs, name);
  if (sign) return `A text has no HTML. Write ${sign}.`;
  if (name === "br")
    return "A text has no HTML. Write the text behind |, where each line is a line of its own.";
  return adviseTag(name, shown, end);
};

const lower = (name = "") => name.toLowerCase();
