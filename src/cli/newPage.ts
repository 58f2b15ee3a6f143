import { makePage } from "../node/scaffold/begin/makePage.ts";
import { explainFailure, explainFileError } from "../site/explainFileError.ts";
import help from "./help.cjs";
import { exitCodeOf, WrongCall } from "./wrongCall.ts";

help("new:page");

const [name, ...rest] = process.argv.slice(2);
try {
  if (name === undefined || name.startsWith("-") || rest.length > 0) {
    throw new WrongCall("Give the new page one address.");
  }
  console.log(await makePage(process.cwd(), name));
} catch (error) {
  const usage = "Write: npm run new:page -- privacy";
  const reason = explainFileError(error) && explainFailure(error);
  console.error(reason ?? `${error instanceof Error ? error.message : error}\n${usage}`);
  process.exitCode = exitCodeOf(error);
}
