import { child, dataAt } from "../../../shared/dataAt.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";

/** Settings of a field to write in, which one to choose from has not. */
const written = ["kind", "placeholder", "autocomplete"];

/** A field of a form is written in, or has options to choose from: what belongs to the other has no effect. */
export const checkFieldParts: Check = ({ fields, tree }) =>
  fields.flatMap(({ path }): Diagnostic[] => {
    if (path.at(-1) !== "label" || path.at(-3) !== "fields") return [];
    const field = path.slice(0, -1);
    const given = dataAt(tree.data, field);
    const hasOptions = child(given, "options") !== undefined;
    const idle = hasOptions ? written : child(given, "several") === true ? ["several"] : [];
    return idle.flatMap((name): Diagnostic[] => {
      if (child(given, name) === undefined) return [];
      const { where } = nameOf([...field, name], tree.data);
      return [
        {
          code: "unused",
          message: hasOptions
            ? `${where}: visitors choose one of the options, so ${quote(name)} is not used.`
            : `${where}: there is nothing to choose from, so ${quote(name)} is not used.`,
          hint: hasOptions
            ? "Delete the line, or the options."
            : "Add a line options: with the answers to choose from, or delete this one.",
          range: tree.keyAt([...field, name]),
        },
      ];
    });
  });
