import styled from "@emotion/styled";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import {
  Autocomplete,
  Header,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
} from "react-aria-components";
import { InputBox } from "../widgets/TextField.tsx";

const Around = styled.div({ display: "grid" });

const Field = styled(SearchField)({ display: "grid", gap: "calc(1.5 * var(--space))" });

const Name = styled(Label)({ fontWeight: 500 });

/** It can be scrolled by keys, too, where they do not go through the options. */
const Scroller = styled.div({
  overflow: "auto",
  overscrollBehavior: "contain",
  margin: "0 calc(-1 * var(--space))",
  padding: "var(--space)",
  borderRadius: "var(--radius)",
});

const List = styled(ListBox)({ outline: "none" });

const Group = styled(ListBoxSection)({ marginBlockEnd: "calc(2 * var(--space))" });

const GroupName = styled(Header)({
  padding: "calc(1.5 * var(--space)) calc(2 * var(--space))",
  color: "var(--quiet)",
  fontSize: "var(--small)",
  fontWeight: 600,
});

/** An option of a list, lit where the keys are. */
export const Row = styled(ListBoxItem)({
  borderRadius: "var(--radius)",
  outline: "none",
  cursor: "default",
  "&[data-hovered]": { background: "var(--hover)" },
  "&[data-focused]": { background: "var(--selected)" },
  "&[data-focus-visible]": { boxShadow: "inset 0 0 0 2px var(--focus)" },
});

const Empty = styled.p({ padding: "calc(4 * var(--space)) 0", color: "var(--quiet)" });

/** Something that can be chosen. */
export interface Option {
  id: string;
  /** Its name, which is read out. */
  name: string;
  content: ReactNode;
}

/** Options under a heading; without one, if its words are none. */
export interface OptionGroup {
  name: string;
  options: readonly Option[];
}

interface Props {
  label: string;
  placeholder: string;
  words: string;
  onSearch: (words: string) => void;
  groups: readonly OptionGroup[];
  onChoose: (id: string) => void;
  /** The sentence that replaces the list if nothing fits. */
  empty: ReactNode;
  /** The least width of a column, in CSS pixels, if the options are side by side. */
  column?: number;
  height?: string;
}

/** A search field, and the options that it finds: arrow keys go through them from the field, and Enter chooses. */
export function SearchList(props: Props): ReactNode {
  const { label, placeholder, words, onSearch, groups, onChoose, empty } = props;
  const { column, height = "min(56vh, 34rem)" } = props;
  const shown = groups.filter(({ options }) => options.length > 0);
  const isFlat = shown.every(({ name }) => name === "");
  const layout = column && {
    display: "grid",
    gap: "calc(2 * var(--space))",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}px, 100%), 1fr))`,
  };
  const rows = (options: readonly Option[]) =>
    options.map(({ id, name, content }) => (
      <Row key={id} id={id} textValue={name} aria-label={name}>
        {content}
      </Row>
    ));
  const first = shown[0]?.options[0];
  /** True while Enter is pressed and has chosen nothing: nothing is lit behind a paste, or while the list is made anew. */
  const isUnanswered = useRef(false);
  const choose = (id: string) => {
    isUnanswered.current = false;
    onChoose(id);
  };
  const press = ({ key }: KeyboardEvent) => {
    isUnanswered.current = key === "Enter" && words.trim() !== "";
  };
  useEffect(() => {
    const release = ({ key }: { key: string }) => {
      if (key !== "Enter") return;
      // The option that is lit is chosen by the same key.
      setTimeout(() => {
        if (isUnanswered.current && first) choose(first.id);
      });
    };
    // The autocomplete stops the event at the document, so nothing below hears of it.
    addEventListener("keyup", release, true);
    return () => removeEventListener("keyup", release, true);
  });
  return (
    <Autocomplete inputValue={words} onInputChange={onSearch}>
      <Around onKeyDownCapture={press}>
        <Field autoFocus>
          <Name>{label}</Name>
          <InputBox dir="auto" placeholder={placeholder} />
        </Field>
      </Around>
      <Scroller role="group" aria-label={label} tabIndex={0} style={{ height }}>
        <List
          aria-label={label}
          layout={column ? "grid" : "stack"}
          style={(isFlat && layout) || {}}
          onAction={(id) => choose(String(id))}
          renderEmptyState={() => <Empty role="status">{empty}</Empty>}
        >
          {isFlat
            ? shown.flatMap(({ options }) => rows(options))
            : shown.map(({ name, options }) => (
                <Group key={name} id={name} style={layout || {}}>
                  <GroupName style={{ gridColumn: "1 / -1" }}>{name}</GroupName>
                  {rows(options)}
                </Group>
              ))}
        </List>
      </Scroller>
    </Autocomplete>
  );
}
