import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The hash of several texts, which keeps them apart. */
export const hashText = (...texts: string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);

/** The hash of a file, or of the names and contents of all files of a folder. It is also that of one that is not there. */
export function hashFiles(place: string, isPart: (file: string) => boolean = () => true): string {
  if (!existsSync(place)) return "";
  const names = statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: "utf8" }).filter(isPart).sort()
    : [""];
  const hash = createHash("sha256");
  for (const name of names) {
    const file = path.join(place, name);
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
