/**
 * The rules by which browsers fetch a page of the site ahead, once the pointer rests on its link. They run nothing of
 * that page, which would count as a visit. Links on the page itself and links to files are left out.
 */
export function renderSpeculationRules(base: string): string {
  const pages = { href_matches: [base, `${base}*/`] };
  const here = { selector_matches: '[href^="#"],[aria-current=page]' };
  return JSON.stringify({
    prefetch: [{ where: { and: [pages, { not: here }] }, eagerness: "moderate" }],
  });
}
