import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { chooseTab, textDirectionOf } from "./chooseTab.ts";

interface TabKeys {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The props and the ref of a row of `count` tabs. The row is one stop for the Tab key, and arrows, Home and
 * End move along it. The selected tab is scrolled into view in its row, while the page stays where it is.
 */
export function useTabKeys(
  selected: number,
  count: number,
  onSelect: (index: number) => void,
): TabKeys {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current: row } = ref;
    const tab = row?.querySelectorAll("button")[selected]?.getBoundingClientRect();
    if (!row || !tab) return;
    const { left, right } = row.getBoundingClientRect();
    row.scrollLeft += Math.min(tab.left - left, 0) + Math.max(tab.right - right, 0);
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    // With these held, keys are the browser's own.
    if (!ref.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = chooseTab(event.key, selected, count, textDirectionOf(ref.current));
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    ref.current.querySelectorAll("button")[next]?.focus();
  };
  return { ref, onKeyDown };
}
