/** The weight that labels have in every part of the page: small words above titles, buttons, badges, heads of tables. */
const weight = "font-weight:var(--strong)";

/** Questions and points are sentences, whatever their weight is. */
const sentences = ":root:root :is(summary,[data-reach-accordion-button],li strong,dt strong)";

/** The rules that give labels and navigation the typeface of labels. */
export const labelRules = `header[data-tone] nav{font-family:var(--labels)}${sentences}{font-family:var(--body)}`;

/** The rules of sections with the typeface of labels in each rule that has their weight, and no typeface of its own. */
export const withLabels = (css: string): string =>
  css.replaceAll(/\{[^{}]*\}/g, (rule) =>
    rule.includes("font-family") ? rule : rule.replace(weight, `$&;font-family:var(--labels)`),
  );
