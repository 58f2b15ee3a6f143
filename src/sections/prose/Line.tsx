import type { ReactNode } from "react";
import type { SectionFrame } from "../../section.ts";
import type { ProseInline } from "../../shared/text/prose.ts";
import { Picture } from "../../ui/index.ts";
import { Strong, WordLink } from "../../ui/text/Formatted.tsx";
import { markId, noteId } from "./ids.ts";

/** The width of a picture in the column of text. */
export const sizes = "(min-width: 48em) 34rem, 92vw";

interface LineProps {
  frame: SectionFrame;
  parts: readonly ProseInline[];
}

/** The parts of a line. */
export function Line({ frame, parts }: LineProps): ReactNode {
  return parts.map((part, index) =>
    typeof part === "string" ? part : <Part key={index} frame={frame} part={part} />,
  );
}

function Part({ frame, part }: { frame: SectionFrame; part: Exclude<ProseInline, string> }) {
  switch (part.type) {
    case "break":
      return <br />;
    case "inlineCode":
      return <code>{part.value}</code>;
    case "image":
      return <Picture picture={part.picture} sizes={sizes} />;
    case "footnoteReference":
      return (
        <sup>
          <WordLink
            id={markId(frame, part.note, part.mark)}
            href={`#${noteId(frame, part.note)}`}
            role="doc-noteref"
          >
            {part.note}
          </WordLink>
        </sup>
      );
  }
  const words = <Line frame={frame} parts={part.children} />;
  switch (part.type) {
    case "strong":
      return <Strong>{words}</Strong>;
    case "emphasis":
      return <em>{words}</em>;
    case "delete":
      return <del>{words}</del>;
    case "link":
      return <WordLink href={part.href}>{words}</WordLink>;
  }
}

/** The words of a line without marks, where they are already a link, or a name. */
export function wordsOfLine(parts: readonly ProseInline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("children" in part) return wordsOfLine(part.children);
      if ("value" in part) return part.value;
      if ("picture" in part) return part.picture.alt;
      return part.type === "break" ? " " : "";
    })
    .join("");
}
