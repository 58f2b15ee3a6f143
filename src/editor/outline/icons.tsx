import type { ReactNode } from "react";
import { Icon as Drawing } from "../widgets/Icon.tsx";

const paths = {
  chevron: "M6 4l4 4-4 4",
  handle: "M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01",
  shown:
    "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  hidden:
    "M2 2l12 12M6.6 3.7A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.7 2.2M4 5a11 11 0 0 0-2.5 3S4 12.5 8 12.5a6 6 0 0 0 3-.8",
  add: "M8 3v10M3 8h10",
  up: "M8 12.5v-9M4 7.5l4-4 4 4",
  down: "M8 3.5v9M4 8.5l4 4 4-4",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  remove: "M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.5 9h6l.5-9M6.8 7v4M9.2 7v4",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5l3 3",
  clear: "M4 4l8 8M12 4l-8 8",
};

/** An icon beside a text or in place of one. It is hidden from screen readers: the text has the same meaning. */
export function Icon({ of }: { of: keyof typeof paths }): ReactNode {
  const isDotted = of === "handle" || of === "more";
  return <Drawing path={paths[of]} grid={16} strokeWidth={isDotted ? 2 : 1.5} />;
}
