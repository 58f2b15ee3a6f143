import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ListBox, ListBoxItem, Text } from "react-aria-components";

const List = styled(ListBox)({
  display: "grid",
  gap: 2,
  maxHeight: "min(40vh, 340px)",
  overflow: "auto",
  padding: 2,
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  outline: "none",
});

const Row = styled(ListBoxItem)({
  display: "grid",
  padding: "calc(2 * var(--space)) calc(2.5 * var(--space))",
  borderRadius: "var(--radius)",
  outline: "none",
  cursor: "default",
  overflowWrap: "anywhere",
  "&[data-hovered]": { background: "var(--hover)" },
  "&[data-selected]": { background: "var(--selected)" },
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: -2 },
});

const When = styled(Text)({ fontWeight: 500 });

const Words = styled(Text)({
  color: "var(--quiet)",
  fontSize: "var(--small)",
  whiteSpace: "pre-line",
});

/** The most sentences of a version that the list shows. */
const mostWords = 3;

/** A version in the list. */
export interface ListedVersion {
  id: string;
  title: string;
  /** The changes that came with it, in words. */
  words: readonly string[];
}

interface Props {
  label: string;
  versions: readonly ListedVersion[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Versions of the site, each with what changed with it. */
export function VersionList({ label, versions, chosen, onChoose }: Props): ReactNode {
  return (
    <List
      aria-label={label}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChoose(String(key));
      }}
    >
      {versions.map(({ id, title, words }) => (
        <Row key={id} id={id} textValue={title}>
          <When slot="label" dir="auto">
            {title}
          </When>
          {words.length > 0 && (
            <Words slot="description" dir="auto">
              {shorten(words).join("\n")}
            </Words>
          )}
        </Row>
      ))}
    </List>
  );
}

/** A time as its reader writes it. */
export const formatTime = (time: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(time),
  );

const shorten = (words: readonly string[]) =>
  words.length <= mostWords + 1
    ? words
    : [...words.slice(0, mostWords), `and ${words.length - mostWords} more`];
