import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { nameOfText, type TranslatedText } from "../../shared/editor/translations.ts";
import { QuietButton } from "../widgets/Button.tsx";

const List = styled.ul({ listStyle: "none", maxHeight: "40vh", overflow: "auto" });

const Item = styled(QuietButton)({
  display: "block",
  width: "100%",
  overflow: "hidden",
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** The longest beginning of a text that is shown, in letters. */
const maxLength = 80;

interface Props {
  texts: readonly TranslatedText[];
  show: (text: TranslatedText) => void;
}

/** The texts that wait in a language, by their beginnings. */
export function WaitingTexts({ texts, show }: Props): ReactNode {
  return (
    <details style={{ width: "100%" }}>
      <summary>All that wait</summary>
      <List>
        {texts.map((text) => (
          <li key={nameOfText(text)}>
            <Item onPress={() => show(text)}>
              {text.id.slice(0, maxLength)}
              {text.state === "stale" && " (look at it again)"}
            </Item>
          </li>
        ))}
      </List>
    </details>
  );
}
