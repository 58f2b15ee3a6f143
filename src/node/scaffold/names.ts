import { existsSync } from "node:fs";
import path from "node:path";

/** Throws an error with advice unless the name is valid for a new section type: kebab-case and not in use. */
export function checkName(root: string, type: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
    throw new Error(
      `"${type}" is not a type's name. Names are small letters and digits with dashes between words, as in mood-board.`,
    );
  }
  const taken = [`schema/sections/${type}.schema.json`, `src/sections/${type}`].find((file) =>
    existsSync(path.join(root, file)),
  );
  if (taken)
    throw new Error(`There is ${taken} already. Choose another name, or edit what is there.`);
}
