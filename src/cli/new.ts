import { parseArgs } from "node:util";
import { scaffold } from "../node/scaffold/scaffold.ts";
import { scaffoldInSite } from "../node/scaffold/scaffoldInSite.ts";
import { engineOf } from "../site/engineRoot.ts";
import { explainFailure } from "../site/explainFileError.ts";
import { explainArgs } from "./explainArgs.ts";
import help from "./help.cjs";

help("new");

const flag = { type: "boolean", default: false } as const;
const usage = "Write: npm run new -- <type>, with --island if it needs the browser.";
const root = process.cwd();

try {
  const { values, positionals } = parseArgs({
    options: { island: flag, wrap: flag },
    allowPositionals: true,
  });
  const [type, ...rest] = positionals;
  if (type === undefined || rest.length > 0) throw new Error("Give the new type one name.");
  if (values.island && values.wrap) throw new Error("What is wrapped keeps its way of hydrating.");
  const isApart = engineOf(root) !== root;
  if (values.wrap && !isApart) throw new Error("A site in a folder of its own wraps types.");
  const kind = values.island ? "island" : "static";
  console.log(
    isApart
      ? await scaffoldInSite(root, type, values.wrap ? "wrapper" : kind)
      : await scaffold(root, type, kind),
  );
} catch (error) {
  console.error(explainFailure(error) ?? `${explainArgs(error)}\n${usage}`);
  process.exitCode = 1;
}
