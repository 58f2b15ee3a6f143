import styled from "@emotion/styled";
import * as Reach from "@reach/accordion";
import { type KeyboardEvent, type ReactNode, useCallback } from "react";
import type { SectionFrame } from "../../shared/section.ts";
import { hovering, shownUnscripted, unscripted } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { itemTitleOf } from "../layout/ItemTitle.tsx";
import { entryContent, entryTitle, openMark, trigger } from "./disclosure.ts";
import { useUntilFound } from "./useUntilFound.ts";

// One component with the rules for everything in it. With a component for each part, a phone would hydrate
// two hundred of them for forty answers.
const Root = styled(Reach.Accordion)({
  "> *": {
    borderBlockEnd: "1px solid var(--line)",
    scrollMarginBlockStart: space(2),
  },
  "h2, h3": entryTitle,
  button: {
    ...trigger,
    "&[aria-expanded=true]::after": openMark,
    [hovering]: { "&:hover": { color: "var(--accent-text)" } },
    [unscripted]: { display: "none" },
  },
  // Replaces a button that nothing would answer.
  "button + span": {
    display: "none",
    paddingBlock: space(2.5),
    [unscripted]: { display: "block" },
  },
  "[data-reach-accordion-panel]": {
    ...shownUnscripted,
    "> *": entryContent,
  },
});

// A panel is not a region: forty answers would be forty landmarks.
const unnamed = { role: undefined, "aria-labelledby": undefined };

// Reach would also move to the first or last entry by keys that belong to the browser.
const leaveToBrowser = (event: KeyboardEvent) => {
  const isHeld = event.altKey || event.ctrlKey || event.metaKey;
  if (isHeld || /^Page/.test(event.key)) event.stopPropagation();
};

/** A title and the content that it opens. */
export interface AccordionEntry {
  /** The anchor by which a link opens it. */
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  frame: SectionFrame;
  /** The prefix of the ids of triggers and panels. */
  id: string;
  entries: AccordionEntry[];
  /** The anchor of the open entry, if there is one. */
  open: string | undefined;
  onChange: (open: string | undefined) => void;
}

/** A list of titles. At most one shows its content. */
export function Accordion({ frame, id, entries, open, onChange }: AccordionProps) {
  const toggle = (index = -1) => {
    const chosen = entries[index]?.id;
    onChange(chosen === open ? undefined : chosen);
  };
  return (
    <Root
      id={id}
      index={entries.findIndex((entry) => entry.id === open)}
      onChange={toggle}
      onKeyDownCapture={leaveToBrowser}
    >
      {entries.map((entry, index) => (
        // Without `index`, the server would render every item with the same ids, and all of them open.
        <Entry
          key={entry.id}
          {...entry}
          frame={frame}
          index={index}
          isOpen={entry.id === open}
          reveal={onChange}
        />
      ))}
    </Root>
  );
}

interface EntryProps extends AccordionEntry {
  frame: SectionFrame;
  index: number;
  isOpen: boolean;
  reveal: (id: string) => void;
}

function Entry({ frame, id, title, content, index, isOpen, reveal }: EntryProps) {
  const panel = useUntilFound<HTMLDivElement>(
    !isOpen,
    useCallback(() => reveal(id), [reveal, id]),
  );
  const Title = itemTitleOf(frame);
  return (
    <Reach.AccordionItem id={id} index={index}>
      <Title>
        <Reach.AccordionButton>{title}</Reach.AccordionButton>
        <span>{title}</span>
      </Title>
      <Reach.AccordionPanel ref={panel} {...unnamed}>
        <div>{content}</div>
      </Reach.AccordionPanel>
    </Reach.AccordionItem>
  );
}
