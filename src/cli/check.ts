import path from "node:path";
import { parseArgs } from "node:util";
import { regenerate } from "../node/codegen.ts";
import { check } from "./runCheck.ts";

const flag = { type: "boolean" } as const;
const options = { strict: flag, json: flag, github: flag, fix: flag, all: flag };
const known = Object.keys(options).map((name) => `--${name}`);
const unknown = process.argv.slice(2).find((word) => !known.includes(word));

if (unknown) {
  console.error(`check does not know ${unknown}. It knows ${known.join(", ")}.`);
  process.exitCode = 2;
} else {
  const root = process.cwd();
  regenerate(root)
    .then((files) => {
      const names = files.map((file) => path.relative(root, file)).join(" and ");
      if (names) console.error(`Generated ${names} anew. Commit what changed.`);
      return check(root, parseArgs({ options }).values);
    })
    .then(({ output, code }) => {
      if (output !== "") console.log(output);
      process.exitCode = code;
    });
}
