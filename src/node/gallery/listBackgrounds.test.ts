import { expect, it } from "vitest";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { describeSections } from "../../site/schemas/sectionRules.ts";
import { validate } from "../../site/schemas/validate.ts";
import { listBackgrounds } from "./listBackgrounds.ts";

const schemas = await loadSchemas(process.cwd());
const types = describeSections(schemas);
const site = { name: "Lull", title: "Lull", description: "Quiet." };
const sides = schemas.get("common.schema.json")?.definitions?.sectionBackground?.properties?.side;

it.each(types)(
  "every background of $type is one that an author may write",
  ({ type, examples }) => {
    const variants = listBackgrounds(schemas, type, examples);
    const shown = variants.map(({ props, background }) => ({ type, props, background }));
    expect(validate(schemas, { site, sections: [{ type, props: examples[0] }, ...shown] })).toEqual(
      [],
    );
    const isFrame = schemas.get(`sections/${type}.schema.json`)?.landmark !== undefined;
    expect(variants.map(({ background }) => background.side)).toEqual(isFrame ? [] : sides?.enum);
  },
);
