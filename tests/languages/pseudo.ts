import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runTranslate } from "../../src/cli/runTranslate.ts";
import { parseCatalogue } from "../../src/site/translate/parseCatalogue.ts";

/** A text of a language that does not exist: its letters have accents, and its words no meaning. Marks and addresses stay. */
export const accent = (text: string): string =>
  text
    .split(/(\]\([^)\s]*|\{#[^}]*\}|\{\w+\}|https?:\S+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll(/[a-z]/gi, (letter) => `${letter}\u0301`.normalize("NFC"))
            // A third longer, as many translations from English are.
            .replaceAll(/(\p{L}\p{M}?){3}/gu, (letters) => letters + letters.slice(-1)),
    )
    .join("");

/** The catalogue with an accented translation of each text for which `isTranslated` is true. It is called with the context and the text. */
export function translateAll(
  catalogue: string,
  isTranslated: (context: string, text: string) => boolean = () => true,
): string {
  let source = catalogue;
  for (const { context, id, text } of parseCatalogue(source).entries.toReversed()) {
    if (!isTranslated(context, id.value)) continue;
    const [start, end] = text.range;
    source = source.slice(0, start) + JSON.stringify(accent(id.value)) + source.slice(end);
  }
  return source;
}

/** Adds languages to the site in `root`, with an accented translation of each text for which `isTranslated` is true. */
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
    await writeFile(file, translateAll(await readFile(file, "utf8"), isTranslated));
  }
}

/** Adds old addresses to the site of several pages in `root`: of a page, of a part of one, and of something elsewhere. */
export async function addRedirects(root: string): Promise<void> {
  const file = path.join(root, "page.yaml");
  const redirects = [
    { from: "/old/", to: "/pricing/" },
    { from: "/old/features/", to: "#features" },
    { from: "/away/", to: "https://example.com/" },
    { from: "/de/alt/", to: "/privacy/" },
  ];
  const source = await readFile(file, "utf8");
  await writeFile(
    file,
    source.replace("\nsite:\n", `$&  redirects: ${JSON.stringify(redirects)}\n`),
  );
}
