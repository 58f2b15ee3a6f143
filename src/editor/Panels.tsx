import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { SectionForm } from "./form/SectionForm.tsx";
import { LanguagesPanel } from "./languages/LanguagesPanel.tsx";
import { PagesPanel } from "./pages/PagesPanel.tsx";
import { ProblemStrip } from "./problems/ProblemStrip.tsx";
import { Problems } from "./problems/Problems.tsx";
import { SitePanel } from "./settings/SitePanel.tsx";
import type { Panel } from "./site/session.ts";
import { useSession } from "./site/useSession.ts";
import { ThemePanel } from "./theme/ThemePanel.tsx";
import { CloseButton } from "./widgets/CloseButton.tsx";

const Head = styled.div({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 52,
  padding:
    "calc(2 * var(--space)) calc(3 * var(--space)) calc(2 * var(--space)) calc(4 * var(--space))",
  background: "var(--surface)",
  "& h2": { fontSize: "var(--large)" },
});

/** The panels that replace the form. */
const panels: Record<Exclude<Panel, "form">, { title: string; Content: () => ReactNode }> = {
  languages: { title: "Languages", Content: LanguagesPanel },
  pages: { title: "Pages", Content: PagesPanel },
  problems: { title: "Problems", Content: Problems },
  site: { title: "Site settings", Content: SitePanel },
  theme: { title: "Theme", Content: ThemePanel },
};

/** The form of what is selected, or the panel in its place. */
export function Panels({ panel }: { panel: Panel }): ReactNode {
  const session = useSession();
  if (panel === "form") {
    return (
      <>
        <ProblemStrip />
        <SectionForm />
      </>
    );
  }
  const { title, Content } = panels[panel];
  return (
    <>
      <Head>
        <h2>{title}</h2>
        <CloseButton onPress={() => session.show("form")} />
      </Head>
      {panel !== "problems" && <ProblemStrip top={52} />}
      <Content />
    </>
  );
}
