import { lookUp } from "../../shared/lookUp.ts";
import type { PastedLetter } from "./pasted.ts";

type Marks = Omit<PastedLetter, "text">;

const byName: Record<string, Marks> = {
  ...{ b: { strong: true }, strong: { strong: true } },
  ...{ i: { emphasis: true }, em: { emphasis: true }, cite: { emphasis: true } },
  ...{ code: { code: true }, kbd: { code: true }, samp: { code: true }, tt: { code: true } },
};

const struck = "words struck through";
const underlined = "underlining";
const coloured = "colours";

/** The marks of the words in an element, by its name, its address and its style. What no text can have is noted. */
export function readMarks(element: Element, around: Marks, omitted: string[]): Marks {
  const { localName: name } = element;
  const marks = { ...around, ...lookUp(byName, name) };
  if (/^(?:s|strike|del)$/.test(name)) omitted.push(struck);
  if (element instanceof HTMLElement) {
    const { fontWeight, fontStyle, textDecorationLine, textDecoration, color } = element.style;
    if (fontWeight) marks.strong = fontWeight === "bold" || Number(fontWeight) >= 600;
    if (fontStyle) marks.emphasis = /italic|oblique/.test(fontStyle);
    const lines = `${textDecorationLine} ${textDecoration}`;
    if (lines.includes("line-through")) omitted.push(struck);
    const isLink = around.link !== undefined || name === "a" || element.querySelector("a") !== null;
    const hasWords = /\S/.test(element.textContent);
    if ((lines.includes("underline") || name === "u") && !isLink && hasWords)
      omitted.push(underlined);
    if (!isLink && hasWords && isColour(color)) omitted.push(coloured);
  }
  const href = name === "a" ? readAddress(element.getAttribute("href") ?? "") : undefined;
  return href === undefined ? marks : { ...marks, link: { href } };
}

/** True for a colour that is not a grey, which is the writing of other programs. */
function isColour(color: string): boolean {
  const parts = color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  return parts.length === 3 && Math.max(...parts) - Math.min(...parts) > 40;
}

const allowed = /^(?:https?:\/\/|mailto:|tel:|sms:)\S+$/i;

/** The address of a link that a page may have: without the detour that Google Docs adds; undefined for a script. */
function readAddress(given: string): string | undefined {
  const url = URL.parse(given.trim());
  if (!url) return undefined;
  const isDetour = /(?:^|\.)google\.\w+$/.test(url.hostname) && url.pathname === "/url";
  const address = isDetour ? (url.searchParams.get("q") ?? given) : given.trim();
  return allowed.test(address) ? address.replaceAll("(", "%28").replaceAll(")", "%29") : undefined;
}
