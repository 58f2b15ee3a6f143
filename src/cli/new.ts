import { parseArgs } from "node:util";
import { scaffold } from "../node/scaffold/scaffold.ts";
import { scaffoldInSite } from "../node/scaffold/scaffoldInSite.ts";
import { engineOf } from "../site/engineRoot.ts";
import { explainFailure } from "../site/explainFileError.ts";
import { explainArgs } from "./explainArgs.ts";
import help from "./help.cjs";
import { exitCodeOf, WrongCall } from "./wrongCall.ts";

help("new");

const flag = { type: "boolean", default: false } as const;
const usage = "Write: npm run new -- <type>, with --island if it needs the browser.";
const root = process.cwd();

try {
  const { values, positionals } = readArguments();
  const [type, ...rest] = positionals;
  if (type === undefined || rest.length > 0) throw new WrongCall("Give the new type one name.");
  if (values.island && values.wrap) {
    throw new WrongCall("What is wrapped keeps its way of hydrating.");
  }
  const isApart = engineOf(root) !== root;
  if (values.wrap && !isApart) throw new Error("A site in a folder of its own wraps types.");
  const kind = values.island ? "island" : "static";
  console.log(
    isApart
      ? await scaffoldInSite(root, type, values.wrap ? "wrapper" : kind)
      : await scaffold(root, type, kind),
  );
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  console.error(explainFailure(error) ?? `${reason}\n${usage}`);
  process.exitCode = exitCodeOf(error);
}

function readArguments() {
  const options = { island: flag, wrap: flag };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new WrongCall(explainArgs(error));
  }
}
