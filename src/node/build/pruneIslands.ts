import { type ESTree, parseSync } from "vite";

/**
 * The registry's list of islands without the types that no page shows. Their scripts are not
 * bundled, and their addresses are not sent. Throws if the list is not one object of plain names.
 */
export function pruneIslands(list: string, used: ReadonlySet<string>): string {
  const unused = entriesOf(list).filter(({ type }) => !used.has(type));
  return unused.reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, ""),
    list,
  );
}

/** An island in the registry's list, by offsets. */
interface Entry {
  type: string;
  start: number;
  end: number;
  /** The range of the function that loads its component. */
  load: readonly [start: number, end: number];
}

/** The islands of the registry's list. Throws if it is not one object of plain names. */
export function entriesOf(list: string): Entry[] {
  for (const statement of parseSync("islands.ts", list).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    const init = statement.declaration.declarations[0]?.init;
    const object = init?.type === "TSSatisfiesExpression" ? init.expression : init;
    if (object?.type !== "ObjectExpression") continue;
    return object.properties.map((property) => {
      if (property.type === "Property" && !property.computed) {
        const { key, value, start, end } = property;
        const load = rangeOfLoad(value);
        if (load && key.type === "Identifier") return { type: key.name, start, end, load };
        if (load && key.type === "Literal") return { type: String(key.value), start, end, load };
      }
      throw new Error(
        "src/registry/islands.ts has an entry that is not a section type and its island.",
      );
    });
  }
  throw new Error("src/registry/islands.ts does not export its list as one object.");
}

function rangeOfLoad(island: ESTree.Expression): Entry["load"] | undefined {
  const properties = island.type === "ObjectExpression" ? island.properties : [];
  for (const property of properties) {
    const isLoad =
      property.type === "Property" &&
      property.key.type === "Identifier" &&
      property.key.name === "load";
    if (isLoad) return [property.value.start, property.value.end];
  }
  return undefined;
}
