import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ListBox, ListBoxItem, Text } from "react-aria-components";
import type { ListedPage } from "./listedPage.ts";

const List = styled(ListBox)({ display: "grid", gap: 2, outline: "none" });

const Row = styled(ListBoxItem)({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  columnGap: "calc(2 * var(--space))",
  padding: "calc(2 * var(--space)) calc(2.5 * var(--space))",
  borderRadius: "var(--radius)",
  outline: "none",
  cursor: "default",
  "&[data-hovered]": { background: "var(--hover)" },
  "&[data-selected]": { background: "var(--selected)" },
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: -2 },
  "&[data-hidden-page] > :first-of-type": { color: "var(--quiet)" },
});

const Title = styled(Text)({ fontWeight: 500, overflowWrap: "anywhere" });

const Fact = styled(Text)({ color: "var(--quiet)", fontSize: "var(--small)" });

const State = styled.span({ color: "var(--quiet)", fontSize: "var(--small)", textAlign: "end" });

const Errors = styled(State)({ color: "var(--danger)" });

interface Props {
  pages: readonly ListedPage[];
  /** The address of the page that is shown. */
  shown: string;
  onOpen: (path: string) => void;
}

/** The pages of the site. The one that is chosen is shown. */
export function PageList({ pages, shown, onOpen }: Props): ReactNode {
  return (
    <List
      aria-label="Pages"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={[shown]}
      onSelectionChange={(keys) => {
        for (const key of keys) onOpen(String(key));
      }}
    >
      {pages.map(({ page: { path }, title, isHidden, dates, errors }) => (
        <Row key={path} id={path} textValue={title} {...(isHidden && { "data-hidden-page": true })}>
          <Title slot="label">{title}</Title>
          {errors > 0 ? (
            <Errors>{errors === 1 ? "1 problem" : `${errors} problems`}</Errors>
          ) : (
            <State>{isHidden ? "Hidden" : dates}</State>
          )}
          <Fact slot="description">{path}</Fact>
          {errors > 0 && <State>{isHidden ? "Hidden" : dates}</State>}
        </Row>
      ))}
    </List>
  );
}
