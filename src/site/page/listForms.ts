import { dataAt } from "../../shared/dataAt.ts";
import type { ParsedPage } from "./parsedPage.ts";

/** The paths of the groups that a form is made of. A form has a service, or an address that takes it. */
export function listForms({ fields, tree }: ParsedPage): (string | number)[][] {
  const isOfForm = (kind: string, path: readonly (string | number)[]) =>
    kind === "formService" || (kind === "address" && path.at(-1) === "action");
  const paths = fields.flatMap(({ kind, path }) =>
    isOfForm(kind, [...path]) ? [path.slice(0, -1)] : [],
  );
  const found = new Map(paths.map((path) => [JSON.stringify(path), path]));
  return [...found.values()].filter((path) => typeof dataAt(tree.data, path) === "object");
}
