import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Schemas } from "../schema/schemaNode.ts";
import type { Operation } from "../shared/operation.ts";
import { applyEdit } from "../site/edit/apply.ts";
import type { PageEdit } from "../site/edit/edited.ts";
import { editSite, listPageAddresses, readTexts } from "../site/edit/editSite.ts";
import type { FileSwap } from "../site/edit/fileSwaps.ts";
import { redoLast, remember, undoLast } from "../site/edit/history.ts";
import { explainMalformed, isOperation } from "../site/edit/operationSchemas.ts";
import { readData } from "../site/edit/read.ts";
import { explainFailure, isCode, nameFile } from "../site/explainFileError.ts";
import { textFileName } from "../site/files/texts.ts";
import { english, languageOf } from "../site/languages.ts";
import { home, pageFileName } from "../site/page/pageAddress.ts";
import { formatEdits } from "../site/report/listChanges.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import { decode } from "../yaml/decode.ts";
import type { Refusal } from "../yaml/edit/refusal.ts";
import type { CommandRun } from "./commandRun.ts";
import { describeDates } from "./describeDates.ts";
import { describeNewErrors } from "./describeNewErrors.ts";
import { editHelp } from "./editHelp.ts";
import { explainArgs } from "./explainArgs.ts";
import { parseArguments } from "./parseArguments.ts";
import { WrongCall } from "./wrongCall.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = {
  ...{ before: text, after: text, to: text, at: text, props: text, id: text },
  ...{ json: text, file: text, print: flag, help: flag },
};

/** Does what `npm run edit` is asked for; `readInput` reads standard input. */
export async function runEdit(
  root: string,
  args: string[],
  readInput: () => string,
): Promise<CommandRun> {
  try {
    return await run(root, args, readInput);
  } catch (error) {
    if (error instanceof WrongCall)
      return { output: "", complaint: error.message, code: error.code };
    const complaint = explainFailure(error);
    if (complaint === undefined) throw error;
    return { output: "", complaint, code: 1 };
  }
}

async function run(root: string, args: string[], readInput: () => string): Promise<CommandRun> {
  const { values, positionals: words } = readArgs(args);
  if (values.help) return { output: editHelp, code: 0 };
  const { json, file: name = pageFileName, print = false, help: _, ...places } = values;
  const [verb] = words;
  if ((verb === "undo" || verb === "redo") && json === undefined) {
    if (words.length > 1) throw new WrongCall(`${verb} takes no words.`);
    const done = await (verb === "undo" ? undoLast(root) : redoLast(root));
    if ("refusal" in done) return report(done);
    const { edits, whole, swaps, warning } = done;
    if (!whole && !swaps) return report(edits, warning);
    const lines = [
      ...(whole ? [`${whole.file} is ${whole.isThere ? "there again" : "gone"}.`] : []),
      ...(swaps ?? []).map(describeSwap),
    ];
    return { output: `${lines.join("\n")}\n`, ...complain(warning), code: 0 };
  }
  if (json !== undefined && (json !== "-" || words.length > 0)) {
    throw new WrongCall(
      "--json takes - and nothing else: the operation comes from standard input.",
    );
  }
  const file = path.relative(root, path.resolve(root, name)).replaceAll(path.sep, "/");
  const bytes = await readFile(path.resolve(root, name)).catch((error) => {
    if (!isCode(error, "ENOENT")) throw nameFile(error, path.resolve(root, name), "read");
    throw new WrongCall(`There is no file ${name} here.`);
  });
  const { text: source, diagnostics } = decode(bytes);
  if (diagnostics[0]) return { output: "", complaint: diagnostics[0].message, code: 1 };
  const { path: address } =
    (await listPageAddresses(root)).find((page) => page.file === file) ?? home;
  const read = await readTexts(root);
  const texts = new Map(read.map((each) => [textFileName(each.file), each.text]));
  const rules = { schemas: await loadSchemas(root), address, texts };
  const operation =
    json === undefined
      ? parseArguments({
          ...{ args: words, options: places, data: readData(source, rules), rules },
          lang: verb === "add" ? await readLanguage(root, rules.schemas) : english,
        })
      : readOperation(readInput());
  if (print) {
    const edited = applyEdit(bytes.toString(), operation, rules);
    if ("refusal" in edited) return { output: "", complaint: edited.refusal.message, code: 1 };
    return { output: edited.text, code: 0 };
  }
  const done = await editSite(root, file, operation, rules.schemas);
  if ("refusal" in done) return report(done);
  const { warning } = done.length > 0 ? await remember(root, operation, done) : {};
  const errors = done.length > 0 ? await describeNewErrors(root, done) : "";
  const { output, ...rest } = report(done, [warning, errors].filter(Boolean).join("\n\n"));
  const dates = await describeDates(root, file, operation, rules);
  return { output: dates ? `${output}\n${dates}\n` : output, ...rest };
}

const describeSwap = ({ file, before, after }: FileSwap) =>
  `${file} is ${after === undefined ? "gone" : before === undefined ? "there again" : "replaced"}.`;

/** The language of a site; English if its first page cannot be read. */
async function readLanguage(root: string, schemas: Schemas): Promise<string> {
  const source = await readFile(path.join(root, pageFileName), "utf8").catch(() => "");
  return languageOf(readData(source, { schemas }));
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongCall(`${explainArgs(error)} npm run edit -- --help tells how.`);
  }
}

function readOperation(json: string): Operation {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new WrongCall("Standard input is not JSON.");
  }
  const operation = Array.isArray(value) ? { do: "all", operations: value } : value;
  if (!isOperation(operation))
    throw new WrongCall(explainMalformed(operation) ?? "This is no operation.");
  return operation;
}

function report(done: PageEdit[] | { refusal: Refusal }, warning?: string): CommandRun {
  if ("refusal" in done) return { output: "", complaint: done.refusal.message, code: 1 };
  const parts = done.flatMap(({ file, movedTo, before, edits }) => [
    movedTo === undefined ? "" : `${file} is ${movedTo} now.`,
    formatEdits(movedTo ?? file, before, edits),
  ]);
  return {
    output: `${parts.filter(Boolean).join("\n\n") || "Nothing had to be changed."}\n`,
    ...complain(warning),
    code: 0,
  };
}

const complain = (complaint: string | undefined) => (complaint ? { complaint } : {});
