import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { typeOfSchema } from "../../schema/schemaNode.ts";
import { didYouMean, sentences } from "../../shared/text/wording.ts";
import { explainTypeName, isTypeName } from "../../site/schemas/ownTypes.ts";
import { suggest } from "../../site/suggest.ts";

/** Throws an error with advice unless the name is valid for a new section type: kebab-case and not in use. */
export function checkName(root: string, type: string): void {
  if (!isTypeName(type)) throw new Error(explainTypeName(type));
  const taken = [`schema/sections/${type}.schema.json`, `src/sections/${type}`].find((file) =>
    existsSync(path.join(root, file)),
  );
  if (taken) throw new Error(sayTaken(taken));
}

/** Throws an error with advice unless a site may have a folder for a type of this name, or for what wraps it. */
export function checkOwnName(root: string, schemaDir: string, type: string, isWrapped: boolean) {
  if (!isTypeName(type)) throw new Error(explainTypeName(type));
  const isBuiltIn = existsSync(path.join(schemaDir, `sections/${type}.schema.json`));
  if (isBuiltIn && !isWrapped) {
    throw new Error(
      `Broadside has a section type ${type}. Choose another name, or wrap that type: npm run new -- ${type} --wrap`,
    );
  }
  if (!isBuiltIn && isWrapped) {
    const types = readdirSync(path.join(schemaDir, "sections")).flatMap(
      (file) => typeOfSchema(`sections/${file}`) ?? [],
    );
    throw new Error(
      sentences(
        `Broadside has no section type ${type} to wrap.`,
        didYouMean(suggest(type, types).near),
        "For a type of your own, leave out --wrap.",
      ),
    );
  }
  if (existsSync(path.join(root, "sections", type))) throw new Error(sayTaken(`sections/${type}`));
}

const sayTaken = (file: string) =>
  `There is ${file} already. Choose another name, or edit what is there.`;
