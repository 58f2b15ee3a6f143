import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import type { SentenceGroup, ShownSection } from "../../shared/editor/publication.ts";
import { QuietButton } from "../widgets/Button.tsx";
import { SectionViews } from "./SectionViews.tsx";

const Groups = styled.div({
  display: "grid",
  gap: "calc(3 * var(--space))",
  overflowWrap: "anywhere",
  "& ul": { display: "grid", gap: "var(--space)", paddingInlineStart: "calc(4 * var(--space))" },
  "& li": { listStyle: "disc" },
  "& li::marker": { color: "var(--quiet)" },
});

/** The changes that go online, as sentences below their page. */
export function ChangeList({ groups }: { groups: readonly SentenceGroup[] }): ReactNode {
  const [shown, setShown] = useState<ShownSection>();
  return (
    <Groups>
      {shown && <SectionViews section={shown} onClose={() => setShown(undefined)} />}
      {groups.map(({ heading, sentences, sections = [] }) => (
        <section key={heading}>
          <h3 dir="auto">{heading}</h3>
          <ul>
            {sentences.map((sentence, index) => (
              <li key={index} dir="auto">
                {sentence}.{" "}
                <ShowButtons
                  sections={sections.filter(({ at }) => at === index)}
                  onShow={setShown}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
}

interface ButtonProps {
  sections: readonly ShownSection[];
  onShow: (section: ShownSection) => void;
}

/** A button for each section that shows a change. */
const ShowButtons = ({ sections, onShow }: ButtonProps): ReactNode =>
  sections.map((section, index) => (
    <QuietButton
      key={index}
      aria-label={`Show ${section.name}, online and now`}
      onPress={() => onShow(section)}
    >
      {sections.length > 1 ? `Show ${section.name}` : "Show"}
    </QuietButton>
  ));
