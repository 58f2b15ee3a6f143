import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FieldValue } from "../../schema/fields.ts";
import { parseFormatted } from "../../shared/formatted/parse.ts";
import { parseTitle } from "../../shared/formatted/title.ts";
import { isDrawing, own } from "../../shared/icons.ts";
import type {
  Background,
  Image,
  Sample,
  SectionBackground,
  Theme,
  Video,
} from "../../shared/schema.gen.ts";
import type {
  Backdrop,
  Film,
  Picture,
  ResolvedSection,
  SectionBackdrop,
} from "../../shared/section.ts";
import type { Prose } from "../../shared/text/prose.ts";
import { locateFile } from "../../site/files/publicFiles.ts";
import type { Icon } from "../../site/icons.ts";
import { anyColors, scrimOver } from "../../theme/scrim.ts";
import { listColors } from "../assets/listColors.ts";
import { readOwnIcon } from "../assets/ownIcons.ts";
import { type AssetContext, processImage, processWide } from "../assets/pictures.ts";
import { cutPortrait } from "../assets/portraits.ts";
import { hash } from "../project/hash.ts";
import { type DisabledTargets, leadsToDisabled } from "./disabledTargets.ts";
import { mapContent } from "./mapContent.ts";
import { REMOVED, SampleResult } from "./resolveDeep.ts";
import { resolveMarkdown } from "./resolveMarkdown.ts";
import { resolveMoment } from "./resolveMoment.ts";
import { inventSample } from "./samples.ts";
import { toPath, toUrl } from "./urls.ts";

/** The input of resolving fields, and the names that it collects. */
export interface FieldContext extends AssetContext {
  /** The language of the page. */
  lang: string;
  theme: Theme;
  /** The tone of the section that holds the field. */
  tone: ResolvedSection["tone"];
  /** The path of the page. */
  path: string;
  /** The pages and sections that are off, to which no link may lead. */
  off: DisabledTargets;
  /** The time zone of the site, and the days and times of the page that have passed. */
  zone: string;
  passed: readonly string[];
  /** Collects the names of the icons that the page uses, and the site's own icons. */
  icons: Map<string, Icon | undefined>;
}

/** The values of the fields that are resolved, by the name of their shared definition. */
interface Values {
  href: string;
  address: string;
  asset: string;
  portrait: string;
  icon: string;
  image: Image;
  background: Background;
  sectionBackground: Omit<SectionBackground, "picture"> & { picture: Promise<Backdrop> };
  video: Video;
  title: string;
  formatted: string;
  sample: Sample;
  markdown: string;
  markdownFile: string;
  moment: string;
}

type Resolvers = {
  [K in keyof Values]: (value: Values[K], fieldContext: FieldContext, field: FieldValue) => unknown;
};

/** Inner fields are resolved first: in an image or video, the paths are URLs already. */
const resolvers: Resolvers = {
  href(href, fieldContext, { isRequired, schema: { essential } }) {
    const url = resolveHref(href, fieldContext);
    return url === undefined && href !== "todo" && (isRequired || essential) ? REMOVED : url;
  },
  address: (address, { base }) => (address.startsWith("/") ? toUrl(base, address) : address),
  asset: (file, { base }) => toUrl(base, file),
  async portrait(src, fieldContext) {
    const file = toPath(fieldContext.base, src);
    const original = await readFile(locateFile(fieldContext, file));
    return cutPortrait(path.parse(file).name, original, fieldContext);
  },
  icon(name, fieldContext) {
    if (isDrawing(name)) return resolveDrawing(name, fieldContext);
    fieldContext.icons.set(name, undefined);
    return name;
  },
  image: resolveImage,
  async background({ src, ...rest }, fieldContext): Promise<Backdrop> {
    const { theme, tone } = fieldContext;
    const file = toPath(fieldContext.base, src);
    const picture = await processWide(file, fieldContext);
    const scrim = scrimOver(await listColors(file, fieldContext), theme, tone);
    return { ...picture, ...rest, alt: "", scrim };
  },
  async sectionBackground({ picture, ...rest }, { theme, tone }): Promise<SectionBackdrop> {
    const backdrop = await picture;
    // Nobody looks through a film for its colours.
    const scrim = rest.film ? scrimOver(anyColors, theme, tone) : backdrop.scrim;
    return { ...rest, picture: { ...backdrop, scrim } };
  },
  async video({ poster, ...film }, fieldContext): Promise<Film> {
    const picture = await processImage(toPath(fieldContext.base, poster), fieldContext);
    return { ...film, poster: { ...picture, alt: "" } };
  },
  title: parseTitle,
  formatted: (text, fieldContext, field) =>
    mapContent(parseFormatted(text, field.schema.paragraphs).content, (href) =>
      resolvers.href(href, fieldContext, { ...field, isRequired: true }),
    ),
  sample(sample, fieldContext, { schema: { fills, invents } }) {
    return new SampleResult(String(fills), inventSample(String(invents), sample, fieldContext));
  },
  markdown: resolveText,
  // Loading has replaced the name of the file by its text.
  markdownFile: resolveText,
  moment: resolveMoment,
};

/** The URL that a link leads to; undefined for a link without a destination, or to something that is off. */
export function resolveHref(
  href: string,
  { base, path, off }: Pick<FieldContext, "base" | "path" | "off">,
): string | undefined {
  if (href === "todo" || leadsToDisabled(href, path, off)) return undefined;
  return href.startsWith("/") ? toUrl(base, href) : href;
}

/** The name of a drawing in the page's sprite; the URL of one that keeps its own colours. */
async function resolveDrawing(file: string, fieldContext: FieldContext): Promise<string> {
  const original = await readFile(locateFile(fieldContext, file));
  const icon = await readOwnIcon(original);
  if (!icon) return toUrl(fieldContext.base, file);
  const name = own + hash(original);
  fieldContext.icons.set(name, icon);
  return name;
}

async function resolveImage({ src, ...rest }: Image, fieldContext: FieldContext): Promise<Picture> {
  return { ...(await processImage(toPath(fieldContext.base, src), fieldContext)), ...rest };
}

/** Links and pictures of a text are resolved as those of a property that may be left out. */
function resolveText(text: string, fieldContext: FieldContext, field: FieldValue): Promise<Prose> {
  const inside = { ...field, isRequired: false };
  return resolveMarkdown(text, {
    href(value) {
      const href = resolveField({ ...inside, kind: "href", value }, fieldContext);
      return typeof href === "string" ? href : undefined;
    },
    image: (src, alt) => resolveImage({ src: toUrl(fieldContext.base, src), alt }, fieldContext),
  });
}

/** The resolved value of a field, or a marker for `resolveDeep`. */
export function resolveField(field: FieldValue, fieldContext: FieldContext): unknown {
  const { kind, value } = field;
  if (!isResolved(kind)) return value;
  // The schema that names the definition has validated the value, so the two belong together.
  const resolver = resolvers[kind] as (
    value: unknown,
    ...rest: [FieldContext, FieldValue]
  ) => unknown;
  return resolver(value, fieldContext, field);
}

const isResolved = (kind: string): kind is keyof Values => Object.hasOwn(resolvers, kind);
