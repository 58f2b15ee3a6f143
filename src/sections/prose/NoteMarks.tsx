import type { SectionFrame } from "../../section.ts";
import { markId } from "./ids.ts";

interface NoteMarksProps {
  frame: SectionFrame;
  note: number;
  /** The number of marks in the text. */
  marks: number;
}

/** The number of a footnote, which leads back to its mark in the text: one link for each mark, where it has several. */
export function NoteMarks({ frame, note, marks }: NoteMarksProps) {
  return (
    <span>
      {Array.from({ length: marks }, (_, index) => (
        <a key={index} role="doc-backlink" href={`#${markId(frame, note, index + 1)}`}>
          {index === 0 ? `${note}.` : ` ${note}.${index + 1}`}
        </a>
      ))}
    </span>
  );
}
