import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import type { Schemas } from "../../schema/schemaNode.ts";
import type { ValuePicking } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import { type LinkChoice, listLinks } from "./listLinks.ts";
import { PickerCard } from "./PickerCard.tsx";
import { readLink } from "./readLink.ts";
import { type Option, SearchList } from "./SearchList.tsx";
import type { PickerTarget } from "./target.ts";
import { UploadDocument } from "./UploadDocument.tsx";

/** The most files that are listed. */
const mostFiles = 40;

const Line = styled.span({
  display: "flex",
  gap: "calc(2 * var(--space))",
  alignItems: "baseline",
  padding: "calc(1.5 * var(--space)) calc(2 * var(--space))",
  "& b": { fontWeight: 500, whiteSpace: "nowrap" },
  "& span": {
    overflow: "hidden",
    color: "var(--quiet)",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});

const Now = styled.p({ color: "var(--quiet)", fontSize: "var(--small)", overflowWrap: "anywhere" });

interface Props {
  target: PickerTarget;
  picking: ValuePicking;
  onChoose: (href: string) => void;
}

/** Chooses where a link leads: something of the site, an address that is typed, or nowhere yet. */
export function LinkPicker({ target, picking, onChoose }: Props): ReactNode {
  const session = useSession();
  const facts = useView(({ facts }) => facts);
  const site = useView(({ site }) => site);
  const page = useView(({ page }) => page);
  const [words, search] = useState("");
  if (!facts || !site) return null;
  const typed = readLink(words, patternOf(facts.schemas));
  const known = listLinks(site, page, facts.schemas).filter(fits(words));
  const groupOf = (group: LinkChoice["group"]) => ({
    name: group,
    options: known
      .filter((each) => each.group === group)
      .slice(0, group === "Files" ? mostFiles : undefined)
      .map(({ href, name, about }) => optionOf(href, name, about)),
  });
  const isTodo = "not yet no destination todo".includes(words.trim().toLowerCase());
  return (
    <PickerCard
      title="Where the link leads"
      box={picking.box}
      width={440}
      onClose={() => session.pick()}
    >
      {typeof target.value === "string" && (
        <Now>Now: {target.value === "todo" ? "no destination yet" : target.value}</Now>
      )}
      <SearchList
        label="Search, or type an address"
        placeholder="Prices, example.com, name@example.com …"
        words={words}
        onSearch={search}
        onChoose={onChoose}
        height="min(44vh, 24rem)"
        groups={[
          {
            name: "As typed",
            options: typed ? [optionOf(typed.href, typed.kind, typed.href)] : [],
          },
          groupOf("This page"),
          groupOf("Other pages"),
          groupOf("Files"),
          { name: "Later", options: isTodo ? [optionOf("todo", "Not yet", "Decide later")] : [] },
        ]}
        empty={explain(words)}
      />
      <UploadDocument onUpload={onChoose} />
    </PickerCard>
  );
}

/** The pattern that the schemas give links. */
function patternOf(schemas: Schemas): string {
  const pattern = schemas.get("common.schema.json")?.definitions?.href?.pattern;
  return typeof pattern === "string" ? pattern : "";
}

function fits(words: string) {
  const asked = words.toLowerCase().replace(/^[#/]/, "").split(/\s+/).filter(Boolean);
  return ({ href, name, about }: LinkChoice) =>
    asked.every((word) => `${href} ${name} ${about}`.toLowerCase().includes(word));
}

function explain(words: string): string {
  if (words.startsWith("#")) return "No section of this page is called that.";
  if (words.startsWith("/")) return "The site has no page and no file of this name.";
  return "This is no place of the site and no address. An address looks like example.com, name@example.com or +49 30 1234567.";
}

const optionOf = (href: string, name: string, about: string): Option => ({
  id: href,
  name: about ? `${name}, ${about}` : name,
  content: (
    <Line>
      <b>{name}</b>
      <span>{about}</span>
    </Line>
  ),
});
