import { useLayoutEffect, useState } from "react";

/** The widths of the parts beside the page, in CSS pixels, where their user has changed them. */
interface PanelWidths {
  left?: number | undefined;
  right?: number | undefined;
}

const key = "broadside:panels";

/** The way to change the widths of the parts beside the page, which this browser remembers. */
export function usePanelWidths() {
  const [widths, setWidths] = useState(restore);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const side of ["left", "right"] as const) {
      const width = widths[side];
      if (width === undefined) style.removeProperty(`--${side}-panel`);
      else style.setProperty(`--${side}-panel`, `${width}px`);
    }
  }, [widths]);
  return (changes: PanelWidths) => {
    const next = { ...widths, ...changes };
    setWidths(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {}
  };
}

function restore(): PanelWidths {
  try {
    const { left, right } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return {
      ...(typeof left === "number" && { left }),
      ...(typeof right === "number" && { right }),
    };
  } catch {
    // Storage may be forbidden.
    return {};
  }
}
