import { parseArgs } from "node:util";
import { compareSites } from "../site/changes/compareSites.ts";
import { formatChanges, formatJson, formatMarkdown } from "../site/changes/formatChanges.ts";
import { explainFailure } from "../site/explainFileError.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import { findCommit, readCommit, readWorkingFolder } from "../site/versions/readCommit.ts";
import { readVersion, UnreadableVersion } from "../site/versions/siteVersion.ts";
import type { CommandRun } from "./commandRun.ts";
import { explainArgs } from "./explainArgs.ts";

const help = `npm run changes

Describes what changed in the site since the version that is online: since the branch that it is pushed to, or
else since the last commit.

  -- --since v1      since another commit, branch or tag
  -- --markdown      as Markdown, such as for the description of a pull request
  -- --json          as data: each change with its sentence and the steps that make it
  -- --pictures out  photographs each changed section, before and after, at 390 and 1280 pixels, into the folder out:
                     its index.html and changes.md show them. Needs Chrome or Chromium; without, they have links

Exits with 0, with 1 if a version cannot be read, and with 2 if it is called wrongly.
`;

const flag = { type: "boolean" } as const;
const text = { type: "string" } as const;
const options = { since: text, pictures: text, json: flag, markdown: flag, help: flag } as const;

/** Describes the changes of the site in `root` since a version in Git. */
export async function runChanges(root: string, args: string[]): Promise<CommandRun> {
  const read = readArgs(args);
  if ("complaint" in read) return { output: "", complaint: read.complaint, code: 2 };
  const { since, json, markdown, pictures, help: isHelp } = read.values;
  if (isHelp) return { output: help, code: 0 };
  try {
    const schemas = await loadSchemas(root);
    const commit = await findCommit(root, since);
    const contents = {
      before: await readCommit(root, commit),
      after: await readWorkingFolder(root),
    };
    const before = readVersion(contents.before, schemas, commit.name);
    const after = readVersion(contents.after, schemas);
    const format = json ? formatJson : markdown ? formatMarkdown : formatChanges;
    const compared = compareSites(before, after, schemas);
    const output = `${format(compared)}\n`;
    if (pictures === undefined) return { output, code: 0 };
    // Loaded on demand: the words take a fraction of a second.
    const { writePictures } = await import("../node/pictures/writePictures.ts");
    const versions = {
      before: { version: before, contents: contents.before },
      after: { version: after, contents: contents.after },
    };
    const complaint = await writePictures(root, pictures, compared.changes, versions, schemas);
    return { output, complaint, code: 0 };
  } catch (error) {
    const complaint = error instanceof UnreadableVersion ? error.message : explainFailure(error);
    if (complaint === undefined) throw error;
    return { output: "", complaint, code: 1 };
  }
}

function readArgs(args: string[]) {
  try {
    const { values } = parseArgs({ args, options });
    if (values.pictures === "") return { complaint: "--pictures takes the name of a folder." };
    return values.json && values.markdown
      ? { complaint: "--json and --markdown are two forms of one answer. Leave one of them out." }
      : { values };
  } catch (error) {
    return { complaint: `${explainArgs(error)} npm run changes -- --help lists the options.` };
  }
}
