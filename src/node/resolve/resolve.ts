import { readFile } from "node:fs/promises";
import { mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { dataAt } from "../../shared/dataAt.ts";
import { spriteFile } from "../../shared/icons.ts";
import type { Page } from "../../shared/page.ts";
import type { Analytics, SectionBackground, SiteSettings } from "../../shared/schema.gen.ts";
import type {
  PageFile,
  ResolvedSection,
  ResolvedSite,
  SectionBackdrop,
} from "../../shared/section.ts";
import { locateFile } from "../../site/files/publicFiles.ts";
import type { Icon } from "../../site/icons.ts";
import { nameOfLanguage } from "../../site/languages.ts";
import { openPicture } from "../../site/media/pictures.ts";
import { home } from "../../site/page/pageAddress.ts";
import { zoneOf } from "../../site/schedule/moments.ts";
import type { Assets } from "../assets/assets.ts";
import { findCodeIcons } from "../assets/codeIcons.ts";
import { cutFonts } from "../assets/fonts.ts";
import type { AssetContext } from "../assets/pictures.ts";
import { renderSprite } from "../assets/sprite.ts";
import { type DisabledTargets, leadsToDisabled, listDisabledTargets } from "./disabledTargets.ts";
import { resolveDeep } from "./resolveDeep.ts";
import { type FieldContext, resolveField, resolveHref } from "./resolveField.ts";
import { toUrl } from "./urls.ts";

/** The input of resolving besides the page file: assets, and the schemas that define the fields. */
export interface ResolveContext extends AssetContext {
  schemas: Schemas;
}

/** Resolves the only page of a site. */
export async function resolvePage(
  pageFile: PageFile,
  resolveContext: ResolveContext,
): Promise<Page> {
  const [page] = await resolvePages([pageFile], resolveContext);
  if (!page) throw new Error("A page that is off cannot be resolved.");
  return page;
}

/**
 * Turns the valid page files of a site into pages that are ready to render: leaves out pages and sections that are
 * off and every link to them, measures pictures, invents samples. All pages share one file of icons and one set of
 * fonts. Files that it makes go to `assets`.
 */
export async function resolvePages(
  pageFiles: readonly PageFile[],
  resolveContext: ResolveContext,
): Promise<Page[]> {
  const { schemas, base, assets } = resolveContext;
  const off = listDisabledTargets(pageFiles, schemas);
  const on = pageFiles.filter(({ enabled }) => enabled);
  const [first] = on;
  if (!first) return [];
  const resolved = await Promise.all(
    on.map(async (pageFile) => ({
      pageFile,
      ...(await resolveAgain(pageFile, { ...resolveContext, off })),
    })),
  );
  const shape = await shapeOf(first.site, resolveContext);
  // Read on demand: in the live preview, the code may name another icon by then.
  assets.set(spriteFile, async () =>
    renderSprite(
      new Map([
        ...(await findCodeIcons(resolveContext)).map((name) => [name, undefined] as const),
        ...resolved.flatMap(({ icons }) => [...icons]),
      ]),
    ),
  );
  const texts = resolved.map(({ pageFile: { site }, sections }) =>
    JSON.stringify([site.name, site.notFound, site.words, sections]),
  );
  const fonts = await cutFonts(first.theme, texts, resolveContext);
  return resolved.map(({ pageFile: { path, listed, edition, site, theme }, sections }, index) => ({
    path,
    listed,
    ...languagesOf(path, edition, on, base),
    ...(edition && { edition }),
    ...(on.length > 1 && { current: toUrl(base, path) }),
    site: {
      ...withoutOff(site, off),
      ...urlsOf(site),
      ...(site.analytics && { analytics: resolveAnalytics(site.analytics, resolveContext, off) }),
      ...(edition && { home: toUrl(base, `/${site.lang}/`) }),
      ...shape,
      ...(theme.dark === false && { lightOnly: true }),
    },
    theme,
    fonts: fonts[index] ?? { css: "", files: [] },
    sections,
  }));
}

/** The page in each language of the site, if there are several. */
function languagesOf(
  path: string,
  edition: PageFile["edition"],
  pageFiles: readonly PageFile[],
  base: string,
): Pick<Page, "languages"> {
  const source = edition?.source ?? path;
  const sourceOf = (other: PageFile) => other.edition?.source ?? other.path;
  const first = pageFiles.filter((other) => sourceOf(other) === home.path);
  if (first.length < 2) return {};
  return {
    languages: first.map((start) => {
      const { lang } = start.site;
      const same = pageFiles.find(
        (other) => sourceOf(other) === source && other.site.lang === lang,
      );
      return {
        lang,
        name: nameIn(start.site),
        href: toUrl(base, (same ?? start).path),
        ...(same?.path === path && { isCurrent: true }),
        ...(!same && { isElsewhere: true }),
      };
    }),
  };
}

/** The name of the language of a page. */
const nameIn = ({ lang, languages = [] }: SiteSettings) =>
  languages.find((each) => each.lang === lang)?.name ?? nameOfLanguage(lang);

/** The site without redirects to what is off. */
function withoutOff(site: PageFile["site"], off: DisabledTargets): PageFile["site"] {
  if (!site.redirects?.some(({ to }) => leadsToDisabled(to, home.path, off))) return site;
  return {
    ...site,
    redirects: site.redirects.filter(({ to }) => !leadsToDisabled(to, home.path, off)),
  };
}

/** The sections of a page that are on, and the icons that they name. */
interface ResolvedSections {
  sections: ResolvedSection[];
  icons: ReadonlyMap<string, Icon | undefined>;
}

type SectionsContext = ResolveContext & Pick<FieldContext, "off">;

/** The last result for each path, and the input that it was made from. */
const results = new WeakMap<Assets, Map<string, Result>>();

interface Result {
  key: string;
  sections: ResolvedSections;
}

/** Resolves a page, unless its last result has the same input: an edit of one page leaves the others alone. */
async function resolveAgain(
  pageFile: PageFile,
  context: SectionsContext,
): Promise<ResolvedSections> {
  const { assets, off } = context;
  const { path, site, theme, passed } = pageFile;
  const { lang, timezone } = site;
  const key = JSON.stringify([lang, timezone, theme, pageFile.sections, passed, [...off]]);
  const known = results.get(assets) ?? new Map<string, Result>();
  const last = known.get(path);
  if (last?.key === key) return last.sections;
  const sections = await resolveSections(pageFile, context);
  results.set(assets, known.set(path, { key, sections }));
  return sections;
}

/** Resolves the sections of a page that are on, each field by `resolve`. */
export async function resolveSections(
  { path, site, theme, sections, passed = [] }: PageFile,
  context: SectionsContext,
  resolve = resolveField,
): Promise<ResolvedSections> {
  const { schemas } = context;
  const icons = new Map<string, Icon | undefined>();
  const { lang, timezone } = site;
  const pageContext = { ...context, path, lang, zone: zoneOf(timezone), passed, theme, icons };
  const resolved = await Promise.all(
    sections
      .filter(({ enabled }) => enabled)
      .map(
        async ({ enabled: _, props, background: declared, ...frame }): Promise<ResolvedSection> => {
          const { type, id = type, tone } = frame;
          const fieldContext = { ...pageContext, tone };
          const mapped = mapFields(schemas, sectionSchema(type), props, [], (field) =>
            resolve(field, fieldContext),
          );
          const background = await resolveBackground(declared, schemas, fieldContext);
          // The walk followed the schema that validated the props and that their type was generated from.
          return {
            ...frame,
            type,
            id,
            ...(background && { background }),
            props: (await resolveDeep(mapped)) as ResolvedSection["props"],
          };
        },
      ),
  );
  return { sections: resolved, icons };
}

/** The background of a section. */
function resolveBackground(
  background: SectionBackground | undefined,
  schemas: Schemas,
  fieldContext: FieldContext,
): Promise<SectionBackdrop> | undefined {
  if (!background) return undefined;
  const mapped = mapFields(
    schemas,
    "page.schema.json",
    { sections: [{ background }] },
    [],
    (field) => resolveField(field, fieldContext),
  );
  // The walk followed the schema that the type was generated from.
  return dataAt(mapped, ["sections", 0, "background"]) as Promise<SectionBackdrop>;
}

/** The URLs of the site's own pictures. */
const urlsOf = ({ base, logo, nightLogo, icon }: SiteSettings) => ({
  logo: toUrl(base, logo),
  ...(nightLogo && { nightLogo: toUrl(base, nightLogo) }),
  icon: toUrl(base, icon),
});

/** The link about what is counted leads to a URL, or is left out. It is the same on all pages. */
function resolveAnalytics(
  { privacy, ...analytics }: Analytics,
  { base }: ResolveContext,
  off: DisabledTargets,
): Analytics {
  const href = privacy && resolveHref(privacy.href.replace(/^#/, "/#"), { base, path: "/", off });
  return { ...analytics, ...(href && { privacy: { ...privacy, href } }) };
}

/**
 * From this ratio of width to height on, a logo keeps its shape and counts as a wordmark, unless the author denies it.
 */
const widestMark = 1.6;

/** The logo's shape, if it contains the name or is wide. */
async function shapeOf(
  { logo, logoSaysName }: SiteSettings,
  resolveContext: ResolveContext,
): Promise<Pick<ResolvedSite, "wordmark">> {
  const picture = await openPicture(await readFile(locateFile(resolveContext, logo)));
  const { width, height } = (await picture.metadata()).autoOrient;
  const isWide = width > height * widestMark;
  if (!isWide && !logoSaysName) return {};
  return { wordmark: { width, height, ...(logoSaysName === false && { isMute: true }) } };
}
