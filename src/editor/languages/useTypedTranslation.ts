import { useEffect, useRef, useState } from "react";
import type { TranslatedText } from "../../shared/editor/translations.ts";
import { asText } from "../../shared/lookUp.ts";
import { quote } from "../../shared/text/wording.ts";
import { translationAddress } from "../site/translationAddress.ts";
import { useSession } from "../site/useSession.ts";
import type { WriteTranslation } from "./useTranslations.ts";

/** A translation that is typed, and the one that its author saw when that began. */
interface Typed {
  text: string;
  seen: string;
}

/** A translation while it is typed. What the catalogue does not have yet is a draft: it survives that its form is left. */
export function useTypedTranslation(text: TranslatedText, lang: string, write: WriteTranslation) {
  const { drafts, announce } = useSession();
  const { context, id, translation } = text;
  const address = translationAddress(lang, text);
  const [typed, setTyped] = useState<Typed | undefined>(() => {
    const draft = drafts.find(address);
    return draft && { text: asText(draft.value), seen: asText(draft.seen?.value) };
  });
  /** The text by now: its author goes on while a request is on its way. */
  const latest = useRef(typed);
  const [fault, setFault] = useState<string>();

  const set = (next: Typed | undefined) => {
    latest.current = next;
    setTyped(next);
  };
  const hold = (next: Typed, reason = "It is not saved yet.") => {
    set(next);
    const label = `Translation of ${quote(id)}`;
    const seen = { value: next.seen };
    drafts.hold({ at: address, label, value: next.text, seen, reason, language: lang });
  };
  const release = () => {
    set(undefined);
    setFault(undefined);
    drafts.release(address);
  };
  /** Resolves to false if something of it is not written: the field then says why. */
  const save = async (): Promise<boolean> => {
    const sent = latest.current ?? { text: translation, seen: translation };
    const written = sent.text.trim();
    const stay = (reason: string, seen: string) => {
      setFault(reason);
      hold({ text: latest.current?.text ?? sent.text, seen }, reason);
      return false;
    };
    try {
      const request = { lang, context, id, text: written, was: sent.seen };
      const { theirs } = await write({ do: "translate", ...request });
      if (theirs !== undefined) return stay(explainOther(theirs), theirs);
    } catch (error) {
      return stay(error instanceof Error ? error.message : String(error), sent.seen);
    }
    const now = latest.current;
    const isAll = !now || now.text === sent.text;
    if (isAll) release();
    else hold({ text: now.text, seen: written });
    announce("The translation is saved.");
    return isAll;
  };

  const finish = useRef(save);
  finish.current = save;
  useEffect(() => {
    const saveTyped = () => latest.current && finish.current();
    const stop = drafts.onFinish(saveTyped);
    return () => {
      stop();
      saveTyped();
    };
  }, [drafts]);

  return {
    value: typed ? typed.text : translation,
    isTyped: typed !== undefined,
    fault,
    type(next: string): void {
      const seen = typed ? typed.seen : translation;
      if (next === translation && seen === translation) release();
      else hold({ text: next, seen });
    },
    save,
    discard: release,
  };
}

const explainOther = (theirs: string): string =>
  theirs === ""
    ? "Somebody else has taken the translation out meanwhile. Save again to put yours there."
    : `Somebody else has written “${theirs}” meanwhile. Save again to put yours in its place.`;
