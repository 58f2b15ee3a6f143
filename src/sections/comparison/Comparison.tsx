import type { SectionProps } from "../../section.ts";
import { Container, SectionHeading } from "../../ui/index.ts";
import { Cell } from "./Cell.tsx";
import { groupRows } from "./groupRows.ts";
import { Caption, Note, Room, Small, Table } from "./styles.ts";

/** A table that compares. It scrolls in a room of its own, named after its columns, so that the page never does. */
export function Comparison(props: SectionProps<"comparison">) {
  const { frame, title, text, columns, rows, note } = props;
  const count = columns.length;
  return (
    <Container>
      <SectionHeading frame={frame} title={title} text={text} />
      <Room count={count} tabIndex={0} aria-label={columns.map(({ name }) => name).join(", ")}>
        <Table count={count}>
          <Caption>{title}</Caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, note, ours }, index) => (
                <th key={index} scope="col" data-ours={ours || undefined}>
                  {name}
                  {note && <Small>{note}</Small>}
                </th>
              ))}
            </tr>
          </thead>
          {groupRows(rows).map(({ title, rows }, index) => (
            <tbody key={index}>
              {title && (
                <tr>
                  <th scope="rowgroup">{title}</th>
                  {columns.map(({ ours }, column) => (
                    <td key={column} data-ours={ours || undefined} />
                  ))}
                </tr>
              )}
              {rows.map(({ label, note, cells }, index) => (
                <tr key={index}>
                  <th scope="row">
                    {label}
                    {note && <Small>{note}</Small>}
                  </th>
                  {columns.map(({ ours }, column) => (
                    <td key={column} data-ours={ours || undefined}>
                      <Cell site={frame.site} value={cells[column]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </Room>
      {note && <Note>{note}</Note>}
    </Container>
  );
}
