import { parseArgs } from "node:util";
import { explainFailure } from "../site/explainFileError.ts";
import { explainArgs } from "./explainArgs.ts";
import help from "./help.cjs";
import { finishUpgrade, startUpgrade } from "./runUpgrade.ts";
import { exitCodeOf, WrongCall } from "./wrongCall.ts";

help("upgrade");

const root = process.cwd();

try {
  const { values, positionals } = readArguments();
  const [wanted = "latest", ...rest] = positionals;
  if (rest.length > 0) throw new WrongCall("upgrade takes one version.");
  process.exitCode = values.from
    ? await finishUpgrade(root, values.from, console.log)
    : await startUpgrade(root, wanted, console.log);
} catch (error) {
  console.error(explainFailure(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = exitCodeOf(error);
}

function readArguments() {
  try {
    return parseArgs({ options: { from: { type: "string" } }, allowPositionals: true });
  } catch (error) {
    throw new WrongCall(`${explainArgs(error)} npx broadside upgrade --help lists the options.`);
  }
}
