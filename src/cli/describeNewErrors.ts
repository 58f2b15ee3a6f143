import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PageEdit } from "../site/edit/edited.ts";
import { checkWithMedia, parseSite, type Site } from "../site/read/loadSite.ts";
import { loadSiteContext } from "../site/read/loadSiteContext.ts";
import { formatByWeight } from "../site/report/format.ts";
import type { LocatedDiagnostic } from "../yaml/diagnostic.ts";

/** Describes the errors for which the check refuses a site after edits that were made, and did not before. Empty if there are none. */
export async function describeNewErrors(root: string, done: readonly PageEdit[]): Promise<string> {
  const context = await loadSiteContext(root);
  const now = await checkWithMedia(await parseSite(root, context));
  if (errorsOf(now).length === 0) return "";
  const texts = new Map(done.map(({ file, movedTo, before }) => [movedTo ?? file, before]));
  const readBefore = async (file: string) => {
    const text = texts.get(file);
    return text === undefined
      ? readFile(path.join(root, file)).catch(() => undefined)
      : Buffer.from(text);
  };
  const before = await checkWithMedia(await parseSite(root, context, readBefore));
  const known = new Set(errorsOf(before).map(keyOf));
  const pages = now.pages.map((page) => ({
    ...page,
    diagnostics: page.diagnostics.filter((each) => isError(each) && !known.has(keyOf(each))),
  }));
  const report = formatByWeight(pages);
  return (
    report &&
    `${report}\n\nnpm run check refuses the site for that. To take the edit back: npm run edit -- undo`
  );
}

const errorsOf = ({ pages }: Site) =>
  pages.flatMap(({ diagnostics }) => diagnostics.filter(isError));

const isError = ({ severity }: LocatedDiagnostic) => severity === "error";

/** Identifies an error wherever it is in its file: the lines around it may have moved. */
const keyOf = ({ file, code, message }: LocatedDiagnostic) => [file, code, message].join("\n");
