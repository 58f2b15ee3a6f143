import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { dataAt } from "../../shared/dataAt.ts";
import { base } from "../site/ask.ts";
import { useView } from "../site/useSession.ts";

/** The letters of a title and of a description that search engines show. */
const shown = { title: 60, description: 155 };

const Cards = styled.figure({ display: "grid", gap: "calc(3 * var(--space))", margin: 0 });

const Card = styled.div({
  display: "grid",
  gap: 2,
  overflow: "hidden",
  padding: "calc(3 * var(--space))",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--raised)",
  overflowWrap: "anywhere",
  "& > small": { color: "var(--quiet)", fontSize: "var(--small)" },
  "& > b": { color: "var(--accent)", fontSize: "var(--large)", fontWeight: 500 },
  "& > img": {
    width: "calc(100% + 6 * var(--space))",
    maxWidth: "none",
    margin: "calc(-3 * var(--space)) calc(-3 * var(--space)) calc(2 * var(--space))",
    aspectRatio: "1200 / 630",
    objectFit: "cover",
  },
});

const Counts = styled.p({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 calc(3 * var(--space))",
  color: "var(--quiet)",
  fontSize: "var(--small)",
  fontVariantNumeric: "tabular-nums",
  "& > [data-long]": { color: "var(--warning)" },
});

interface Props {
  title: string;
  description: string;
  path: string;
  /** The picture of the page itself, if it has one. */
  image: unknown;
}

/** A page as search engines list it and as others share it, and how much of its words is shown there. */
export function SearchPreview({ title, description, path, image }: Props): ReactNode {
  const site = useView(({ site }) => dataAt(site?.pages[0]?.data, ["site"]));
  const address = dataAt(site, ["base"]);
  const own = typeof address === "string" ? address : "";
  const host = own.replace(/^https?:\/\//, "").replace(/\/.*/, "") || "your-site.example";
  const picture = image ?? dataAt(site, ["socialImage"]);
  return (
    <Cards aria-label="In search results and where it is shared">
      <Card dir="auto">
        <small>{`${host} ${path.split("/").filter(Boolean).join(" › ")}`}</small>
        <b>{cut(title, shown.title)}</b>
        <span>{cut(description, shown.description)}</span>
      </Card>
      <Counts>
        <Count name="Title" text={title} most={shown.title} />
        <Count name="Description" text={description} most={shown.description} />
      </Counts>
      <Card dir="auto">
        {typeof picture === "string" && <img src={base.slice(0, -1) + picture} alt="" />}
        <small>{host}</small>
        <strong>{title}</strong>
        <small>{cut(description, 110)}</small>
      </Card>
    </Cards>
  );
}

const Count = ({ name, text, most }: { name: string; text: string; most: number }): ReactNode => (
  <span data-long={text.length > most || undefined}>
    {name}: {text.length} of about {most}
  </span>
);

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;
