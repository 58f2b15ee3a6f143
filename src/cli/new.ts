import { parseArgs } from "node:util";
import { scaffold } from "../node/scaffold/scaffold.ts";
import { explainFailure } from "../site/explainFileError.ts";
import { explainArgs } from "./explainArgs.ts";
import help from "./help.cjs";

help("new");

const usage = "Write: npm run new -- <type>, with --island if it needs the browser.";

try {
  const { values, positionals } = parseArgs({
    options: { island: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [type, ...rest] = positionals;
  if (type === undefined || rest.length > 0) throw new Error("Give the new type one name.");
  console.log(await scaffold(process.cwd(), type, values.island ? "island" : "static"));
} catch (error) {
  console.error(explainFailure(error) ?? `${explainArgs(error)}\n${usage}`);
  process.exitCode = 1;
}
