import { type CssNode, parse } from "css-tree";
import { memoize } from "../../site/memoize.ts";

/** A rule, the frames of an animation, or a condition with rules inside. */
type Style =
  | { type: "rule"; text: string; names: string[] }
  | { type: "keyframes"; text: string; name: string }
  | { type: "condition"; head: string; inside: Style[] };

/** The styles of a page, in their order. */
export type Styles = readonly Style[];

/** The class names that Emotion makes, in a text. */
export const classNamesIn = (text: string): string[] => text.match(/\bc-[a-z0-9]+/g) ?? [];

/** The styles in a rendered page, parsed once for all its sections, and for all pages with one `known`. */
export function readStyles(html: string, known = new Map<string, Style[]>()): Styles {
  // In what the engine renders, no attribute and no text holds a "<".
  const sheets = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)];
  return sheets.flatMap(([, text = ""]) => memoize(known, text, () => readSheet(text)));
}

/** As browsers do, the parser skips what is no CSS. */
function readSheet(css: string): Style[] {
  const sheet = parse(css, {
    positions: true,
    parseAtrulePrelude: false,
    parseRulePrelude: false,
    parseValue: false,
  });
  return "children" in sheet && sheet.children
    ? sheet.children.toArray().flatMap((node) => readStyle(node, css))
    : [];
}

function readStyle(node: CssNode, css: string): Style[] {
  if (!node.loc) return [];
  const { start, end } = node.loc;
  const text = css.slice(start.offset, end.offset);
  if (node.type === "Rule") {
    const selector = css.slice(start.offset, node.block.loc?.start.offset);
    return [{ type: "rule", text, names: classNamesIn(selector) }];
  }
  if (node.type !== "Atrule" || !node.block?.loc) return [];
  if (/keyframes$/i.test(node.name)) {
    return node.prelude?.type === "Raw"
      ? [{ type: "keyframes", text, name: node.prelude.value }]
      : [];
  }
  const head = css.slice(start.offset, node.block.loc.start.offset);
  const inside = node.block.children.toArray().flatMap((inner) => readStyle(inner, css));
  return [{ type: "condition", head, inside }];
}

/** The rules for these class names, each with the conditions around it, and the animations that they name. */
export function selectStyles(styles: Styles, names: ReadonlySet<string>): string {
  const rules = print(
    styles,
    (style) => style.type === "rule" && style.names.some((name) => names.has(name)),
  );
  return rules + print(styles, (style) => style.type === "keyframes" && rules.includes(style.name));
}

/** The chosen styles as text. Those inside one condition stay together; an empty condition is left out. */
function print(styles: Styles, isChosen: (style: Style) => boolean): string {
  return styles
    .map((style) => {
      if (style.type !== "condition") return isChosen(style) ? style.text : "";
      const inside = print(style.inside, isChosen);
      return inside && `${style.head}{${inside}}`;
    })
    .join("");
}
