import { type Schemas, typeOfSchema } from "../../src/schema/schemaNode.ts";
import { oneOf } from "../../src/shared/text/wording.ts";
import { suggest } from "../../src/site/suggest.ts";

/** The section type that the command line names, or what is wrong with it. */
export function chooseType(
  words: readonly string[],
  schemas: Schemas,
): { type: string } | { error: string } {
  const types = [...schemas.keys()].flatMap((file) => typeOfSchema(file) ?? []);
  const [word, ...rest] = words;
  const list = `The section types are ${types.join(", ")}.`;
  if (word === undefined || rest.length > 0) {
    return { error: `Name one section type: npm run test:section -- <type>. ${list}` };
  }
  if (types.includes(word)) return { type: word };
  const { near } = suggest(word, types);
  const question = near.length > 0 ? ` Did you mean ${oneOf(near)}?` : "";
  return { error: `There is no section type "${word}".${question} ${list}` };
}
