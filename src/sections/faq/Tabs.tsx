import type { FaqCategory, PropsOf } from "../../section.ts";
import { inPastels } from "../../theme/index.ts";
import { Icon, useTabKeys } from "../../ui/index.ts";
import { Tab, TabList } from "./styles.ts";

interface TabsProps {
  label: string;
  idPrefix: string;
  categories: PropsOf<FaqCategory>[];
  selected: number;
  onSelect: (index: number) => void;
}

/** The tabs: one stop for the Tab key, with arrows to move along them. */
export function Tabs({ label, idPrefix, categories, selected, onSelect }: TabsProps) {
  const keys = useTabKeys(selected, categories.length, onSelect);
  return (
    <TabList {...keys} count={categories.length} role="tablist" aria-label={label} {...inPastels}>
      {categories.map(({ id, icon, title }, index) => (
        <Tab
          key={id}
          id={`${idPrefix}.${id}.tab`}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={`${idPrefix}.${id}.panel`}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          <Icon name={icon} />
          {title}
        </Tab>
      ))}
    </TabList>
  );
}
