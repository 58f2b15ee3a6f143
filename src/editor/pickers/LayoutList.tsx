import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ListBox } from "react-aria-components";
import { inWords } from "../../schema/names.ts";
import { Button } from "../widgets/Button.tsx";
import { DialogButtons } from "../widgets/Dialog.tsx";
import type { OfferedType } from "./listTypes.ts";
import { Row } from "./SearchList.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

const List = styled(ListBox)({
  display: "grid",
  gap: "calc(2 * var(--space))",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
  maxHeight: "min(60vh, 38rem)",
  padding: "var(--space)",
  overflow: "auto",
  outline: "none",
});

const Name = styled.b({
  display: "block",
  padding: "calc(2 * var(--space)) calc(2.5 * var(--space)) calc(2.5 * var(--space))",
  fontWeight: 600,
});

interface Props {
  type: OfferedType;
  onChoose: (layout: string) => void;
  onBack: () => void;
}

/** The layouts of a section type, each as it looks in the author's theme. The usual one is lit first. */
export function LayoutList({ type, onChoose, onBack }: Props): ReactNode {
  return (
    <>
      <List
        aria-label={`Layouts of ${type.name}`}
        layout="grid"
        autoFocus="first"
        onAction={(layout) => onChoose(String(layout))}
      >
        {type.layouts.map((layout) => (
          <Row key={layout} id={layout} textValue={inWords(layout)} aria-label={inWords(layout)}>
            <Thumbnail type={type.type} icon={type.icon} layout={layout} />
            <Name>{inWords(layout)}</Name>
          </Row>
        ))}
      </List>
      <DialogButtons>
        <Button onPress={onBack}>Other kinds of sections</Button>
      </DialogButtons>
    </>
  );
}
