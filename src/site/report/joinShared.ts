import type { LocatedDiagnostic } from "../../yaml/diagnostic.ts";

/** Keeps a mistake in a text that several pages show at the first of them alone, with the number of the pages. */
export function joinShared<Page extends { diagnostics: readonly LocatedDiagnostic[] }>(
  pages: readonly Page[],
): (Omit<Page, "diagnostics"> & { diagnostics: LocatedDiagnostic[] })[] {
  const owners = new Map<string, Page[]>();
  for (const page of pages) {
    for (const key of new Set(page.diagnostics.map(keyOf))) {
      owners.set(key, [...(owners.get(key) ?? []), page]);
    }
  }
  return pages.map((page) => ({
    ...page,
    diagnostics: page.diagnostics.flatMap((diagnostic) => {
      const [first, ...others] = owners.get(keyOf(diagnostic)) ?? [];
      if (first !== page) return [];
      if (others.length === 0) return [diagnostic];
      const message = `${diagnostic.message} ${others.length + 1} pages show it.`;
      return [{ ...diagnostic, message }];
    }),
  }));
}

const keyOf = ({ file, code, line, column, endLine, endColumn }: LocatedDiagnostic) =>
  [file, code, line, column, endLine, endColumn].join("\n");
