import { explainFailure } from "../site/explainFileError.ts";
import { runTranslate } from "./runTranslate.ts";

runTranslate(process.cwd(), process.argv.slice(2))
  .then(({ output, complaint, code }) => {
    process.stdout.write(output);
    if (complaint) console.error(complaint);
    process.exitCode = code;
  })
  .catch((error) => {
    const reason = explainFailure(error);
    if (reason === undefined) throw error;
    console.error(reason);
    process.exitCode = 1;
  });
