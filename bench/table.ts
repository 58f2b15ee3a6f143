/** A table in plain text: the first column to the left, figures to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? "").length)),
  );
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map((cells) => cells.map(cell).join("  ")).join("\n");
}
