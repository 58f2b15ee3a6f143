import styled from "@emotion/styled";
import { type ReactNode, useEffect } from "react";
import { editingQuery, translationQuery } from "../../shared/editor/tagged.ts";
import { addressIn } from "../../shared/translatedAddress.ts";
import { base } from "../site/ask.ts";
import { pageAt } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";
import { followTranslating } from "./followTranslating.ts";

const Paper = styled.iframe({
  position: "absolute",
  inset: 0,
  zIndex: 4,
  width: "100%",
  height: "100%",
  border: 0,
  background: "var(--raised)",
});

/** The page in the language that is chosen, over the page itself. A click on a text lets its translation be written there. */
export function TranslatedPage(): ReactNode {
  const isOpen = useView(({ panel }) => panel === "languages");
  const language = useView(({ language }) => language);
  return isOpen && language !== undefined && <Shown key={language} language={language} />;
}

function Shown({ language }: { language: string }): ReactNode {
  const session = useSession();
  const address = useView(({ page, site }) => {
    const data = site && pageAt(site, page)?.data;
    return addressIn(language, { path: page }, data);
  });
  const scheme = useView(({ scheme }) => scheme);
  useEffect(() => followTranslating(session, language), [session, language]);
  useEffect(() => {
    if (scheme) session.translatedPage.send({ kind: "scheme", scheme });
  }, [session, scheme]);
  return (
    <Paper
      ref={session.translatedPage.attach}
      title="The page in the language that is chosen"
      src={`${base.slice(0, -1)}${address}?${editingQuery}=${translationQuery}`}
    />
  );
}
