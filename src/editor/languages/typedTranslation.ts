import { nameOfText, type TranslatedText } from "../../shared/editor/translations.ts";
import { asText } from "../../shared/lookUp.ts";
import { quote } from "../../shared/text/wording.ts";
import { ask, noAnswer, Refused } from "../site/ask.ts";
import type { Drafts } from "../site/drafts.ts";
import type { Session } from "../site/session.ts";
import { translationAddress } from "../site/translationAddress.ts";

/** A translation that is typed, and the one that its author saw when that began. */
interface Typed {
  text: string;
  seen: string;
  /** The reason why it is not in the catalogue, unless that is only that nobody has saved it. */
  fault: string | undefined;
}

/** A translation while it is typed, in the form or on the page. */
export interface TypedTranslation {
  /** The words that are typed and not in the catalogue yet. They survive that the form is left, and that the editor is loaded again. */
  find(): Typed | undefined;
  type(next: string, fault?: string): void;
  /** The same of words that are to be saved even if the catalogue has them: those of a translation to look at again. */
  confirm(next: string): void;
  /** True if its author has saved other words since it was opened, here or in the form. */
  isSaved(): boolean;
  /** Resolves to false if something of it is not written: its fault says why. */
  save(): Promise<boolean>;
  discard(): void;
}

const notYet = "It is not saved yet.";

/** A translation that the author has saved, and the revision of the site that has it. */
interface Saved {
  name: string;
  was: string;
  text: string;
  revision: number;
}

/** The translations that the author of a session has saved, in their order. */
const saves = new WeakMap<Drafts, Saved[]>();

/** The saving of each translation of a session that is on its way, by its name. */
const savings = new WeakMap<Drafts, Map<string, Promise<boolean>>>();

const nameIn = (lang: string, text: Pick<TranslatedText, "context" | "id">) =>
  `${lang} ${nameOfText(text)}`;

/** The text as its author knows it: a page of an earlier revision does not have what was saved last. */
export function asSaved(
  { drafts }: Session,
  lang: string,
  text: TranslatedText,
  shownIn: number,
): TranslatedText {
  const name = nameIn(lang, text);
  const last = saves
    .get(drafts)
    ?.findLast((each) => each.name === name && each.revision >= shownIn);
  if (!last) return text;
  return { ...text, translation: last.text, state: last.text === "" ? "missing" : "translated" };
}

/** The translation of a text into a language. */
export function typedTranslation(
  session: Session,
  lang: string,
  text: Pick<TranslatedText, "context" | "id" | "translation">,
): TypedTranslation {
  const { drafts } = session;
  const { context, id, translation } = text;
  const at = translationAddress(lang, text);
  const name = nameIn(lang, text);
  const saved = saves.get(drafts) ?? [];
  saves.set(drafts, saved);
  const running = savings.get(drafts) ?? new Map<string, Promise<boolean>>();
  savings.set(drafts, running);
  const openedAt = saved.length;
  /** The translation that its author knows: the one that was opened, or what was saved since. */
  const known = () =>
    saved
      .slice(openedAt)
      .reduce(
        (last, each) => (each.name === name && each.was === last ? each.text : last),
        translation,
      );
  const find = (): Typed | undefined => {
    const draft = drafts.find(at);
    return (
      draft && {
        ...{ text: asText(draft.value), seen: asText(draft.seen?.value) },
        fault: draft.reason === notYet ? undefined : draft.reason,
      }
    );
  };
  const hold = (value: string, seen: string, reason = notYet, waits = false) => {
    const label = `Translation of ${quote(id)}`;
    drafts.hold({ at, label, value, seen: { value: seen }, reason, language: lang, waits });
  };
  const discard = () => drafts.release(at);
  /** True if there are words that nothing keeps from being saved. */
  const canSave = () => {
    const typed = find();
    return typed !== undefined && typed.fault === undefined;
  };
  const write = async (): Promise<boolean> => {
    const sent = find() ?? { text: known(), seen: known() };
    const written = sent.text.trim();
    // Its author goes on while the request is on its way.
    const textNow = () => find()?.text ?? sent.text;
    try {
      const request = { lang, context, id, text: written, was: sent.seen };
      // Undo takes back what was asked for last, however long the requests take.
      const read = await session.inTurn(() => ask({ do: "translate", ...request }));
      if (session.view().translations?.lang === lang) {
        session.adjust({ translations: { ...read, lang } });
      }
      if (read.theirs !== undefined) {
        hold(textNow(), read.theirs, explainOther(read.theirs));
        return false;
      }
    } catch (error) {
      const isAnswered = !(error instanceof Refused && error.kind === "unanswered");
      const reason = error instanceof Error ? error.message : String(error);
      hold(textNow(), sent.seen, isAnswered ? reason : noAnswer, true);
      if (!isAnswered) session.disconnected();
      return false;
    }
    const revision = session.view().saved?.revision ?? 0;
    saved.push({ name, was: sent.seen, text: written, revision });
    const isAll = textNow() === sent.text;
    if (isAll) discard();
    else hold(textNow(), written);
    session.announce("The translation is saved.");
    return isAll;
  };
  return {
    find,
    type(next, fault) {
      const seen = find()?.seen ?? known();
      // A save that is on its way may write another translation over it.
      const isKept = next === known() && seen === next && !running.has(name);
      if (isKept && fault === undefined) discard();
      else hold(next, seen, fault);
    },
    confirm: (next) => hold(next, find()?.seen ?? known()),
    isSaved: () => known() !== translation,
    save() {
      const earlier = running.get(name);
      // One that is on its way goes first. What it has written is not written again, and what it found is its author's to decide.
      const saving = earlier ? earlier.then((isAll) => isAll || (canSave() && write())) : write();
      const forget = () => running.get(name) === saving && running.delete(name);
      running.set(name, saving);
      saving.then(forget, forget);
      return saving;
    },
    discard,
  };
}

const explainOther = (theirs: string): string =>
  theirs === ""
    ? "Somebody else has taken the translation out meanwhile. Save again to put yours there."
    : `Somebody else has written “${theirs}” meanwhile. Save again to put yours in its place.`;
