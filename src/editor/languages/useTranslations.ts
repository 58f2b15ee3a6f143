import { useEffect } from "react";
import type { Translations } from "../../shared/editor/translations.ts";
import { ask } from "../site/ask.ts";
import { useSession, useView } from "../site/useSession.ts";

/** Reads what waits in the other languages whenever the site is another, and all texts of the one that is chosen. */
export function useReadTranslations(): void {
  const session = useSession();
  const revision = useView(({ saved }) => saved?.revision);
  const lang = useView(({ panel, language }) => (panel === "languages" ? language : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are others once the site is read again
  useEffect(() => {
    let isCurrent = true;
    const request = { do: "read-translations", ...(lang !== undefined && { lang }) } as const;
    // Without an answer, what was read last is shown: the status line says that there is none.
    ask(request).then(
      (read) => isCurrent && session.adjust({ translations: { ...read, lang } }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [session, lang, revision]);
}

/** The other languages of the site with what waits in each; undefined until they are read. */
export const useTranslations = (): (Translations & { lang: string | undefined }) | undefined =>
  useView(({ translations }) => translations);
