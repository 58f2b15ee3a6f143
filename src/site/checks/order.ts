import type { SectionType } from "../../shared/section.ts";
import type { Check } from "./index.ts";

const single = ["header", "hero", "footer"] satisfies SectionType[];

/** The header opens the page and the footer ends it. Header, footer and hero occur at most once. */
export const checkOrder: Check = ({ sections, tree }) => {
  const on = sections.filter((section) => section.on && section.type !== undefined);
  const at = (index: number) => tree.valueAt(["sections", index, "type"]);
  const repeated = single.flatMap((type) => {
    const [first, ...more] = on.filter((section) => section.type === type);
    return more.map(({ index }) => ({
      severity: "error" as const,
      code: "one-only",
      message: `Section ${index + 1} is a second ${type}; a page has one, and section ${Number(first?.index) + 1} is it.`,
      hint: "Delete one of the two, or write enabled: false in it.",
      range: at(index),
    }));
  });
  const header = on.find(({ type }) => type === "header");
  const footer = on.find(({ type }) => type === "footer");
  const misplaced = [
    ...(header && header !== on[0]
      ? [
          {
            section: header,
            message: "the header must be the first section.",
            hint: "Move its lines up, above all others.",
          },
        ]
      : []),
    ...(footer && on.findLast(({ type }) => type === "footer") !== on.at(-1)
      ? [
          {
            section: footer,
            message: "the footer must be the last section.",
            hint: "Move its lines down, below all others.",
          },
        ]
      : []),
  ].map(({ section: { index, type }, message, hint }) => ({
    severity: "error" as const,
    code: "order",
    message: `Section ${index + 1}, ${type}: ${message}`,
    hint,
    range: at(index),
  }));
  return [...repeated, ...misplaced];
};
