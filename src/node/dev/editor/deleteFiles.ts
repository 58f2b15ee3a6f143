import { readFile } from "node:fs/promises";
import path from "node:path";
import { withoutLanguage } from "../../../shared/fileEndings.ts";
import { type FileSwap, makeSwaps } from "../../../site/edit/fileSwaps.ts";
import { rememberSwaps } from "../../../site/edit/history.ts";
import type { OpenTabs } from "../../../site/edit/historyFiles.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { resolvePaths } from "../../project/projectPaths.ts";
import { describeSwaps, type SwapResult } from "./record.ts";

/** Deletes those of some files of public/ that no page and no text names, so that it can be taken back. */
export async function deleteFiles(
  { root, context, pages }: Site,
  files: readonly string[],
  tabs: OpenTabs,
): Promise<SwapResult | { refusal: { message: string } }> {
  const texts = pages.flatMap(({ source, texts }) => [source, ...texts.values()]);
  // What a page names otherwise, such as with codes in its path, is kept.
  const names = (text: string, file: string) =>
    [file, withoutLanguage(file)]
      .flatMap((each) => [encodeURI(each), path.basename(each)])
      .some((name) => text.includes(name));
  const unused = files.filter(
    (file) => context.files.has(file) && !texts.some((text) => names(text, file)),
  );
  const { publicDir } = resolvePaths(root);
  const swaps = await Promise.all(
    unused.map(async (file): Promise<FileSwap> => {
      const target = path.join(publicDir, file);
      const bytes = await readFile(target);
      return { file: path.relative(root, target), before: bytes.toString("base64") };
    }),
  );
  if (swaps.length === 0)
    return { refusal: { message: "All of them are used by a page or a text." } };
  if (!(await makeSwaps(root, swaps))) {
    return { refusal: { message: "They have changed meanwhile. Try once more." } };
  }
  const action = { do: "delete-files", files: unused } as const;
  const warning = await rememberSwaps(root, action, swaps, tabs);
  return { ...describeSwaps(action, swaps), ...warning };
}
