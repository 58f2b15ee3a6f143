import { memo, type ReactNode, use, useEffect, useRef } from "react";
import { Button, type TreeItemContentRenderProps } from "react-aria-components";
import { useSession, useView } from "../site/useSession.ts";
import { FoundDrawing } from "../widgets/FoundDrawing.tsx";
import { Icon } from "./icons.tsx";
import { indexOfRow, whyNotMove } from "./moves.ts";
import { Dot, State, Words } from "./parts.ts";
import { RowMenu } from "./RowMenu.tsx";
import type { Row } from "./rows.ts";
import { describeCount, stateOf } from "./state.ts";
import { RowFocusContext, useRows } from "./useOutline.ts";

interface Props extends Pick<TreeItemContentRenderProps, "hasChildItems" | "isSelected"> {
  row: Row;
  /** True while the pointer is on it, or it has the focus of the keyboard. */
  isPointedAt: boolean;
}

/** A row: its name and first words, its state, and what can be done with it. */
export const RowContent = memo(function RowContent({
  row,
  hasChildItems,
  isSelected,
  isPointedAt,
}: Props): ReactNode {
  const actions = useRows();
  const session = useSession();
  const words = useRef<HTMLSpanElement>(null);
  const focus = use(RowFocusContext);
  useEffect(() => {
    if (focus.key !== row.key) return;
    words.current?.closest<HTMLElement>("[role=row]")?.focus();
    focus.end();
  }, [focus, row.key]);
  useEffect(() => {
    if (isSelected) words.current?.closest("[role=row]")?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);

  const { section, list } = row;
  const icon = useView(({ facts }) => facts?.types[section.type]?.icon);
  const { bridge } = session;
  useEffect(() => {
    if (!isPointedAt) return;
    bridge.send({ kind: "hover", at: { section: row.section.anchor, path: row.path } });
    return () => bridge.send({ kind: "hover" });
  }, [bridge, isPointedAt, row]);
  const { isHidden, dates, errors, warnings } = stateOf(row);
  const isFixed = !list && (section.isInherited || section.schema?.position !== undefined);
  // The words of a menu are no title.
  const isKind = section.schema?.position !== undefined || row.words === "";
  const origin = section.isInherited && "of the first page";
  const { uniqueTitle: title } = row;
  const step = (by: 1 | -1) => (
    <Button
      aria-label={`Move ${title} ${by < 0 ? "up" : "down"}`}
      aria-disabled={whyNotMove(row, indexOfRow(row) + by, session.savedSections()) !== undefined}
      onPress={() => void actions.step(row, by)}
    >
      <Icon of={by < 0 ? "up" : "down"} />
    </Button>
  );
  return (
    <>
      <span style={{ width: (row.path.length > 0 ? depthOf(row) : 0) * 16 }} />
      <Button slot="drag" aria-label={`Drag ${title}`} isDisabled={isFixed}>
        {!isFixed && <Icon of="handle" />}
      </Button>
      {hasChildItems ? (
        <Button slot="chevron">
          <Icon of="chevron" />
        </Button>
      ) : (
        <span style={{ width: 24 }} />
      )}
      <Words ref={words} data-hidden={isHidden || undefined}>
        {list ? (
          <span>{row.words || `${row.name} ${list.index + 1}`}</span>
        ) : (
          <>
            <span className="name">{isKind ? row.name : row.words}</span>
            <span className="quiet">
              {icon && <FoundDrawing icon={icon} size={14} />}
              {section.locked ?? [isKind ? row.words : row.name, origin].filter(Boolean).join(", ")}
            </span>
          </>
        )}
      </Words>
      {isHidden && <State>hidden</State>}
      {dates && <State title={dates}>{dates}</State>}
      {errors > 0 && <Dot title={describeCount(errors, "problem")} />}
      {errors === 0 && warnings > 0 && (
        <Dot data-kind="warning" title={describeCount(warnings, "warning")} />
      )}
      {!section.locked && (
        <span className="actions">
          {!list && (
            <Button
              aria-label={`Hide ${title}`}
              aria-pressed={isHidden}
              onPress={() => void actions.toggle(row)}
            >
              <Icon of={isHidden ? "hidden" : "shown"} />
            </Button>
          )}
          {step(-1)}
          {step(1)}
          <RowMenu row={row} />
        </span>
      )}
    </>
  );
});

/** The number of lists around an item. */
const depthOf = ({ path }: Row) => path.filter((step) => typeof step === "number").length;
