import path from "node:path";
import { build } from "../../src/index.ts";
import { rootOf } from "../project/makeProject.ts";
import { makeDocs } from "./makeDocs.ts";

/* Builds the guides as a site, by the engine itself. */

const root = rootOf("docs");
await makeDocs(root);
const { pages, result } = await build(root);
const errors = [
  ...pages
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, message }) => `${file}:${line} ${message}`),
  ...(result?.errors ?? []),
];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);
console.log(`printed to ${path.join(root, "dist")}`);
