import { runPublish } from "./runPublish.ts";

runPublish(process.cwd(), process.argv.slice(2), console.log).then(
  ({ output, complaint, code }) => {
    process.stdout.write(output);
    if (complaint) console.error(complaint);
    process.exitCode = code;
  },
);
