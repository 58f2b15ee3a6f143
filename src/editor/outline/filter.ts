import type { Row } from "./rows.ts";

/** The rows that hold all words of a search, and the keys of those that are open to show them. */
export interface Filtered {
  rows: Row[];
  open: Set<string>;
}

/** Keeps the sections that hold all words of a search, and of their items those that do; if none does, all of them. */
export function filterRows(rows: readonly Row[], search: string): Filtered {
  const words = simplify(search).split(/\s+/).filter(Boolean);
  const open = new Set<string>();
  const holds = ({ name, value }: Row) => {
    const text = `${simplify(name)}\n${textIn(value)}`;
    return words.every((word) => text.includes(word));
  };
  const keep = (row: Row): Row => {
    const inside = row.children.filter(holds);
    if (inside.length === 0) return row;
    open.add(row.key);
    return { ...row, children: inside.map(keep) };
  };
  return { rows: words.length === 0 ? [...rows] : rows.filter(holds).map(keep), open };
}

/** The number of rows that are sections, in words. */
export const countSections = (found: number, all: number, isSearching: boolean): string =>
  isSearching ? `${found} of ${all} sections` : all === 1 ? "1 section" : `${all} sections`;

/** A text as it is searched for: in small letters, without accents. */
const simplify = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** All texts in a value, to be searched. */
function textIn(value: unknown): string {
  if (typeof value === "string") return simplify(value);
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textIn).filter(Boolean).join("\n");
}
