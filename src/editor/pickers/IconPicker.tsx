import styled from "@emotion/styled";
import { type ReactNode, useEffect, useState } from "react";
import type { FoundIcon, FoundIcons } from "../../shared/editor/endpoint.ts";
import { brand, isDrawing } from "../../shared/icons.ts";
import { ask, base, Refused } from "../site/ask.ts";
import type { ValuePicking } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Choice } from "../widgets/Choice.tsx";
import { FoundDrawing } from "../widgets/FoundDrawing.tsx";
import { PickerCard } from "./PickerCard.tsx";
import { keepRecent, listRecent } from "./recentIcons.ts";
import { type Option, SearchList } from "./SearchList.tsx";
import type { PickerTarget } from "./target.ts";

/** The time without a further letter after which a search is made, in milliseconds. */
const quiet = 120;

const looks = [
  { value: "thin", label: "Thin" },
  { value: "light", label: "Light" },
  { value: "", label: "Regular" },
  { value: "bold", label: "Bold" },
  { value: "fill", label: "Filled" },
  { value: "duotone", label: "Two tones" },
] as const;

type Look = (typeof looks)[number]["value"];

const Cell = styled.span({
  display: "grid",
  placeItems: "center",
  aspectRatio: 1,
  "& svg, & img": { width: 26, height: 26 },
});

const Count = styled.output({ color: "var(--quiet)", fontSize: "var(--small)" });

interface Props {
  target: PickerTarget;
  picking: ValuePicking;
  onChoose: (name: string) => void;
}

/** Chooses an icon by its meaning, or a drawing of the author's own. */
export function IconPicker({ target, picking, onChoose }: Props): ReactNode {
  const session = useSession();
  const site = useView(({ site }) => site);
  const [words, search] = useState("");
  const [look, setLook] = useState(() => lookOf(target.value));
  const found = useIcons(words, look);
  const choose = (name: string) => {
    if (!isDrawing(name)) keepRecent(name);
    onChoose(name);
  };
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const drawings = (found ? (site?.files ?? []) : []).filter(
    (file) => file.endsWith(".svg") && asked.every((word) => file.toLowerCase().includes(word)),
  );
  const isSearching = asked.length > 0;
  return (
    <PickerCard title="Choose an icon" box={picking.box} width={440} onClose={() => session.pick()}>
      <SearchList
        label="Search by meaning"
        placeholder="Growth, mail, calendar …"
        words={words}
        onSearch={search}
        onChoose={choose}
        column={48}
        height="min(44vh, 22rem)"
        groups={[
          { name: "Used last", options: isSearching ? [] : (found?.named.map(optionOf) ?? []) },
          { name: "Icons", options: unlike(found, isSearching).map(optionOf) },
          { name: "Your own drawings", options: drawings.map(drawingOf) },
        ]}
        empty={found ? "No icon is called that. Try a simpler word." : "Looking …"}
      />
      <Choice label="Look" value={look} options={looks} onChange={setLook} />
      <Count>{found && isSearching ? countOf(found.total) : " "}</Count>
    </PickerCard>
  );
}

/** The icons that are found, without those in the groups above. */
function unlike(found: FoundIcons | undefined, isSearching: boolean): FoundIcon[] {
  const above = new Set(isSearching ? [] : found?.named.map(({ name }) => name));
  return found?.icons.filter(({ name }) => !above.has(name)) ?? [];
}

const countOf = (total: number) =>
  total > 120 ? `The first 120 of ${total} icons` : `${total} ${total === 1 ? "icon" : "icons"}`;

/**
 * The icons that the preview finds for the words, once they have been still for a moment. Until then there are none, so
 * that Enter never chooses one that was found for other words.
 */
function useIcons(words: string, look: Look): FoundIcons | undefined {
  const { announce } = useSession();
  const [found, keep] = useState<FoundIcons & { words: string; look: Look }>();
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      try {
        const answer = await ask({ do: "icons", words, look, names: listRecent() });
        if (!isOver) keep({ ...answer, words, look });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        announce(error.message, true);
      }
    };
    const timer = setTimeout(find, words === "" ? 0 : quiet);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, look, announce]);
  return found?.words === words && found.look === look ? found : undefined;
}

const endings = /-(thin|light|bold|fill|duotone)$/;

/** The look of the icon that is there, or else of the one that was chosen last. */
function lookOf(value: unknown): Look {
  const name = typeof value === "string" ? value : (listRecent()[0] ?? "");
  const ending = endings.exec(name)?.[1] ?? "";
  return looks.find((look) => look.value === ending)?.value ?? "";
}

function optionOf(icon: FoundIcon): Option {
  const { name } = icon;
  return {
    id: name,
    name: nameOf(name),
    content: (
      <Cell title={nameOf(name)}>
        <FoundDrawing icon={icon} />
      </Cell>
    ),
  };
}

/** The name of an icon in words: `brand:github` is "github, brand". */
const nameOf = (name: string): string =>
  name.startsWith(brand) ? `${name.slice(brand.length)}, brand` : name.replaceAll("-", " ");

const drawingOf = (file: string): Option => ({
  id: file,
  name: file.slice(1),
  content: (
    <Cell title={file.slice(1)}>
      <img src={base.slice(0, -1) + file} alt="" loading="lazy" />
    </Cell>
  ),
});
