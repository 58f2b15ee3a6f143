import styled from "@emotion/styled";
import { type ReactNode, use, useState } from "react";
import { RowDialogsContext } from "../outline/rowDialogs.ts";
import { useSharedOutline } from "../outline/useOutline.ts";
import { SearchList } from "../pickers/SearchList.tsx";
import { useSession } from "../site/useSession.ts";
import { Dialog } from "../widgets/Dialog.tsx";
import {
  type Command,
  type CommandGroup,
  listActions,
  listPages,
  listRowCommands,
  listSections,
} from "./commands.ts";
import { searchTexts } from "./searchTexts.ts";
import { listSettings } from "./settings.ts";

const Line = styled.span({
  display: "flex",
  alignItems: "baseline",
  gap: "calc(2 * var(--space))",
  padding: "calc(1.5 * var(--space)) calc(2 * var(--space))",
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& > small": { flex: "none", color: "var(--quiet)", fontSize: "var(--small)" },
  "& > kbd": { marginInlineStart: "auto", color: "var(--quiet)", font: "inherit" },
});

/** Finds everything: actions, pages, sections, settings and the texts of all pages. */
export function Palette(): ReactNode {
  const session = useSession();
  const { rows, selected, actions } = useSharedOutline();
  const dialogs = use(RowDialogsContext);
  const [words, search] = useState("");
  const [known] = useState((): CommandGroup[] => {
    const ofRow = selected ? listRowCommands(session, selected, actions, dialogs) : [];
    return [
      { name: selected?.uniqueTitle ?? "", commands: ofRow },
      { name: "Actions", commands: listActions(session) },
      { name: "Pages", commands: listPages(session) },
      { name: "Sections of this page", commands: listSections(session, rows) },
      { name: "Settings", commands: listSettings(session) },
    ];
  });
  const groups = [
    ...known.map(({ name, commands }) => ({ name, commands: find(commands, words) })),
    { name: "Texts of all pages", commands: searchTexts(session, words) },
  ];
  const close = () => session.adjust({ sheet: undefined });
  const choose = (id: string) => {
    close();
    const chosen = groups.flatMap(({ commands }) => commands).find((each) => each.id === id);
    // Once the dialog has given the focus back.
    requestAnimationFrame(() => chosen?.act());
  };
  return (
    <Dialog title="Go to or do" isOpen onClose={close} width={640}>
      <SearchList
        label="Search everything"
        placeholder="A page, a section, a setting, words of a text …"
        words={words}
        onSearch={search}
        onChoose={choose}
        groups={groups.map(({ name, commands }) => ({ name, options: commands.map(optionOf) }))}
        empty="Nothing is called that, and no text has these words."
      />
    </Dialog>
  );
}

/** The commands whose name or place has every word, those whose name begins with the first one first. */
function find(commands: readonly Command[], words: string): Command[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ""] = asked;
  const found = commands.filter(({ name, about = "" }) => {
    const text = `${name} ${about}`.toLowerCase();
    return asked.every((word) => text.includes(word));
  });
  const isNamed = ({ name }: Command) => name.toLowerCase().startsWith(first);
  return [...found.filter(isNamed), ...found.filter((each) => !isNamed(each))];
}

const optionOf = ({ id, name, about, keys }: Command) => ({
  id,
  name: about ? `${name}, ${about}` : name,
  content: (
    <Line>
      <span dir="auto">{name}</span>
      {about && <small>{about}</small>}
      {keys && <kbd>{keys}</kbd>}
    </Line>
  ),
});
