import { nameOfType } from "../../schema/names.ts";
import { nameField } from "../history/describeAction.ts";
import { withoutMarks } from "../site/firstWords.ts";
import type { Session } from "../site/session.ts";
import { showField } from "../site/showField.ts";
import { titleOfPage } from "../site/titleOfPage.ts";
import type { Command } from "./commands.ts";
import { listTexts, type PlacedText } from "./listTexts.ts";

/** The fewest letters for which texts are searched. */
const minLetters = 3;

/** The most texts that are shown. */
const mostTexts = 20;

/** The letters that are shown before what is found, and in all. */
const before = 24;
const shown = 90;

/** The texts of all pages that hold the words, each with the way to it. */
export function searchTexts(session: Session, asked: string): Command[] {
  const { site, facts } = session.view();
  const words = asked.trim().toLowerCase();
  if (!site || !facts || words.length < minLetters) return [];
  return listTexts(site, facts.schemas)
    .map((each) => ({ ...each, text: withoutMarks(each.text) }))
    .filter(({ text }) => text.toLowerCase().includes(words))
    .slice(0, mostTexts)
    .map((found) => ({
      id: keyOf(found),
      name: excerpt(found.text, found.text.toLowerCase().indexOf(words)),
      about: describePlace(found),
      act() {
        const { page, section, path } = found;
        if (page.path !== session.view().page) session.open(page.path);
        if (section) session.select({ section: section.anchor, path });
        else session.show(path[0] === "site" ? "site" : "pages");
        showField(path);
      },
    }));
}

/** Identifies the place of a text. */
export const keyOf = ({ page, section, path }: PlacedText): string =>
  `text ${page.file} ${section?.index ?? ""} ${path.join(" ")}`;

/** The place of a text in words: `Pricing · Hero, title`, or `Pricing · title` if it is among the settings. */
export function describePlace({ page, section, path }: PlacedText): string {
  if (!section) return `${titleOfPage(page)} · ${nameField(path.slice(1))}`;
  const field = nameField(path.filter((step) => step !== "props"));
  return `${titleOfPage(page)} · ${nameOfType(section.type, section.schema)}, ${field}`;
}

/** A text on one line around what is found in it. */
export function excerpt(text: string, at: number): string {
  const start = Math.max(0, at - before);
  const line = text.slice(start, start + shown).replaceAll(/\s+/g, " ");
  return `${start > 0 ? "…" : ""}${line}${start + shown < text.length ? "…" : ""}`;
}
