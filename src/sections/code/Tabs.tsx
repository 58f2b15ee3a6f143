import type { CodeSample, PropsOf } from "../../section.ts";
import { useTabKeys } from "../../ui/index.ts";
import { Tab, TabList } from "./styles.ts";

interface TabsProps {
  label: string;
  samples: PropsOf<CodeSample>[];
  selected: number;
  onSelect: (index: number) => void;
  idOf: (part: "tab" | "code", index: number) => string;
}

/** The name of a sample. */
export const nameOf = ({ label, language }: PropsOf<CodeSample>): string => label ?? language;

/** A tab for each sample: one stop for the Tab key, with arrows to move along them. */
export function Tabs({ label, samples, selected, onSelect, idOf }: TabsProps) {
  const keys = useTabKeys(selected, samples.length, onSelect);
  return (
    <TabList {...keys} role="tablist" aria-label={label}>
      {samples.map((sample, index) => (
        <Tab
          key={index}
          id={idOf("tab", index)}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={idOf("code", index)}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {nameOf(sample)}
        </Tab>
      ))}
    </TabList>
  );
}
