import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { child } from "../shared/wording.ts";
import { applyEdit } from "../site/edit/apply.ts";
import { editFile, type FileEdit } from "../site/edit/editFile.ts";
import { remember, undoLast } from "../site/edit/history.ts";
import { followLinks, listPageFiles } from "../site/edit/links.ts";
import type { Operation } from "../site/edit/operation.ts";
import { readData } from "../site/edit/read.ts";
import { faultOf, isOperation } from "../site/edit/shape.ts";
import { loadSchemas } from "../site/loadSchemas.ts";
import { pageFileName } from "../site/pageAddress.ts";
import { formatEdits } from "../site/report/listChanges.ts";
import { decode } from "../yaml/decode.ts";
import { Refused } from "../yaml/edit/refusal.ts";
import { editHelp } from "./editHelp.ts";
import { readWords } from "./readWords.ts";
import { WrongCall } from "./wrongCall.ts";

/** The output, the message for standard error, and the exit code. */
export interface EditRun {
  output: string;
  complaint?: string;
  code: number;
}

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
): Promise<EditRun> {
  try {
    return await run(root, args, readInput);
  } catch (error) {
    if (error instanceof WrongCall)
      return { output: "", complaint: error.message, code: error.code };
    if (error instanceof Refused) return { output: "", complaint: error.message, code: 1 };
    throw error;
  }
}

async function run(root: string, args: string[], readInput: () => string): Promise<EditRun> {
  const { values, positionals: words } = readArgs(args);
  if (values.help) return { output: editHelp, code: 0 };
  const { json, file: name = pageFileName, print = false, help: _, ...places } = values;
  if (words[0] === "undo" && json === undefined) return takeBack(root, words);
  const file = path.resolve(root, name);
  const bytes = await readFile(file).catch(() => {
    throw new WrongCall(`There is no file ${name} here.`);
  });
  const schemas = await loadSchemas(root);
  const { text: source, diagnostics } = decode(bytes);
  if (diagnostics[0]) return { output: "", complaint: diagnostics[0].message, code: 1 };
  if (json !== undefined && (json !== "-" || words.length > 0)) {
    throw new WrongCall(
      "--json takes - and nothing else: the operation comes from standard input.",
    );
  }
  const operation =
    json === undefined
      ? readWords({ words, options: places, data: readData(source, schemas), schemas })
      : readOperation(readInput());
  const relative = path.relative(root, file);
  const context = { schemas, address: addressOf(relative) };
  if (print) {
    const edited = applyEdit(bytes.toString(), operation, context);
    if ("refusal" in edited) return { output: "", complaint: edited.refusal.message, code: 1 };
    return { output: edited.text, code: 0 };
  }
  const done = await editFile(file, operation, context);
  if ("refusal" in done) return { output: "", complaint: done.refusal.message, code: 1 };
  const edits = [{ file: relative, ...done }];
  const pages = await listPageFiles(root);
  for (const other of pages.includes(relative) ? pages : []) {
    if (other === relative) continue;
    const followed = await followLinks(path.join(root, other), operation, done.before, context);
    if (followed && "refusal" in followed) {
      return { output: show(edits), complaint: `${other}: ${followed.refusal.message}`, code: 1 };
    }
    if (followed) edits.push({ file: other, ...followed });
  }
  const changed = edits.filter((edit) => edit.edits.length > 0);
  if (changed.length > 0)
    await remember(
      root,
      changed.map(({ file, text, undo }) => ({ file, after: text, undo })),
    );
  return { output: show(changed), code: 0 };
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [reason = ""] = String(child(error, "message") ?? "").split(". ");
    throw new WrongCall(`${reason.replace(/\.$/, "")}. npm run edit -- --help tells how.`);
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
  if (!isOperation(operation)) throw new WrongCall(faultOf(operation) ?? "This is no operation.");
  return operation;
}

async function takeBack(root: string, words: string[]): Promise<EditRun> {
  if (words.length > 1) throw new WrongCall("undo takes no words.");
  const done = await undoLast(root);
  return "refusal" in done
    ? { output: "", complaint: done.refusal.message, code: 1 }
    : { output: show(done), code: 0 };
}

/** The path that a page is published under, by its file; a file of no site counts as a first page. */
function addressOf(file: string): string {
  const [, page] = /^pages\/(.+)\.ya?ml$/.exec(file.replaceAll(path.sep, "/")) ?? [];
  return page === undefined ? "/" : `/${page}/`;
}

function show(
  changed: readonly Pick<FileEdit & { file: string }, "file" | "before" | "edits">[],
): string {
  const parts = changed.map(({ file, before, edits }) => formatEdits(file, before, edits));
  return `${parts.filter(Boolean).join("\n\n") || "Nothing had to be changed."}\n`;
}
