import { compareSites } from "../../src/site/changes/compareSites.ts";
import { groupSentences } from "../../src/site/changes/formatChanges.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { readVersion } from "../../src/site/versions/siteVersion.ts";

/** The project's schemas. */
export const schemas = await loadSchemas(process.cwd());

/** The files of a site, by their paths. */
export type Files = Record<string, string>;

/** Reads a version of a site from its files. */
export const versionOf = (files: Files) =>
  readVersion(
    new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)])),
    schemas,
  );

/** The changes between two versions of a site. */
export const compare = (before: Files, after: Files) =>
  compareSites(versionOf(before), versionOf(after), schemas);

/** The sentences of the changes between two versions, each with its heading. */
export const listSentences = (before: Files, after: Files): string[] =>
  groupSentences(compare(before, after).changes).flatMap(({ heading, sentences }) =>
    sentences.map((sentence) => `${heading} · ${sentence}`),
  );
