import type { SchemaLocation } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { schemaOf } from "../page/pageAddress.ts";
import type { PageVersion } from "../versions/siteVersion.ts";
import { findRepeated } from "./findRepeated.ts";
import { nameEntry, nameInside } from "./nameValue.ts";
import { frameOf, memberOf, nounAt, shapeAt, titleOfSchema } from "./schemaAt.ts";

/** The name of a value of a page, as the sentence about a change of it has it: `label of the button`. */
export const nameValueAt = (page: PageVersion, schemas: Schemas, path: FieldPath): string =>
  locateValue(page, schemas, path).name;

/** The name of a value of a page, and its schema. */
export function locateValue(
  page: PageVersion,
  schemas: Schemas,
  path: FieldPath,
): { name: string; place: SchemaLocation | undefined } {
  const { start, ...from } = findStart(page, schemas, path);
  let { place, name } = from;
  let definitions: readonly string[] = [];
  let data = dataAt(page.data, start);
  const repeated = findRepeated(data);
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
      name = nameEntry(data, { noun, list: name ?? "", index: step, title, repeated });
      ({ place, definitions } = inner);
    } else {
      const inner = memberOf(shapeAt(value).properties.get(step));
      name = nameInside({ name, at, definitions }, step, inner);
      ({ place, definitions } = inner);
    }
  }
  return { name: name ?? "page", place };
}

/** The value that holds all of a path that has a name: the contents of a section, its frame, or the page. */
function findStart(
  page: PageVersion,
  schemas: Schemas,
  path: FieldPath,
): { start: FieldPath; place: SchemaLocation | undefined; name: string | undefined } {
  const locationOf = (file: string) => {
    const node = schemas.get(file);
    return node && { file, node };
  };
  const whole = locationOf(schemaOf(page));
  if (path[0] !== "sections") return { start: [], place: whole, name: undefined };
  const start = path.slice(0, 2);
  if (path[2] !== "props") return { start, place: frameOf(schemas, whole), name: undefined };
  const type = dataAt(page.data, [...start, "type"]);
  const place = locationOf(sectionSchema(String(type)));
  return { start: [...start, "props"], place, name: "contents" };
}
