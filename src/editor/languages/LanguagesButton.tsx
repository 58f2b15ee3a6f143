import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { dataAt } from "../../shared/dataAt.ts";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import { sumWaiting, type WaitingLanguage } from "../../shared/editor/translations.ts";
import { pageAt } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";
import { QuietButton } from "../widgets/Button.tsx";
import { Icon } from "../widgets/Icon.tsx";
import { useReadTranslations, useTranslations } from "./useTranslations.ts";
import { useWaitingDrafts } from "./useWaitingDrafts.ts";

const Counter = styled(QuietButton)({
  padding: "0 calc(2 * var(--space))",
  fontVariantNumeric: "tabular-nums",
});

const globe =
  "M10 2.75a7.25 7.25 0 100 14.5 7.25 7.25 0 000-14.5zM2.75 10h14.5M10 2.75c2 2 3 4.5 3 7.25s-1 5.25-3 7.25c-2-2-3-4.5-3-7.25s1-5.25 3-7.25z";

/** The number of texts that wait in other languages, and the way to them. A site in one language has no such button. */
export function LanguagesButton(): ReactNode {
  const isTranslated = useView(({ saved }) => hasLanguages(saved));
  return isTranslated && <CountingButton />;
}

function CountingButton(): ReactNode {
  const session = useSession();
  const panel = useView(({ panel }) => panel);
  useReadTranslations();
  useWaitingDrafts();
  const translations = useTranslations();
  const languages = translations?.languages ?? [];
  const count = languages.reduce((sum, language) => sum + sumWaiting(language), 0);
  return (
    <Counter
      aria-label={["Languages", ...languages.filter(hasWaiting).map(describeWaiting)].join(". ")}
      aria-expanded={panel === "languages"}
      onPress={() => session.show(panel === "languages" ? "form" : "languages")}
    >
      <Icon path={globe} />
      {count > 0 && <span>{count}</span>}
    </Counter>
  );
}

const hasWaiting = (language: WaitingLanguage) => sumWaiting(language) > 0;

/** A language with the number of its texts that wait: `Deutsch: 3 to translate, 1 to look at again`. */
const describeWaiting = (language: WaitingLanguage): string =>
  `${language.name}: ${countWaiting(language)}`;

/** The number of texts of a language that wait, in words. */
export const countWaiting = ({ missing, stale }: WaitingLanguage): string =>
  [missing > 0 && `${missing} to translate`, stale > 0 && `${stale} to look at again`]
    .filter(Boolean)
    .join(", ") || "all translated";

function hasLanguages(site: EditorState | undefined): boolean {
  const list = site && dataAt(pageAt(site, "/")?.data, ["site", "languages"]);
  return Array.isArray(list) && list.length > 0;
}
