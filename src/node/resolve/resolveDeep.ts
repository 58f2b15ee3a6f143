/** Stands in the place of a link's `href` whose section is off: the link itself is to go. */
export const REMOVED = Symbol("gone");

/** Stands in the place of a sample: the items it invents, and the neighbour they belong in. */
export class SampleResult {
  readonly neighbour: string;
  readonly items: Promise<readonly unknown[]>;

  constructor(neighbour: string, items: Promise<readonly unknown[]>) {
    this.neighbour = neighbour;
    this.items = items;
  }
}

/** Awaits every promise inside the value, and carries out what `gone` and `Filling` ask for. */
export async function resolveDeep(pending: unknown): Promise<unknown> {
  const value = await pending;
  if (Array.isArray(value)) return Promise.all(value.filter(stays).map(resolveInner));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => stays(inner));
  const settled = await Promise.all(
    entries.map(([, inner]) => (inner instanceof SampleResult ? inner.items : resolveInner(inner))),
  );
  return Object.fromEntries(
    entries.map(([key, inner], index) => [
      inner instanceof SampleResult ? inner.neighbour : key,
      settled[index],
    ]),
  );
}

/** Most of a page is words and numbers, and nothing is to be awaited for those. */
const resolveInner = (value: unknown) =>
  typeof value === "object" && value !== null ? resolveDeep(value) : value;

function stays(value: unknown): boolean {
  return !(
    typeof value === "object" &&
    value !== null &&
    "href" in value &&
    value.href === REMOVED
  );
}
