import { child } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { validate } from "../schemas/validate.ts";

/** True if a value is valid at the path. */
export function fits(page: ParsedPage, path: FieldPath, value: unknown): boolean {
  const errors = validate(page.schemas, put(page.tree.data, path, value), page);
  const pointer = toPointer(path);
  const [around, name] = [toPointer(path.slice(0, -1)), path.at(-1)];
  return !errors.some(
    ({ instancePath, params }) =>
      instancePath === pointer ||
      instancePath.startsWith(`${pointer}/`) ||
      (instancePath === around && params.additionalProperty === name),
  );
}

const toPointer = (path: FieldPath) =>
  path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The data with the value at the path replaced. Missing parents are added. */
function put(data: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = put(child(data, step), rest, value);
  if (typeof step === "string") return { ...Object(data), [step]: inner };
  const items = Array.isArray(data) ? data : [];
  return [...items.slice(0, step), inner, ...items.slice(step + 1)];
}
