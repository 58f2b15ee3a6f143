import { findText } from "../../shared/editor/findText.ts";
import type { FieldAddress, FromPage, PlacedValue } from "../../shared/editor/messages.ts";
import { nameOfText, type TranslatedText } from "../../shared/editor/translations.ts";
import { samePath } from "../../shared/fieldPath.ts";
import type { Session } from "../site/session.ts";
import { describeTaken, isCatalogue } from "./describeTaken.ts";
import { asSaved, type TypedTranslation, typedTranslation } from "./typedTranslation.ts";

/** A translation that was opened on the page, and is shown there until the page itself has it. */
interface Opened {
  name: string;
  at: FieldAddress;
  text: TranslatedText;
  /** Of a part of a long text, the Markdown before and behind it. */
  around: readonly [before: string, behind: string] | undefined;
  typed: TypedTranslation;
  /** The words that were typed and not saved when it was opened, if there were any. */
  before: string | undefined;
  /** The words that its author has written last. */
  value: string | undefined;
  /** The revision of the site in which it was saved: a later one has it. */
  savedIn: number | undefined;
  /** The part of the same text that was opened before, while the page does not have its words. */
  below: Opened | undefined;
}

type Translate = FromPage & { kind: "translate" };

/** Saves the translations that the author writes on the page in another language. Returns a function that ends that. */
export function followTranslating(session: Session, lang: string): () => void {
  const { translatedPage: page, view, announce } = session;
  /** By the names of the texts. */
  const opened = new Map<string, Opened>();
  const openedAt = ({ section, path }: FieldAddress) =>
    [...opened.values()].find(({ at }) => at.section === section && samePath(at.path, path));
  let greeted: Document | undefined;
  let acknowledged = 0;
  let sent = "";
  let chosen: string | undefined;
  /** Words that were chosen before the texts of the language are known. */
  let unknown: string[] | undefined;

  const revision = () => view().saved?.revision ?? 0;
  /** The value of a place that the page does not have. */
  const shownAt = ({ around, typed, value, savedIn = 0, below }: Opened): string | undefined => {
    const isAhead = revision() <= savedIn;
    // The text around a part may be another one later.
    const isTyped = !around || savedIn === 0 || isAhead;
    const shown = (isTyped ? typed.find()?.text : undefined) ?? (isAhead ? value : undefined);
    if (shown !== undefined) return around ? around[0] + shown + around[1] : shown;
    return value === undefined && below ? shownAt(below) : undefined;
  };
  /** Brings what is typed to the page, and what it does not have yet. */
  const sendShown = () => {
    const values = [...opened.values()].flatMap((each): PlacedValue[] => {
      const value = shownAt(each);
      return value === undefined ? [] : [{ at: each.at, value }];
    });
    const message = { kind: "pending", revision: revision(), values, acknowledged } as const;
    const next = JSON.stringify(message);
    if (next !== sent) page.send(message);
    sent = next;
  };
  /** Brings the text of the form into view, unless it was chosen on the page. */
  const showChosen = () => {
    const { text } = view();
    if (text === chosen) return;
    chosen = text;
    if (text !== undefined) page.send({ kind: "show-text", name: text });
  };
  const choose = (text: TranslatedText) => {
    chosen = nameOfText(text);
    session.adjust({ text: chosen });
  };
  const greet = () => {
    const document = page.page();
    if (document === greeted) return;
    greeted = document;
    chosen = undefined;
    sent = "";
    const { scheme } = view();
    if (scheme) page.send({ kind: "scheme", scheme });
    sendShown();
    showChosen();
  };
  const open = ({ text, at, around, revision: shownIn }: Translate & { at: FieldAddress }) => {
    const name = nameOfText(text);
    const known = asSaved(session, lang, text, shownIn);
    const typed = typedTranslation(session, lang, known);
    const before = typed.find()?.text;
    // Its place may have had other words.
    const earlier = openedAt(at);
    if (earlier) opened.delete(earlier.name);
    const isBelow = around && earlier?.around && shownAt(earlier) !== undefined;
    const now = { name, at, text: known, around, typed, before };
    const below = isBelow ? earlier : undefined;
    opened.set(name, { ...now, value: undefined, savedIn: undefined, below });
  };
  const write = async (now: Opened, value: string | undefined, done: boolean) => {
    const { typed, before, text } = now;
    const isStale = text.state === "stale";
    const isGivenBack = value === undefined && before === undefined && typed.isSaved();
    now.savedIn = undefined;
    now.value = value ?? before ?? (isGivenBack && !isStale ? text.translation : undefined);
    if (now.value === undefined) typed.discard();
    else if (isStale && value !== undefined) typed.confirm(value);
    else typed.type(now.value);
    sendShown();
    // Nobody has looked at what was there.
    if (isGivenBack && isStale) return announce("What you have saved stays. Undo takes it back.");
    if (value === undefined && !isGivenBack) return announce("The old words are back.");
    if (!done || !typed.find()) return;
    now.value = now.value?.trim();
    // Until there is an answer, the page has nothing of it.
    now.savedIn = Number.POSITIVE_INFINITY;
    now.savedIn = (await typed.save()) ? revision() : undefined;
    if (isGivenBack && now.savedIn !== undefined) announce("The old words are back.");
    sendShown();
  };
  const holdUnsaved = ({ typed, value, before }: Opened, words: string, reason?: string) => {
    const last = value ?? before;
    if (reason !== undefined) typed.type(words, reason);
    else if (last === undefined) typed.discard();
    else typed.type(last);
  };
  /** Chooses the text that has the words, once the texts of the language are known. */
  const chooseByWords = (around: string[]) => {
    const { translations } = view();
    const isRead = translations?.lang === lang;
    unknown = isRead ? undefined : around;
    if (!isRead) return;
    const text = findText(around, translations.texts);
    if (text) choose(text);
    announce(text ? "This text is translated beside the page." : elsewhere);
  };
  const take = (message: FromPage) => {
    switch (message.kind) {
      case "ready":
        return greet();
      case "announce":
        return announce(message.words);
      case "translate":
        if (message.at) open({ ...message, at: message.at });
        return choose(message.text);
      case "other-words":
        return chooseByWords(message.around);
      case "catalogue":
        return isCatalogue(message.text)
          ? void session.takeCatalogue(lang, message.text, describeTaken).catch(reportError)
          : announce("This is no catalogue: one has lines that begin with msgid.");
      case "write": {
        acknowledged = message.count;
        const now = openedAt(message.at);
        // A catalogue has the same ends of lines for every file.
        const value = message.value?.replaceAll("\r\n", "\n");
        return now && void write(now, value, message.done).catch(reportError);
      }
      case "unsaved": {
        const now = openedAt(message.at);
        return now && holdUnsaved(now, message.value, message.reason);
      }
    }
  };
  const stops = [
    page.listen(take),
    session.subscribe(() => {
      sendShown();
      showChosen();
      if (unknown) chooseByWords(unknown);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const elsewhere =
  "This is no text of the page: what is the same in every language, such as names, pictures and links, is changed on the page itself.";
