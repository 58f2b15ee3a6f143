import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import type { Page } from "../../shared/page.ts";
import type { ExampleSet } from "./examples.ts";

/** A setting of the theme, some of its values, and the examples that show them. */
export interface Setting {
  path: string[];
  description: string;
  /** All values that it has, or the examples of its schema. */
  values: (string | number)[];
  /** The examples, such as `features/1`. */
  shownBy: string[];
}

const themeSchema = "theme.schema.json";

/** The looks that come along. */
export const listLooks = (schemas: Schemas): string[] =>
  [schemas.get(themeSchema)?.properties?.preset?.enum].flat().map(String);

/** The settings of the theme that name the examples by which they are shown. */
export function listSettings(schemas: Schemas): Setting[] {
  const node = schemas.get(themeSchema);
  return node ? listInside(schemas, { file: themeSchema, node }, []) : [];
}

function listInside(schemas: Schemas, outer: SchemaLocation, at: string[]): Setting[] {
  return [...membersOf(schemas, outer).properties].flatMap(([name, { schema, place }]) => {
    const path = [...at, name];
    const { shownBy } = schema;
    if (!shownBy) return listInside(schemas, place, path);
    const values = [place.node.enum ?? schema.examples].flat().map(toValue);
    return [{ path, description: String(schema.description), values, shownBy }];
  });
}

const toValue = (value: unknown) => (typeof value === "number" ? value : String(value));

/** The address of the page that shows a value, relative to the gallery. */
export const sampleFile = ({ path }: Setting, value: string | number): string =>
  `theme/${path.join(".")}-${String(value).replace("%", "-percent")}.html`;

/** The page of each value of each setting, by its address. */
export function listSamples({ page, types, schemas }: ExampleSet): Map<string, Page> {
  const find = (name: string) => {
    const [type, number] = name.split("/");
    const section = types.find((each) => each.type === type)?.examples[Number(number) - 1]?.section;
    if (!section) throw new Error(`The theme is shown by ${name}, which is no example.`);
    return section;
  };
  return new Map(
    listSettings(schemas).flatMap((setting) => {
      const sections = setting.shownBy.map(find);
      return setting.values.map((value) => [
        sampleFile(setting, value),
        { ...page, theme: withSetting(page.theme, setting.path, value), sections },
      ]);
    }),
  );
}

/** The theme with another value at the path. */
function withSetting<Group extends object>(
  group: Group,
  path: string[],
  value: string | number,
): Group {
  const [name = "", ...rest] = path;
  const inner =
    rest.length > 0 ? withSetting(Object(Reflect.get(group, name)), rest, value) : value;
  return { ...group, [name]: inner };
}
