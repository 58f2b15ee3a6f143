import styled from "@emotion/styled";
import { type ReactNode, useRef } from "react";
import { addressIn } from "../../shared/translatedAddress.ts";
import { base } from "../site/ask.ts";
import { pageAt } from "../site/sections.ts";
import { nameOfText } from "../site/translationAddress.ts";
import { useSession, useView } from "../site/useSession.ts";
import { findText } from "./findText.ts";
import { useTranslations } from "./useTranslations.ts";

const Paper = styled.iframe({
  position: "absolute",
  inset: 0,
  zIndex: 4,
  width: "100%",
  height: "100%",
  border: 0,
  background: "var(--raised)",
});

/** The page in the language that is chosen, over the page itself, while its texts are translated. A click on a text brings its translation. */
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
  const frame = useRef<HTMLIFrameElement>(null);
  const { translations } = useTranslations(language);
  const texts = useRef(translations?.texts);
  texts.current = translations?.texts;
  const follow = () => {
    const document = frame.current?.contentDocument;
    document?.addEventListener(
      "click",
      (event) => {
        const found = findText(event.target, texts.current ?? []);
        if (!found) return;
        event.preventDefault();
        event.stopPropagation();
        session.adjust({ text: nameOfText(found) });
      },
      { capture: true },
    );
  };
  return (
    <Paper
      ref={frame}
      title="The page in the language that is chosen"
      src={base.slice(0, -1) + address}
      onLoad={follow}
    />
  );
}
