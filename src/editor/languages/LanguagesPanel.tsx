import styled from "@emotion/styled";
import { type ReactNode, useEffect } from "react";
import { nameOfText, type TranslatedText } from "../../shared/editor/translations.ts";
import type { Session } from "../site/session.ts";
import { textAtAddress } from "../site/translationAddress.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { Choice } from "../widgets/Choice.tsx";
import { Empty } from "../widgets/Empty.tsx";
import { countWaiting } from "./LanguagesButton.tsx";
import { TakeCatalogue } from "./TakeCatalogue.tsx";
import { TranslationForm } from "./TranslationForm.tsx";
import { useTranslations } from "./useTranslations.ts";
import { WaitingTexts } from "./WaitingTexts.tsx";

const Stack = styled.div({
  display: "grid",
  gap: "calc(4 * var(--space))",
  justifyItems: "start",
  padding: "0 calc(4 * var(--space)) calc(6 * var(--space))",
});

const Row = styled.div({ display: "flex", gap: "calc(2 * var(--space))" });

/** The texts of the page in another language, one after the other, with the source beside each. The page is shown in that language. */
export function LanguagesPanel(): ReactNode {
  const session = useSession();
  const page = useView(({ page }) => page);
  const chosen = useView(({ language }) => language);
  const shown = useView(({ text }) => text);
  const translations = useTranslations();
  const languages = translations?.languages ?? [];
  const first = languages[0]?.lang;
  useEffect(() => {
    if (chosen === undefined && first !== undefined) session.adjust({ language: first });
  }, [session, chosen, first]);
  if (!translations || chosen === undefined) return null;
  const isRead = translations.lang === chosen;
  const texts = isRead ? startAt(translations.texts, page) : [];
  const waiting = texts.filter(({ state }) => state !== "translated");
  const text =
    texts.find((each) => nameOfText(each) === shown) ??
    findGone(session, chosen, shown) ??
    waiting[0];
  const language = languages.find(({ lang }) => lang === chosen);
  const show = (next: TranslatedText | undefined) => {
    if (next && next.page !== page) session.open(next.page);
    session.adjust({ text: next && nameOfText(next) });
  };
  /** The next text that waits behind the one that is shown, or before it. */
  const step = (list: readonly TranslatedText[]) => {
    const at = text ? list.indexOf(text) : -1;
    const behind = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
    show(behind.find(({ state }) => state !== "translated"));
  };
  return (
    <Stack>
      <Choice
        label="Language"
        value={chosen}
        options={languages.map(({ lang, name }) => ({ value: lang, label: name }))}
        onChange={(lang) => session.adjust({ language: lang, text: undefined })}
      />
      <TakeCatalogue lang={chosen} />
      {language && (
        <p>
          <bdi>{language.name}</bdi>: {countWaiting(language)}
        </p>
      )}
      {waiting.length > 0 && (
        <Row>
          <Button onPress={() => step(texts.toReversed())}>Previous</Button>
          <Button onPress={() => step(texts)}>Next</Button>
        </Row>
      )}
      {text ? (
        <TranslationForm
          key={`${chosen} ${nameOfText(text)}`}
          text={text}
          lang={chosen}
          source={translations.source}
          onSaved={() => step(texts)}
        />
      ) : (
        isRead && (
          <Empty path="M4.5 10.5l3.75 3.75L15.5 6.5">
            Every text is translated. Click on one in the page to change it.
          </Empty>
        )
      )}
      {waiting.length > 0 && <WaitingTexts texts={waiting} show={show} />}
    </Stack>
  );
}

/** A text that the site no longer has, if something is typed for it: its author decides what becomes of that. */
function findGone(session: Session, lang: string, name?: string): TranslatedText | undefined {
  const drafts = session.drafts.list().filter(({ language }) => language === lang);
  const [gone] = drafts
    .flatMap(({ at }) => textAtAddress(at.path))
    .filter((each) => nameOfText(each) === name);
  return gone && { ...gone, page: "", state: "missing", translation: "" };
}

/** The texts in the order of the site, from those of the page that is shown on, and round to those before it. */
function startAt(texts: readonly TranslatedText[], page: string): TranslatedText[] {
  const first = Math.max(
    texts.findIndex((text) => text.page === page),
    0,
  );
  return [...texts.slice(first), ...texts.slice(0, first)];
}
