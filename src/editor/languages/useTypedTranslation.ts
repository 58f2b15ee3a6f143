import { useEffect, useRef } from "react";
import type { TranslatedText } from "../../shared/editor/translations.ts";
import { translationAddress } from "../site/translationAddress.ts";
import { useSession, useView } from "../site/useSession.ts";
import { typedTranslation } from "./typedTranslation.ts";

/** A translation while it is typed. It is saved when its form is left. */
export function useTypedTranslation(text: TranslatedText, lang: string) {
  const session = useSession();
  const { drafts } = session;
  const typed = typedTranslation(session, lang, text);
  useView(() => drafts.find(translationAddress(lang, text)));
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    // Words that somebody else has changed, too, are saved by their author alone.
    const saveTyped = () => {
      const draft = latest.current.find();
      return draft && draft.fault === undefined && latest.current.save();
    };
    const stop = drafts.onFinish(saveTyped);
    return () => {
      stop();
      saveTyped();
    };
  }, [drafts]);
  return typed;
}
