import type { ReactNode } from "react";
import type { SectionFrame } from "../../section.ts";
import type { ProseBlock, ProseHeading, ProseList, ProseTable } from "../../shared/text/prose.ts";
import { Picture } from "../../ui/index.ts";
import { noteAnchor } from "./ids.ts";
import { Line, sizes, wordsOfLine } from "./Line.tsx";
import { TableRoom } from "./styles.ts";

interface BlocksProps {
  frame: SectionFrame;
  blocks: readonly ProseBlock[];
}

/** The parts of a text one below the other. */
export function Blocks({ frame, blocks }: BlocksProps): ReactNode {
  return blocks.map((block, index) => <Block key={index} frame={frame} block={block} />);
}

function Block({ frame, block }: { frame: SectionFrame; block: ProseBlock }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Line frame={frame} parts={block.children} />
        </p>
      );
    case "heading":
      return <Heading frame={frame} heading={block} />;
    case "list":
      return <List frame={frame} list={block} />;
    case "blockquote":
      return (
        <blockquote>
          <Blocks frame={frame} blocks={block.children} />
        </blockquote>
      );
    case "figure":
      return (
        <figure>
          <Picture picture={block.picture} sizes={sizes} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case "code":
      return (
        <pre dir="ltr">
          <code>{block.value}</code>
        </pre>
      );
    case "thematicBreak":
      return <hr />;
    case "table":
      return <Table frame={frame} table={block} />;
  }
}

const headings = ["h2", "h3", "h4", "h5", "h6"] as const;

/** `##` is one level below the section's title. */
function Heading({ frame, heading }: { frame: SectionFrame; heading: ProseHeading }) {
  const level = frame.headingLevel + heading.depth - 1;
  const Title = headings[Math.min(Math.max(level, 2), 6) - 2] ?? "h6";
  return (
    <Title id={noteAnchor(frame, heading)} data-depth={heading.depth}>
      <Line frame={frame} parts={heading.children} />
    </Title>
  );
}

interface ListProps {
  frame: SectionFrame;
  list: ProseList;
}

function List({ frame, list: { ordered, start, numbers, items } }: ListProps) {
  const entries = items.map((blocks, index) => (
    <li key={index} value={numbers?.[index]}>
      <Item frame={frame} blocks={blocks} />
    </li>
  ));
  return ordered ? <ol start={start === 1 ? undefined : start}>{entries}</ol> : <ul>{entries}</ul>;
}

/** An entry that begins with a paragraph, which needs no element of its own where no other follows. */
function Item({ frame, blocks }: BlocksProps) {
  const [first, ...others] = blocks;
  const isTight = first?.type === "paragraph" && others.every(({ type }) => type === "list");
  if (!isTight) return <Blocks frame={frame} blocks={blocks} />;
  return (
    <>
      <Line frame={frame} parts={first.children} />
      <Blocks frame={frame} blocks={others} />
    </>
  );
}

/** A table in a room that scrolls. It is named after its columns, for those who reach it by keyboard. */
function Table({
  frame,
  table: { head, rows, align },
}: {
  frame: SectionFrame;
  table: ProseTable;
}) {
  const name = head.map(wordsOfLine).filter(Boolean).join(", ");
  return (
    <TableRoom
      tabIndex={0}
      {...(name ? { "aria-label": name } : { "aria-labelledby": `${frame.id}.title` })}
    >
      <table>
        <thead>
          <tr>
            {head.map((parts, column) => {
              const Cell = parts.length > 0 ? "th" : "td";
              return (
                <Cell
                  key={column}
                  scope={Cell === "th" ? "col" : undefined}
                  data-align={align[column]}
                >
                  <Line frame={frame} parts={parts} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((parts, column) => (
                <td key={column} data-align={align[column]}>
                  <Line frame={frame} parts={parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRoom>
  );
}
