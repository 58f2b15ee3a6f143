import { parseArgs } from "node:util";
import { compareSites } from "../site/changes/compareSites.ts";
import { formatChanges, formatJson, formatMarkdown } from "../site/changes/formatChanges.ts";
import { explainFailure } from "../site/explainFileError.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import { findCommit, readCommit } from "../site/versions/readCommit.ts";
import { readFolder } from "../site/versions/readFolder.ts";
import { readVersion, UnreadableVersion } from "../site/versions/siteVersion.ts";
import type { CommandRun } from "./commandRun.ts";
import { explainArgs } from "./explainArgs.ts";

const help = `npm run changes

Describes what changed in the site since the version that is online: since the branch that it is pushed to, or
else since the last commit.

  -- --since v1      since another commit, branch or tag
  -- --markdown      as Markdown, such as for the description of a pull request
  -- --json          as data: each change with its sentence and the steps that make it

Exits with 0, with 1 if a version cannot be read, and with 2 if it is called wrongly.
`;

const flag = { type: "boolean" } as const;
const options = { since: { type: "string" }, json: flag, markdown: flag, help: flag } as const;

/** Describes the changes of the site in `root` since a version in Git. */
export async function runChanges(root: string, args: string[]): Promise<CommandRun> {
  const read = readArgs(args);
  if ("complaint" in read) return { output: "", complaint: read.complaint, code: 2 };
  const { since, json, markdown, help: isHelp } = read.values;
  if (isHelp) return { output: help, code: 0 };
  try {
    const schemas = await loadSchemas(root);
    const commit = await findCommit(root, since);
    const before = readVersion(await readCommit(root, commit), schemas, commit.name);
    const after = readVersion(await readFolder(root), schemas);
    const format = json ? formatJson : markdown ? formatMarkdown : formatChanges;
    return { output: `${format(compareSites(before, after, schemas))}\n`, code: 0 };
  } catch (error) {
    const complaint = error instanceof UnreadableVersion ? error.message : explainFailure(error);
    if (complaint === undefined) throw error;
    return { output: "", complaint, code: 1 };
  }
}

function readArgs(args: string[]) {
  try {
    const { values } = parseArgs({ args, options });
    return values.json && values.markdown
      ? { complaint: "--json and --markdown are two forms of one answer. Leave one of them out." }
      : { values };
  } catch (error) {
    return { complaint: `${explainArgs(error)} npm run changes -- --help lists the options.` };
  }
}
