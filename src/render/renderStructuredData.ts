import type { Thing } from "../shared/providers/publication.ts";

/**
 * Renders the structured data for search engines. A script element ends at the first `</script`, even inside
 * a string, so `<` is escaped.
 */
export function renderStructuredData(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
