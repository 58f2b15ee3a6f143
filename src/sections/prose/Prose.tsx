import type { SectionProps } from "../../section.ts";
import type { ProseHeading } from "../../shared/text/prose.ts";
import { SectionHeading } from "../../ui/index.ts";
import { Blocks } from "./Blocks.tsx";
import { noteAnchor, noteId } from "./ids.ts";
import { wordsOfLine } from "./Line.tsx";
import { NoteMarks } from "./NoteMarks.tsx";
import { Contents, Layout, Notes, Text } from "./styles.ts";

/** A long text, with a table of contents and footnotes. */
export function Prose({ frame, eyebrow, title, contents, text, file }: SectionProps<"prose">) {
  const { children = [], notes = [] } = text ?? file ?? {};
  const headings = children.filter((block) => block.type === "heading");
  const chapters = contents === undefined ? [] : listChapters(headings);
  return (
    <Layout data-contents={chapters.length > 0 ? "" : undefined}>
      <SectionHeading frame={frame} eyebrow={eyebrow} title={title} />
      {chapters.length > 0 && (
        <Contents aria-labelledby={`${frame.id}.contents.label`}>
          <p id={`${frame.id}.contents.label`}>{contents}</p>
          <ul>
            {chapters.map(({ heading, parts }, index) => (
              <li key={index}>
                <Entry frame={frame} heading={heading} />
                {parts.length > 0 && (
                  <ul>
                    {parts.map((part, index) => (
                      <li key={index}>
                        <Entry frame={frame} heading={part} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Contents>
      )}
      <Text>
        <Blocks frame={frame} blocks={children} />
        {notes.length > 0 && (
          <Notes>
            {notes.map(({ marks, children }, index) => (
              <li key={index} id={noteId(frame, index + 1)}>
                <NoteMarks frame={frame} note={index + 1} marks={marks} />
                <div>
                  <Blocks frame={frame} blocks={children} />
                </div>
              </li>
            ))}
          </Notes>
        )}
      </Text>
    </Layout>
  );
}

interface Chapter {
  heading: ProseHeading;
  parts: ProseHeading[];
}

/** The headings of the two upper levels, the lower ones under the upper. */
function listChapters(headings: readonly ProseHeading[]): Chapter[] {
  const top = Math.min(...headings.map(({ depth }) => depth));
  const chapters: Chapter[] = [];
  for (const heading of headings) {
    if (heading.depth === top) chapters.push({ heading, parts: [] });
    else if (heading.depth === top + 1) chapters.at(-1)?.parts.push(heading);
  }
  return chapters;
}

function Entry({ frame, heading }: { frame: SectionProps["frame"]; heading: ProseHeading }) {
  return <a href={`#${noteAnchor(frame, heading)}`}>{wordsOfLine(heading.children)}</a>;
}
