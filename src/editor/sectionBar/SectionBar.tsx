import styled from "@emotion/styled";
import { type ReactNode, use, useRef } from "react";
import { Toolbar } from "react-aria-components";
import type { Schemas } from "../../schema/schemaNode.ts";
import { useSectionFields } from "../form/useSectionFields.ts";
import { isOff, whyNotDuplicate } from "../outline/changes.ts";
import { Icon } from "../outline/icons.tsx";
import { indexOfRow, whyNotMove } from "../outline/moves.ts";
import { boxOf } from "../outline/RowMenu.tsx";
import { RowDialogsContext } from "../outline/rowDialogs.ts";
import type { Row } from "../outline/rows.ts";
import { useRows, useSharedOutline } from "../outline/useOutline.ts";
import { useSession, useView } from "../site/useSession.ts";
import { IconButton } from "../widgets/Button.tsx";
import { FieldsCard } from "./FieldsCard.tsx";
import { useSectionPlace } from "./useSectionPlace.ts";

const Bar = styled(Toolbar)({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 8,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  maxWidth: "calc(100% - 16px)",
  padding: 3,
  border: "1px solid var(--line)",
  borderRadius: 10,
  background: "var(--raised)",
  boxShadow: "var(--shadow)",
  "& button": { minHeight: 28, borderRadius: 6 },
  "& button[aria-label]": { width: 28 },
});

const Line = styled.span({ width: 1, height: 18, marginInline: 3, background: "var(--line)" });

/** The bar of the section that is chosen, above the page: its layout and style, and what can be done with it. */
export function SectionBar(): ReactNode {
  const { rows } = useSharedOutline();
  const anchor = useView(({ selected }) => selected?.section);
  const isInteractive = useView(({ isInteractive }) => isInteractive);
  const schemas = useView(({ facts }) => facts?.schemas);
  const row = rows.find(({ section }) => section.anchor === anchor);
  if (!row || !schemas || isInteractive || row.section.locked) return null;
  return <OfSection key={row.key} row={row} schemas={schemas} />;
}

function OfSection({ row, schemas }: { row: Row; schemas: Schemas }): ReactNode {
  const session = useSession();
  const actions = useRows();
  const dialogs = use(RowDialogsContext);
  const bar = useRef<HTMLDivElement>(null);
  const { section, uniqueTitle: title } = row;
  const { layout, style } = useSectionFields(section, schemas);
  useSectionPlace(bar, section.anchor);
  // The page goes where the section has gone.
  const follow = async (by: 1 | -1) => {
    await actions.step(row, by);
    actions.select(row);
  };
  const move = (by: 1 | -1) => (
    <IconButton
      label={by < 0 ? "Move up" : "Move down"}
      keys={by < 0 ? "Alt+↑" : "Alt+↓"}
      isDisabled={whyNotMove(row, indexOfRow(row) + by, session.savedSections()) !== undefined}
      onPress={() => void follow(by)}
    >
      <Icon of={by < 0 ? "up" : "down"} />
    </IconButton>
  );
  return (
    <Bar ref={bar} aria-label={`${title} on the page`}>
      <FieldsCard title="Layout" section={section} fields={layout} />
      <FieldsCard title="Style" section={section} fields={style} />
      <Line />
      {move(-1)}
      {move(1)}
      <IconButton
        label="Duplicate"
        isDisabled={whyNotDuplicate(row) !== undefined}
        onPress={() => void actions.duplicate(row)}
      >
        <Icon of="copy" />
      </IconButton>
      <IconButton
        label={isOff(section.data) ? "Show" : "Hide"}
        onPress={() => void actions.toggle(row)}
      >
        <Icon of={isOff(section.data) ? "hidden" : "shown"} />
      </IconButton>
      <IconButton
        label="Delete"
        isDisabled={section.isInherited}
        onPress={() => void actions.remove(row)}
      >
        <Icon of="remove" />
      </IconButton>
      <IconButton label="More" onPress={() => dialogs.openMenu({ row, box: boxOf(bar.current) })}>
        <Icon of="more" />
      </IconButton>
    </Bar>
  );
}
