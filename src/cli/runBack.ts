import { formatChanges } from "../site/changes/formatChanges.ts";
import { bringBack } from "../site/publishing/bringBack.ts";
import { listPublications, type PastPublication } from "../site/publishing/listPublications.ts";
import { NotBroughtBack } from "../site/publishing/notBroughtBack.ts";
import { planBack } from "../site/publishing/planBack.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import type { CommandRun } from "./commandRun.ts";

/** The length of an id in the list. */
const shownDigits = 8;

/** Lists what was published from the folder `root`. */
export async function runHistory(root: string): Promise<CommandRun> {
  const publications = await listPublications(root);
  const listed = publications.map((each) =>
    [headOf(each), ...each.words.map((line) => `  ${line}`)].join("\n"),
  );
  return { output: `${listed.join("\n\n") || "Nothing is published yet."}\n`, code: 0 };
}

/** Brings a publication back into the folder `root`, by its id or the start of it. With `isDryRun`, describes that alone. */
export async function runBack(root: string, id: string, isDryRun: boolean): Promise<CommandRun> {
  const schemas = await loadSchemas(root);
  const publications = await listPublications(root);
  const found = publications.filter((each) => each.id.startsWith(id.toLowerCase()));
  const [publication] = found;
  if (!publication || found.length > 1) throw new NotBroughtBack("unknown");
  if (isDryRun) {
    const { changes, unpublished } = await planBack(root, publication.id, schemas);
    const parts = [
      `Bringing it back would change:\n\n${formatChanges({ changes })}`,
      ...(unpublished.length > 0
        ? [
            `It would be refused, because these changes are not online yet:\n\n${formatChanges({ changes: unpublished })}`,
          ]
        : []),
    ];
    return { output: `${parts.join("\n\n")}\n`, code: 0 };
  }
  const { changes, warning } = await bringBack(root, publication.id, schemas);
  const done = [
    `Brought back: ${headOf(publication)}`,
    formatChanges({ changes }),
    "It is not online yet: npm run publish:site publishes it, and npm run edit -- undo takes it back.",
  ];
  return {
    output: `${(changes.length > 0 ? done : ["The site is as it was then."]).join("\n\n")}\n`,
    ...(warning !== undefined && { complaint: warning }),
    code: 0,
  };
}

const headOf = ({ id, time, author }: PastPublication) =>
  `${id.slice(0, shownDigits)}  ${time.slice(0, 16).replace("T", " ")}  ${author}`;
