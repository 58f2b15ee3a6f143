/** Replaces the `href` of a link to a section that is off: the link itself is removed. */
export const REMOVED = Symbol("gone");

/** Replaces a sample: the items that it invents, and the neighbouring property that they go into. */
export class SampleResult {
  readonly neighbour: string;
  readonly items: Promise<readonly unknown[]>;

  constructor(neighbour: string, items: Promise<readonly unknown[]>) {
    this.neighbour = neighbour;
    this.items = items;
  }
}

/** Awaits every promise inside the value, and applies `REMOVED` and `SampleResult`. */
export async function resolveDeep(pending: unknown): Promise<unknown> {
  const value = await pending;
  if (Array.isArray(value)) return Promise.all(value.filter(stays).map(resolveInner));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => stays(inner));
  const resolved = await Promise.all(
    entries.map(([, inner]) => (inner instanceof SampleResult ? inner.items : resolveInner(inner))),
  );
  return Object.fromEntries(
    entries.map(([key, inner], index) => [
      inner instanceof SampleResult ? inner.neighbour : key,
      resolved[index],
    ]),
  );
}

/** Texts and numbers, most of a page, need no waiting. */
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
