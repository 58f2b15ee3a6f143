import path from "node:path";
import { parseArgs } from "node:util";
import { regenerate } from "../node/project/codegen.ts";
import { explainAsOf } from "../site/explain/asOf.ts";
import { explainEnd } from "./explainEnd.ts";
import { check } from "./runCheck.ts";

const flag = { type: "boolean" } as const;
const on = { type: "string" } as const;
const options = { strict: flag, json: flag, github: flag, fix: flag, all: flag, next: flag, on };
const complaint = findFault(process.argv.slice(2));

if (complaint) {
  console.error(complaint);
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
    })
    .catch(explainEnd);
}

/** The reason why the command cannot be run with these words, if there is one. */
function findFault(words: string[]): string | undefined {
  const known = Object.keys(options).map((name) => `--${name}`);
  const at = words.indexOf("--on");
  const day = at < 0 ? undefined : words[at + 1];
  const rest = at < 0 ? words : words.toSpliced(at, 2);
  const unknown = rest.find((word) => !known.includes(word));
  if (unknown) return `check does not know ${unknown}. It knows ${known.join(", ")}.`;
  if (at >= 0 && day === undefined) return "--on needs a day, such as --on 2026-12-24.";
  return day === undefined ? undefined : explainAsOf(day);
}
