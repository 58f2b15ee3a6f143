import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { withDefaults } from "../schema/defaults.ts";
import type { Schemas } from "../schema/fields.ts";
import type { NotFound, PageFile, Words } from "../shared/schema.gen.ts";
import { child, dataAt } from "../shared/wording.ts";

/** What a page says by itself, in one language: a file of `languages/`. English is in the schemas, as defaults. */
interface Language {
  words?: Words;
  notFound?: NotFound;
}

const require = createRequire(import.meta.url);
const english = "en";
const folder = path.join(path.dirname(require.resolve("./languages/de.json")));

/** The languages whose words are shipped. */
export const shipped: ReadonlySet<string> = new Set([
  english,
  ...readdirSync(folder).map((file) => path.parse(file).name),
]);

/** Norwegian is written as Bokmål, where a page does not say otherwise itself. */
const standIns: Record<string, string> = { no: "nb", nn: "nb" };

/** The shipped language that a page in `tag` is read in: `de` for `de-AT`, `zh-Hant` for `zh-TW`. */
export function findShipped(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag);
  const name = standIns[language] ?? language;
  const { script } = new Intl.Locale(tag).maximize();
  // Who writes a language in another script than most do not read it in theirs.
  const isUsual = script === new Intl.Locale(language).maximize().script;
  const names = isUsual ? [`${name}-${region}`, name] : [`${name}-${script}`];
  return names.find((each) => shipped.has(each));
}

/** The page with all that its language has for it, in the place of what it does not say itself. */
export function inItsLanguage(page: unknown): unknown {
  const site = child(page, "site");
  const name = findShipped(String(child(site, "lang") ?? english));
  if (!name || name === english) return page;
  const { words, notFound }: Language = require(`./languages/${name}.json`);
  const own = (group: string) => ({ ...Object(dataAt(site, [group])) });
  return {
    ...Object(page),
    site: {
      ...Object(site),
      words: { ...words, ...own("words") },
      notFound: { ...notFound, ...own("notFound") },
    },
  };
}

/** The words of a page that says nothing of its language. */
export function defaultWords(schemas: Schemas): Words {
  const { site } = withDefaults(schemas, "page.schema.json", { site: {} }) as PageFile;
  return site.words;
}
