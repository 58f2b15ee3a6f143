import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runTranslate } from "../../src/cli/runTranslate.ts";
import { parseCatalogue } from "../../src/site/translate/parseCatalogue.ts";

/** A text of a language that does not exist: its letters have accents, and its words no meaning. Marks and addresses stay. */
export const accent = (text: string): string =>
  text
    .split(/(\]\([^)]*\)|\{#[^}]*\}|\{\w+\}|https?:\S+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[a-z]/gi, (letter) => `${letter}\u0301`.normalize("NFC")),
    )
    .join("");

/**
 * Adds languages to the site in `root`, with an accented translation of each text for which `isTranslated` is true. It is
 * called with the context and the text.
 */
export async function addLanguages(
  root: string,
  languages: readonly string[],
  isTranslated: (context: string, text: string) => boolean = () => true,
): Promise<void> {
  await mkdir(path.join(root, "translations"), { recursive: true });
  const { complaint } = await runTranslate(root, [...languages]);
  if (complaint) throw new Error(complaint);
  for (const lang of languages) {
    const file = path.join(root, `translations/${lang}.po`);
    let source = await readFile(file, "utf8");
    for (const { context, id, text } of parseCatalogue(source).entries.toReversed()) {
      if (!isTranslated(context, id.value)) continue;
      const [start, end] = text.range;
      source = source.slice(0, start) + JSON.stringify(accent(id.value)) + source.slice(end);
    }
    await writeFile(file, source);
  }
}
