import { parseArgs } from "node:util";
import { collectAnswers } from "../node/scaffold/begin/ask.ts";
import { begin } from "../node/scaffold/begin/begin.ts";
import { checkReady } from "../node/scaffold/begin/checkReady.ts";
import { showsLinks } from "../node/scaffold/begin/looks.ts";
import { explainFailure } from "../site/explainFileError.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import { explainArgs } from "./explainArgs.ts";
import help from "./help.cjs";
import { check } from "./runCheck.ts";
import { exitCodeOf, WrongCall } from "./wrongCall.ts";

help("begin");

const usage =
  'Write: npm run begin -- --name "Blue Kettle" --lang en --accent "#ffc300". The quotes matter: without them, the shell takes # for the start of a comment.';
const root = process.cwd();

try {
  const values = readArguments();
  const isKept = await checkReady(root);
  const { stdin: input, stdout: output } = process;
  const terminal =
    input.isTTY && output.isTTY ? { input, output, hasLinks: showsLinks(process.env) } : undefined;
  const answers = await collectAnswers(values, await loadSchemas(root), terminal).catch((error) => {
    throw new WrongCall(error.message);
  });
  console.log(await begin(root, answers, new Date().getFullYear(), isKept));
  // It also writes what editors offer in page.yaml.
  const { output: checked } = await check(root, {});
  console.log(`\n${checked}`);
} catch (error) {
  console.error(explainFailure(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = exitCodeOf(error);
}

function readArguments() {
  const text = { type: "string" } as const;
  const pages = { type: "boolean" } as const;
  try {
    return parseArgs({ options: { name: text, lang: text, accent: text, look: text, pages } })
      .values;
  } catch (error) {
    throw new WrongCall(`${explainArgs(error)}\n${usage}`);
  }
}
