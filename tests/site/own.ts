import { readFileSync } from "node:fs";
import path from "node:path";

/** The project's own page, with any content. */
export const ownPage = readFileSync("page.yaml", "utf8");

/** The project's own public files. */
export const ownPublicDir = path.resolve("public");
