import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isSeq, parse, parseDocument, stringify, type YAMLMap } from "yaml";
import type { Theme } from "../../src/shared/schema.gen.ts";
import { decorations } from "../../src/theme/decorations.ts";
import { launchPage, pageYaml } from "../fixtures/index.ts";
import { chosenType, sectionPages } from "../section/pages.ts";
import { ownPage, ownPages } from "../site/own.ts";

/** The indexes of sections that may occur many times on a page: features, spotlight and statement. */
const repeated = [5, 6, 8];

/** The pages of examples. Each takes many tests, and so the last of them shows all further examples of a type. */
const examplePages = 3;

/** The themes of the pages of examples. Together they have headers, headings, cards and titles of several kinds. */
const exampleThemes: Partial<Theme>[] = [
  {},
  { preset: "editorial", header: "bar" },
  { preset: "poster", header: "centered", footer: "centered", fonts: { text: "Figtree" } },
];

/** The decorations of the sections of the last of these pages, one after the other. */
const exampleDecorations = ["none", ...decorations];

/** The sides of the words of every third section of the second of these pages, in front of a picture or of a film. */
const exampleSides = ["start", "center", "end"] as const;

/** The background of the section at a place of the second page of examples. */
function exampleBackground(place: number) {
  if (place % 3 !== 0) return undefined;
  return {
    picture: { src: "/examples/hills.jpg", focus: [0.7, 0.4] },
    side: exampleSides[(place / 3) % exampleSides.length],
    ...(place % 2 === 0 && { film: { mp4: "/examples/film.mp4", webm: "/examples/film.webm" } }),
  };
}

/** Every page that the browser tests open: its name, and its page.yaml. */
export const sites = {
  own: ownPage,
  ...ownPages(),
  page: pageYaml,
  reversed: editSections((sections) => {
    const [header, ...rest] = sections;
    const footer = rest.pop();
    return [header, ...rest.reverse(), footer];
  }),
  long: editSections((sections) => {
    const copies = Array.from({ length: 60 }, (_, n): Section => {
      const copy = sections[repeated[n % repeated.length] ?? 0]?.clone();
      if (!isMap(copy)) return undefined;
      copy.set("id", `copy-${n}`);
      copy.setIn(["props", "title"], `Copy ${n}`);
      return copy;
    });
    return [...sections.slice(0, -1), ...copies, sections.at(-1)];
  }),
  promo: pageYaml.replace(/^ {2}base: .*$/m, "  base: /promo/x/"),
  launch: launchPage,
  launchBelowBar: launchPage.replace(
    "sections:\n",
    "$&  - type: announcement\n    props: { text: Until Sunday }\n",
  ),
  ...exampleSites(),
  ...sectionPages(),
};

/** The page with its questions off. */
export const withoutFaq = editSections((sections) => {
  for (const section of sections) {
    if (section?.get("type") === "faq") section.set("enabled", false);
  }
  return sections;
});

/** The name of a page that the tests open. */
export type SiteName = keyof typeof sites;

const allNames = Object.keys(sites) as SiteName[];

const isOfSection = (name: SiteName) => name.startsWith("section-");

/** The sites of this run: all of them, the project's own page alone, or those that show one section type. */
export const siteNames = chosenType
  ? allNames.filter(isOfSection)
  : process.env.BROADSIDE_SITES
    ? allNames.filter((name) => projectOf(name) === process.env.BROADSIDE_SITES)
    : allNames;

/** The sites that are built: one for each project. */
export const projectNames = siteNames.filter((name) => projectOf(name) === name);

/** The project that a page belongs to: all pages of the project's own site belong to one. */
export function projectOf(site: SiteName): SiteName {
  return site.startsWith("own/") ? "own" : site;
}

/** The path of a page below the base of its site: empty for the first. */
export const pathOf = (site: SiteName) => site.slice(projectOf(site).length + 1);

/** The pages that together show every example of every section type. */
export const exampleNames = siteNames.filter((name) => name.startsWith("examples-"));

/** The pages of which all must be true that is true of any page: the project's own, and every example. */
export const anyPages = siteNames.filter(
  (name) => projectOf(name) === "own" || name.startsWith("examples-") || isOfSection(name),
);

/** The parts of a page.yaml that the tests read. */
interface Declared {
  site: { base?: string; lang?: string; words?: Record<string, string> };
  theme?: Partial<Theme>;
  sections: { type: string; id?: string; enabled?: boolean; props: unknown }[];
}

/** A site's page.yaml as data. */
export const declaredBy = (site: SiteName): Declared => parse(sites[site]);

/** The path a site is published under. */
export const baseOf = (site: SiteName): string => declaredBy(site).site.base ?? "/";

/** The variable that hands the sites' origins to the processes that run the tests. */
const originsVariable = "BROADSIDE_ORIGINS";

/** Says where each site is served while the tests run. */
export function shareOrigins(origins: ReadonlyMap<SiteName, string>): void {
  process.env[originsVariable] = JSON.stringify(Object.fromEntries(origins));
}

/** The address of a site's page. */
export function urlOf(site: SiteName): string {
  const origins: Partial<Record<SiteName, string>> = JSON.parse(
    process.env[originsVariable] ?? "{}",
  );
  const origin = origins[projectOf(site)];
  if (!origin) throw new Error(`The site "${site}" is not served.`);
  return origin + baseOf(site) + pathOf(site);
}

type Section = YAMLMap | undefined;

function editSections(edit: (sections: Section[]) => Section[]): string {
  const document = parseDocument(pageYaml);
  const sections = document.get("sections");
  if (!isSeq(sections)) throw new Error("page.yaml has no sections.");
  sections.items = edit(sections.items.map((item) => (isMap(item) ? item : undefined)));
  return document.toString();
}

/** No two sections of a page have the same title. */
function retitle(props: unknown, number: string): unknown {
  const { title, ...rest } = Object(props);
  return title ? { title: `${title} (${number})`, ...rest } : props;
}

/** Page n shows the n-th example of each type, or the type's last example. */
function exampleSites(): Record<`examples-${number}`, string> {
  const schemas = readdirSync("schema/sections").map((file) => ({
    ...(JSON.parse(readFileSync(`schema/sections/${file}`, "utf8")) as {
      examples: unknown[];
      once?: boolean;
      landmark?: string;
    }),
    type: path.basename(file, ".schema.json"),
  }));
  const order = ["announcement", "header", ...schemas.map(({ type }) => type), "footer"].filter(
    (type, index, types) =>
      type === "footer" ? index === types.length - 1 : types.indexOf(type) === index,
  );
  return Object.fromEntries(
    Array.from({ length: examplePages }, (_, n) => {
      const sections = order.flatMap((type, place) => {
        const schema = schemas.find((each) => each.type === type);
        const examples = schema?.examples ?? [];
        // The gallery shows the further examples of a type that a page has once.
        const isLast = n === examplePages - 1 && !schema?.once;
        const shown = isLast ? examples.slice(n) : examples.slice(n, n + 1);
        const [first = examples.at(-1), ...others] = shown;
        // Axe cannot decide on a number of one digit in front of a gradient.
        const isDecorated = n === examplePages - 1 && type !== "stats";
        const decoration = isDecorated && exampleDecorations[place % exampleDecorations.length];
        const isBacked = n === 1 && !schema?.landmark && !("background" in Object(first));
        const background = isBacked && exampleBackground(place);
        return [
          {
            type,
            ...(decoration && { decoration }),
            ...(background && { background }),
            props: first,
          },
          ...others.map((props, index) => ({
            type,
            id: `${type}-${index}`,
            props: retitle(props, `${place}.${index}`),
          })),
        ];
      });
      const site = { name: "Example", title: `Examples ${n}`, description: "Every example." };
      const theme = exampleThemes[n];
      return [`examples-${n}`, stringify({ site, theme, sections }, { blockQuote: "literal" })];
    }),
  );
}
