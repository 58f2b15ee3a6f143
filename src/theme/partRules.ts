import type { Theme } from "../shared/schema.gen.ts";
import { hasLabelFont, iconsOf, layoutOf } from "./themeValues.ts";

/** The mark by which the rules of a part are known among those of sections, and what a theme adds to them. */
interface PartRule {
  mark: string;
  added: string;
  /** Rules with this are left as they are. */
  unless?: string;
}

/** The weight that labels have in every part of the page: small words above titles, buttons, badges, heads of tables. */
const labels: PartRule = {
  mark: "font-weight:var(--strong)",
  added: "font-family:var(--labels)",
  unless: "font-family",
};

/** Questions and points are sentences, whatever their weight is. */
const sentences = ":root:root :is(summary,[data-reach-accordion-button],li strong,dt strong)";

const labelRules = `header[data-tone] nav{font-family:var(--labels)}${sentences}{font-family:var(--body)}`;

/** A card. */
const glass: PartRule = {
  mark: "background:var(--card,var(--surface))",
  added: "backdrop-filter:blur(14px)",
};

/** The ground of an icon. */
const tile = "border-radius:var(--tile, 34%)";

const iconStyles: Record<NonNullable<Theme["icons"]>, string> = {
  tile: "",
  bare: "--pastel:transparent;--pastel-ink:var(--accent-text);margin-inline-start:-.4em;margin-block-start:-.4em",
  outlined:
    "--pastel:transparent;--pastel-ink:var(--text);box-shadow:inset 0 0 0 1.5px var(--line)",
  solid: "--pastel:var(--accent);--pastel-ink:var(--on-accent)",
};

/**
 * The rules of sections as a theme has them. Some settings are for parts that have no name in the document: these are known by
 * a declaration that no other part has, so that a page whose theme lacks the setting pays nothing.
 */
export function renderPartRules(css: string, theme: Theme): string {
  const hasLabels = hasLabelFont(theme);
  const icons = iconStyles[iconsOf(theme)];
  const isGlass = layoutOf(theme).cards === "glass";
  const rules = [
    ...(isGlass ? [glass] : []),
    ...(hasLabels ? [labels] : []),
    ...(icons ? [{ mark: tile, added: icons }] : []),
  ];
  return rules.reduce(extend, css) + (hasLabels ? labelRules : "");
}

const extend = (css: string, { mark, added, unless }: PartRule): string =>
  css.replaceAll(/\{[^{}]*\}/g, (rule) =>
    unless && rule.includes(unless) ? rule : rule.replace(mark, `$&;${added}`),
  );
