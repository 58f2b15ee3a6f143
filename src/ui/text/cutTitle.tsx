import type { ReactElement, ReactNode } from "react";
import { type Inline, toPlainText } from "../../shared/text/formatted.ts";
import { Inlines } from "./Formatted.tsx";
import { contentOf } from "./wordsOf.ts";

/** The parts of a title, with their emphasis. `pieces` are its words, cut. */
export function cutTitle(title: string | ReactElement, pieces: readonly string[]): ReactNode[] {
  if (typeof title === "string") return [...pieces];
  const content = contentOf(title);
  const parts = "children" in content ? content.children : [];
  let end = 0;
  return pieces.map(({ length }) => {
    const start = end;
    end += length;
    return <Inlines key={start} parts={slice(parts, start, end)} />;
  });
}

function slice(parts: readonly Inline[], start: number, end: number): Inline[] {
  let at = 0;
  return parts.flatMap((part): Inline[] => {
    const { length } = toPlainText({ type: "formatted", children: [part] });
    const [from, to] = [Math.max(0, start - at), Math.min(length, end - at)];
    at += length;
    if (from >= to) return [];
    if (typeof part === "string") return [part.slice(from, to)];
    return "children" in part ? [{ ...part, children: slice(part.children, from, to) }] : [part];
  });
}
