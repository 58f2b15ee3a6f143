import type { SchemaLocation } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { schemaOf } from "../page/pageAddress.ts";
import type { PageVersion } from "../versions/siteVersion.ts";
import { nameEntry, nameInside } from "./nameValue.ts";
import { memberOf, nounAt, shapeAt, titleOfSchema } from "./schemaAt.ts";

/** The name of a value of a page, as the sentence about a change of it has it: `label of the button`. */
export function nameValueAt(page: PageVersion, schemas: Schemas, path: FieldPath): string {
  const isInSection = path[0] === "sections";
  const start = path.slice(0, isInSection ? 3 : 0);
  const type = dataAt(page.data, [...path.slice(0, 2), "type"]);
  const file = isInSection ? sectionSchema(String(type)) : schemaOf(page);
  const node = schemas.get(file);
  let place: SchemaLocation | undefined = node && { file, node };
  let name: string | undefined = isInSection ? "contents" : undefined;
  let definitions: readonly string[] = [];
  let data = dataAt(page.data, start);
  for (let length = start.length; length < path.length; length += 1) {
    const step = path[length];
    if (step === undefined) break;
    const at = path.slice(0, length);
    const value = { schemas, place };
    data = child(data, step);
    if (typeof step === "number") {
      const inner = memberOf(shapeAt(value).entry);
      const title = titleOfSchema({ schemas, place: inner.place }, data);
      const noun = nounAt(value, String(at.at(-1)));
      name = nameEntry(data, { noun, list: name ?? "", index: step, title });
      ({ place, definitions } = inner);
    } else {
      const inner = memberOf(shapeAt(value).properties.get(step));
      name = nameInside({ name, at, definitions }, step, inner);
      ({ place, definitions } = inner);
    }
  }
  return name ?? "page";
}
