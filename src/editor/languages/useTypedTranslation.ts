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
    const saveTyped = () => latest.current.find() && latest.current.save();
    const stop = drafts.onFinish(saveTyped);
    return () => {
      stop();
      // What somebody else has written meanwhile is not written over by going on.
      if (latest.current.find()?.fault === undefined) saveTyped();
    };
  }, [drafts]);
  return typed;
}
