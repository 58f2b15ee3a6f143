import { parseSync } from "vite";

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

interface Entry {
  type: string;
  start: number;
  end: number;
}

function entriesOf(list: string): Entry[] {
  for (const statement of parseSync("islands.ts", list).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    const init = statement.declaration.declarations[0]?.init;
    const object = init?.type === "TSSatisfiesExpression" ? init.expression : init;
    if (object?.type !== "ObjectExpression") continue;
    return object.properties.map((property) => {
      if (property.type === "Property" && !property.computed) {
        const { key, start, end } = property;
        if (key.type === "Identifier") return { type: key.name, start, end };
        if (key.type === "Literal") return { type: String(key.value), start, end };
      }
      throw new Error(
        "src/registry/islands.ts has an entry that is not a section type and its island.",
      );
    });
  }
  throw new Error("src/registry/islands.ts does not export its list as one object.");
}
