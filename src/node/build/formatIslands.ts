import { entriesOf } from "./pruneIslands.ts";

/** The module that turns texts with marks into elements, as src/registry/islands.ts imports it. */
const formatter = "../ui/withFormatted.tsx";

/** The registry's list of islands in which the given types take texts with marks. */
export function formatIslands(list: string, formatted: ReadonlySet<string>): string {
  return entriesOf(list)
    .filter(({ type }) => formatted.has(type))
    .reduceRight((whole, { load: [start, end] }) => {
      const load = `() => Promise.all([(${list.slice(start, end)})(), import("${formatter}")]).then(([Section, { withFormatted }]) => withFormatted(Section))`;
      return whole.slice(0, start) + load + whole.slice(end);
    }, list);
}

/** The code of a component on a page whose texts have no marks: the words of a text are the text. */
export const withoutWordsOf = (code: string): string =>
  code.replaceAll(/\bwordsOf\((\w+)\)/g, "$1");
