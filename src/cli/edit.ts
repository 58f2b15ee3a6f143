import { readFileSync } from "node:fs";
import { runEdit } from "./runEdit.ts";

runEdit(process.cwd(), process.argv.slice(2), () => readFileSync(0, "utf8")).then(
  ({ output, complaint, code }) => {
    process.stdout.write(output);
    if (complaint) console.error(complaint);
    process.exitCode = code;
  },
);
