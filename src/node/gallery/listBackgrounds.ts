import { membersOf } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { SectionBackground } from "../../shared/schema.gen.ts";
import { examplesPath } from "../../site/files/publicFiles.ts";

/** A variant of a section type in front of a picture. */
interface Backed {
  name: string;
  props: object;
  background: SectionBackground;
}

const picture = { src: `${examplesPath}/hills.jpg`, focus: [0.7, 0.4] };

/** The first example of a section type with a picture behind it, on each side; none of a type that frames the page. */
export function listBackgrounds(schemas: Schemas, type: string, examples: unknown[]): Backed[] {
  const file = sectionSchema(type);
  const node = schemas.get(file) ?? {};
  if (node.landmark) return [];
  const { properties } = membersOf(schemas, { file, node });
  const isBackground = (name: string) =>
    properties.get(name)?.definitions.some(({ kind }) => kind === "background");
  const props = Object.fromEntries(
    Object.entries(Object(examples[0])).filter(([name]) => !isBackground(name)),
  );
  return (["start", "center", "end"] as const).map((side) => ({
    name: `with a background, ${side}`,
    props,
    background: { picture, side },
  }));
}
