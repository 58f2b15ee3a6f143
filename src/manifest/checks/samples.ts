import type { SectionType } from "../../contract/section.ts";
import { sectionOf } from "../page.ts";
import type { Finding } from "../problem.ts";
import { sampleCode } from "../severity.ts";
import { suggest } from "../suggest.ts";
import { allOf, dataAt, named, nameOf, quote } from "../words.ts";
import type { Check } from "./index.ts";

/** Sections that show nothing without either real items or a sample. */
const needsOne: ReadonlyMap<string, readonly string[]> = new Map([
  ["testimonials" satisfies SectionType, ["items", "sample"]],
]);

/** A sample stands in for real items: never beside them, and warned about until they come. */
export const checkSamples: Check = (page) => {
  const { tree, fields, sections } = page;
  const invented = fields.flatMap(({ kind, path, schema }): Finding[] => {
    if (kind !== "sample") return [];
    const { where, name } = nameOf(path, tree.data);
    const fills = String(schema.fills);
    const range = tree.keyAt(path);
    if (dataAt(tree.data, [...path.slice(0, -1), fills]) !== undefined) {
      return [
        {
          severity: "error",
          code: "either-or",
          message: `${where}: ${quote(fills)} and ${named(name)} both stand here; only one of them can be shown.`,
          hint: `Keep ${fills} if they are real, and delete sample.`,
          range,
        },
      ];
    }
    if (!sectionOf(page, path)?.on) return [];
    return [
      {
        severity: "warning",
        code: sampleCode,
        message: `${where}: invented ${allOf(schema.claims ?? [])} are shown as if they were real.`,
        hint: `Put real ${fills} in place of sample before you publish, or take the section off with enabled: false.`,
        range,
      },
    ];
  });
  const lacking = sections.flatMap(({ type = "", index }): Finding[] => {
    const choices = needsOne.get(type);
    const props = dataAt(tree.data, ["sections", index, "props"]);
    if (!choices || typeof props !== "object" || props === null) return [];
    // A misspelt one is there, and told already.
    if (Object.keys(props).some((name) => suggest(name, choices).near.length > 0)) return [];
    return [
      {
        severity: "error",
        code: "missing",
        message: `Section ${index + 1}, ${type}: ${choices.map(quote).join(" or ")} is missing.`,
        hint: `Add ${choices[0]} with what people said, or sample with a seed and a count.`,
        range: tree.keyAt(["sections", index, "props"]),
      },
    ];
  });
  return [...invented, ...lacking];
};
