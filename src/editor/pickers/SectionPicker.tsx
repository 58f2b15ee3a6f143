import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import { nameOfType } from "../../schema/names.ts";
import { ask, Refused } from "../site/ask.ts";
import { pageAt } from "../site/sections.ts";
import type { SectionPicking, Session, View } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Dialog } from "../widgets/Dialog.tsx";
import { FoundDrawing } from "../widgets/FoundDrawing.tsx";
import { LayoutList } from "./LayoutList.tsx";
import { groupTypes, listTypes, type OfferedType, placeForType, searchTypes } from "./listTypes.ts";
import { SearchList } from "./SearchList.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

const Words = styled.span({
  display: "grid",
  gap: 2,
  padding: "calc(2 * var(--space)) calc(2.5 * var(--space)) calc(2.5 * var(--space))",
  "& b": {
    display: "flex",
    alignItems: "center",
    gap: "calc(1.5 * var(--space))",
    fontWeight: 600,
  },
  "& span": { color: "var(--quiet)", fontSize: "var(--small)" },
});

const Reason = styled.p({ color: "var(--danger)" });

/** Chooses the type of a new section, and its layout where it has several. Each is shown as it looks in the author's theme. */
export function SectionPicker({ place, where }: SectionPicking): ReactNode {
  const session = useSession();
  const facts = useView(({ facts }) => facts);
  const sections = useView(session.sections);
  const [words, search] = useState("");
  const [problem, explain] = useState("");
  const [arranged, arrange] = useState<OfferedType>();
  if (!facts) return null;
  const types = listTypes(facts.schemas, sections, facts.types);
  const groups =
    words.trim() === ""
      ? groupTypes(types).map(({ name, types }) => ({ name, options: types.map(optionOf) }))
      : [{ name: "", options: searchTypes(types, words).map(optionOf) }];
  const close = () => session.pick();
  const choose = async (type: string) => {
    const chosen = types.find((each) => each.type === type);
    if (!chosen) return;
    if (chosen.reason) return explain(`${chosen.name}: ${chosen.reason}`);
    explain("");
    if (chosen.layouts.length > 0) return arrange(chosen);
    await addChosen(chosen);
  };
  const addChosen = async (chosen: OfferedType, layout?: string) => {
    const refusal = await add(session, chosen, { beside: place.section, where, layout });
    if (refusal !== undefined) explain(refusal);
  };
  if (arranged) {
    return (
      <Dialog title={`Add a section: ${arranged.name}`} isOpen onClose={close} width={1080}>
        <LayoutList
          type={arranged}
          onChoose={(layout) => addChosen(arranged, layout)}
          onBack={() => arrange(undefined)}
        />
        {problem && <Reason role="alert">{problem}</Reason>}
      </Dialog>
    );
  }
  return (
    <Dialog title="Add a section" isOpen onClose={close} width={1080}>
      <SearchList
        label="Search the kinds of sections"
        placeholder="Questions, prices, people …"
        words={words}
        onSearch={search}
        onChoose={choose}
        column={230}
        groups={groups}
        empty="No kind of section is called that, or does that. Try another word."
      />
      {problem && <Reason role="alert">{problem}</Reason>}
    </Dialog>
  );
}

function optionOf({ type, name, description, reason, icon }: OfferedType) {
  return {
    id: type,
    name: `${name}. ${reason ?? description}`,
    content: (
      <div style={{ opacity: reason ? 0.6 : 1 }} aria-disabled={reason ? true : undefined}>
        <Thumbnail type={type} icon={icon} />
        <Words>
          <b>
            {icon && <FoundDrawing icon={icon} size={16} />}
            {name}
          </b>
          <span>{reason ?? description}</span>
        </Words>
      </div>
    ),
  };
}

/** Adds a section, closes the picker and selects the section. Returns the reason if there is no such section. */
async function add(
  session: Session,
  { type, name, schema }: OfferedType,
  {
    beside,
    where,
    layout,
  }: { beside: string; layout: string | undefined } & Pick<SectionPicking, "where">,
): Promise<string | undefined> {
  const { site, page } = session.view();
  const file = site && pageAt(site, page)?.file;
  if (file === undefined) return "This page is no longer there.";
  const { at, above, isWanted } = placeForType(schema, session.sections(), beside, where);
  const known = new Set(session.sections().map(({ anchor }) => anchor));
  try {
    const { props } = await ask({ do: "example", file, type, ...(layout && { layout }) });
    const there = above ? `below “${nameOfType(above.type, above.schema)}”` : "at the top";
    const said = isWanted ? `${name} added.` : `${name} added ${there}.`;
    session.pick();
    const from = session.view();
    const isDone = await session.edit(file, { do: "add-section", type, props, at }, said);
    if (isDone) selectNew(session, known, from);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  return undefined;
}

/**
 * Selects the section that is not among the known ones, once the editor has read it. Whoever has gone on to something
 * else by then stays there.
 */
function selectNew(session: Session, known: ReadonlySet<string>, { selected, panel }: View): void {
  const look = () => {
    const now = session.view();
    if (now.selected !== selected || now.panel !== panel) return stop();
    const added = session.sections().find(({ anchor }) => !known.has(anchor));
    if (!added) return;
    stop();
    session.select({ section: added.anchor, path: [] });
  };
  const stop = session.subscribe(look);
  look();
}
