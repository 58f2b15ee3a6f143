import { explainEnd } from "./explainEnd.ts";
import { runTranslate } from "./runTranslate.ts";

runTranslate(process.cwd(), process.argv.slice(2))
  .then(({ output, complaint, code }) => {
    process.stdout.write(output);
    if (complaint) console.error(complaint);
    process.exitCode = code;
  })
  .catch(explainEnd);
