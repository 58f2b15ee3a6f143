import type { Thing } from "../shared/publication.ts";

/**
 * Prints what search engines read as data. A script element ends at the first `</script`, wherever it
 * stands; `<` is therefore written as an escape.
 */
export function renderStructuredData(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
