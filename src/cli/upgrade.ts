import { parseArgs } from "node:util";
import { explainFailure } from "../site/explainFileError.ts";
import { SiteFault } from "../site/siteFault.ts";
import { explainArgs } from "./explainArgs.ts";
import help from "./help.cjs";
import { finishUpgrade, startUpgrade } from "./runUpgrade.ts";

help("upgrade");

const root = process.cwd();

try {
  const { values, positionals } = parseArgs({
    options: { from: { type: "string" } },
    allowPositionals: true,
  });
  const [wanted = "latest", ...rest] = positionals;
  if (rest.length > 0) throw new SiteFault("upgrade takes one version.");
  process.exitCode = values.from
    ? await finishUpgrade(root, values.from, console.log)
    : await startUpgrade(root, wanted, console.log);
} catch (error) {
  console.error(explainFailure(error) ?? explainArgs(error));
  process.exitCode = 1;
}
