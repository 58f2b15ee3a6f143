import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { SentenceGroup } from "../../shared/editor/publication.ts";

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
  return (
    <Groups>
      {groups.map(({ heading, sentences }) => (
        <section key={heading}>
          <h3 dir="auto">{heading}</h3>
          <ul>
            {sentences.map((sentence, index) => (
              <li key={index} dir="auto">
                {sentence}.
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
}
