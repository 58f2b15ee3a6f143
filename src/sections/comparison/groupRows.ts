/** Adjacent rows, and the title above them if they have one. */
interface Group<Row> {
  title: string | undefined;
  rows: Row[];
}

/** The rows in their groups: each row with a `group` begins one. */
export function groupRows<Row extends { group?: string }>(rows: readonly Row[]): Group<Row>[] {
  const groups: Group<Row>[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && !row.group) last.rows.push(row);
    else groups.push({ title: row.group, rows: [row] });
  }
  return groups;
}
