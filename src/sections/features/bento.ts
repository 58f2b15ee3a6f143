/** The number of tiles in each row of a bento: two and three in turn, and no tile alone after the first row. */
function splitIntoTiles(count: number): number[] {
  if (count === 1) return [1];
  if (count === 3) return [1, 2];
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? left) {
    const isTurnOfTwo = rows.length % 2 === 0;
    rows.push(left === 2 || left === 4 || (isTurnOfTwo && left !== 3) ? 2 : 3);
  }
  return rows;
}

/** The number of the six columns that each tile of a bento has: of two in a row, one is wide, by turns at the start and at the end. */
export function spansOf(count: number): number[] {
  let pairs = 0;
  return splitIntoTiles(count).flatMap((tiles) => {
    if (tiles !== 2) return Array.from({ length: tiles }, () => 6 / tiles);
    pairs += 1;
    return pairs % 2 === 1 ? [4, 2] : [2, 4];
  });
}
