import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { withDefaults } from "../schema/defaults.ts";
import type { Schemas } from "../schema/schemaNode.ts";
import { asText, lookUp } from "../shared/lookUp.ts";
import type { NotFound, PageFile, Words } from "../shared/schema.gen.ts";
import { child, dataAt } from "../shared/wording.ts";

/** The labels of one language: a file of `languages/`. The English ones are defaults in the schemas. */
interface Language {
  words?: Words;
  notFound?: NotFound;
}

const require = createRequire(import.meta.url);
/** The language of the labels in the schemas. */
export const english = "en";
const folder = path.join(path.dirname(require.resolve("./languages/de.json")));

/** The languages with shipped labels. */
export const shipped: ReadonlySet<string> = new Set([
  english,
  ...readdirSync(folder).map((file) => path.parse(file).name),
]);

/** Norwegian defaults to Bokmål. */
const standIns: Record<string, string> = { no: "nb", nn: "nb" };

/** The shipped language for a page in `tag`: `de` for `de-AT`, `zh-Hant` for `zh-TW`. */
export function findShipped(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag);
  const name = lookUp(standIns, language) ?? language;
  const { script } = new Intl.Locale(tag).maximize();
  // Readers of a language in an unusual script cannot be expected to read it in the usual one.
  const isUsual = script === new Intl.Locale(language).maximize().script;
  const names = isUsual ? [`${name}-${region}`, name] : [`${name}-${script}`];
  return names.find((each) => shipped.has(each));
}

/** The page with the labels of its language, unless it sets its own. */
export function inItsLanguage(page: unknown): unknown {
  const site = child(page, "site");
  const name = findShipped(asText(child(site, "lang") ?? english));
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

/** The labels of a page that does not set a language. */
export function defaultWords(schemas: Schemas): Words {
  const { site } = withDefaults(schemas, "page.schema.json", { site: {} }) as PageFile;
  return site.words;
}
