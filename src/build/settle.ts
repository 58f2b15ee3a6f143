/** Stands in the place of a link's `href` whose section is off: the link itself is to go. */
export const gone = Symbol("gone");

/** Stands in the place of a sample: the items it invents, and the neighbour they belong in. */
export class Filling {
  readonly neighbour: string;
  readonly items: Promise<readonly unknown[]>;

  constructor(neighbour: string, items: Promise<readonly unknown[]>) {
    this.neighbour = neighbour;
    this.items = items;
  }
}

/** Awaits every promise inside the value, and carries out what `gone` and `Filling` ask for. */
export async function settle(pending: unknown): Promise<unknown> {
  const value = await pending;
  if (Array.isArray(value)) return Promise.all(value.filter(stays).map(settle));
  if (typeof value !== "object" || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value)
      .filter(([, inner]) => stays(inner))
      .map(async ([key, inner]) =>
        inner instanceof Filling
          ? [inner.neighbour, await inner.items]
          : [key, await settle(inner)],
      ),
  );
  return Object.fromEntries(entries);
}

function stays(value: unknown): boolean {
  return !(typeof value === "object" && value !== null && "href" in value && value.href === gone);
}
