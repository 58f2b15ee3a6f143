import { useCallback, useEffect, useState } from "react";
import type { TranslationRequest, Translations } from "../../shared/editor/translations.ts";
import { ask } from "../site/ask.ts";
import { useView } from "../site/useSession.ts";

/** Writes a translation. Throws `Refused` with the reason if it is not done. */
export type WriteTranslation = (
  request: Extract<TranslationRequest, { do: "translate" }>,
) => Promise<Translations>;

/** The other languages of the site with what waits in each, and the texts of one of them; undefined until they are read. */
export function useTranslations(lang?: string): {
  translations: Translations | undefined;
  write: WriteTranslation;
} {
  const revision = useView(({ saved }) => saved?.revision);
  const [translations, setTranslations] = useState<Translations>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are others once the site is read again
  useEffect(() => {
    let isCurrent = true;
    const request = { do: "read-translations", ...(lang !== undefined && { lang }) } as const;
    // Without an answer, what was read last is shown: the status line says that there is none.
    ask(request).then(
      (read) => isCurrent && setTranslations(read),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [lang, revision]);
  const write = useCallback<WriteTranslation>(async (request) => {
    const read = await ask(request);
    setTranslations(read);
    return read;
  }, []);
  return { translations, write };
}
