import { readFile } from "node:fs/promises";
import { mapFields, type Schemas, sectionSchema } from "../../schema/fields.ts";
import { spriteFile } from "../../shared/icons.ts";
import type { Page } from "../../shared/page.ts";
import type {
  DeclaredSection,
  PageFile,
  ResolvedSection,
  ResolvedSite,
} from "../../shared/section.ts";
import { locateFile } from "../../site/files/publicFiles.ts";
import { openPicture } from "../../site/media/pictures.ts";
import { findCodeIcons } from "../assets/codeIcons.ts";
import { cutFonts } from "../assets/fonts.ts";
import type { AssetContext } from "../assets/pictures.ts";
import { renderSprite } from "../assets/sprite.ts";
import { resolveDeep } from "./resolveDeep.ts";
import { resolveField } from "./resolveField.ts";
import { toUrl } from "./urls.ts";

/** The input of resolving besides the page file: assets, and the schemas that define the fields. */
export interface ResolveContext extends AssetContext {
  schemas: Schemas;
}

/**
 * Turns a valid page file into a page that is ready to render: removes sections that are off and every link
 * to them, measures pictures, invents samples, collects icons and fonts. Files that it makes go to `assets`.
 */
export async function resolvePage(
  pageFile: PageFile,
  resolveContext: ResolveContext,
): Promise<Page> {
  const { site, theme } = pageFile;
  const { schemas, base } = resolveContext;
  const anchors = ({ type, id = type, props }: DeclaredSection) => [
    id,
    ...findIds(schemas, type, props),
  ];
  const off = new Set(pageFile.sections.filter(({ enabled }) => !enabled).flatMap(anchors));
  const icons = new Set<string>();
  const fieldContext = { ...resolveContext, lang: site.lang, off, icons };

  const sections = await Promise.all(
    pageFile.sections
      .filter(({ enabled }) => enabled)
      .map(async ({ enabled: _, props, ...frame }): Promise<ResolvedSection> => {
        const { type, id = type } = frame;
        const mapped = mapFields(schemas, sectionSchema(type), props, [], (field) =>
          resolveField(field, fieldContext),
        );
        // The walk followed the schema that validated the props and that their type was generated from.
        return {
          ...frame,
          type,
          id,
          props: (await resolveDeep(mapped)) as ResolvedSection["props"],
        };
      }),
  );
  const shape = await shapeOf(site.logo, resolveContext);
  // Read on demand: in the live preview, the code may name another icon by then.
  fieldContext.assets.set(spriteFile, async () =>
    renderSprite([...icons, ...(await findCodeIcons(resolveContext.codeDir))]),
  );
  return {
    site: { ...site, logo: toUrl(base, site.logo), icon: toUrl(base, site.icon), ...shape },
    theme,
    fonts: await cutFonts(
      theme,
      JSON.stringify([site.name, site.notFound, site.words, sections]),
      resolveContext,
    ),
    sections,
  };
}

function findIds(schemas: Schemas, type: string, props: unknown): string[] {
  const ids: string[] = [];
  mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
    if (kind === "id") ids.push(String(value));
    return value;
  });
  return ids;
}

/** From this ratio of width to height on, a logo is a wordmark. */
const widestMark = 1.6;

/** The logo's shape, if it is a wordmark. */
async function shapeOf(
  logo: string,
  resolveContext: ResolveContext,
): Promise<Pick<ResolvedSite, "wordmark">> {
  const picture = await openPicture(await readFile(locateFile(resolveContext, logo)));
  const { width, height } = (await picture.metadata()).autoOrient;
  return width > height * widestMark ? { wordmark: { width, height } } : {};
}
