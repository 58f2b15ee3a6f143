import { type KeyboardEvent, type RefObject, useRef } from "react";
import { chooseTab, textDirectionOf } from "./chooseTab.ts";

interface TabKeys {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What a row of `count` tabs, whose buttons are one stop for the Tab key, needs for arrows, Home and End to go along it. */
export function useTabKeys(
  selected: number,
  count: number,
  onSelect: (index: number) => void,
): TabKeys {
  const ref = useRef<HTMLDivElement>(null);
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
