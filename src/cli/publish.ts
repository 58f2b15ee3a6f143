import { runPublish } from "./runPublish.ts";

runPublish(process.cwd(), process.argv.slice(2)).then(({ output, complaint, code }) => {
  process.stdout.write(output);
  if (complaint) console.error(complaint);
  process.exitCode = code;
});
