import { useEffect } from "react";
import { asText } from "../../shared/lookUp.ts";
import { noAnswer } from "../site/ask.ts";
import { textAtAddress } from "../site/translationAddress.ts";
import { useSession, useView } from "../site/useSession.ts";
import { typedTranslation } from "./typedTranslation.ts";

/** Sends translations again that were refused or not answered, once the preview answers, and whenever the site is another. */
export function useWaitingDrafts(): void {
  const session = useSession();
  const revision = useView(({ saved }) => saved?.revision);
  const isSilent = useView(({ saving }) => saving.kind === "unsaved" && saving.reason === noAnswer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another site may have the text that was refused
  useEffect(() => {
    if (isSilent) return;
    for (const { language, at, seen, waits } of session.drafts.list()) {
      if (language === undefined || !waits) continue;
      const text = { ...textAtAddress(at.path), translation: asText(seen?.value) };
      typedTranslation(session, language, text).save();
    }
  }, [session, isSilent, revision]);
}
