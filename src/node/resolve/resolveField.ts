import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Field } from "../../schema/fields.ts";
import type { Image, Sample, Video } from "../../shared/schema.gen.ts";
import type { Film, Picture } from "../../shared/section.ts";
import { locateFile } from "../../site/files/publicFiles.ts";
import { splitAnchor } from "../../site/files/published.ts";
import { type AssetContext, processImage } from "../assets/pictures.ts";
import { cutPortrait } from "../assets/portraits.ts";
import { REMOVED, SampleResult } from "./resolveDeep.ts";
import { inventSample } from "./samples.ts";
import { toPath, toUrl } from "./urls.ts";

/** The input of resolving fields, and the names that it collects. */
export interface FieldContext extends AssetContext {
  /** The language of the page. */
  lang: string;
  /** Anchors that are not on the page, because their section is off. */
  off: ReadonlySet<string>;
  /** Collects the names of the icons that the page uses. */
  icons: Set<string>;
}

/** The values of the fields that are resolved, by the name of their shared definition. */
interface Values {
  href: string;
  asset: string;
  portrait: string;
  icon: string;
  image: Image;
  video: Video;
  sample: Sample;
}

type Resolvers = {
  [K in keyof Values]: (value: Values[K], fieldContext: FieldContext, field: Field) => unknown;
};

/** Inner fields are resolved first: in an image or video, the paths are URLs already. */
const resolvers: Resolvers = {
  href(href, { base, off }, { isRequired }) {
    if (href === "todo") return undefined;
    const anchor = splitAnchor(href);
    if (anchor && off.has(anchor.id)) return isRequired ? REMOVED : undefined;
    return href.startsWith("/") ? toUrl(base, href) : href;
  },
  asset: (file, { base }) => toUrl(base, file),
  async portrait(src, fieldContext) {
    const file = toPath(fieldContext.base, src);
    const original = await readFile(locateFile(fieldContext, file));
    return cutPortrait(path.parse(file).name, original, fieldContext);
  },
  icon(name, { icons }) {
    icons.add(name);
    return name;
  },
  async image({ src, alt }, fieldContext): Promise<Picture> {
    return { ...(await processImage(toPath(fieldContext.base, src), fieldContext)), alt };
  },
  async video({ poster, ...film }, fieldContext): Promise<Film> {
    const picture = await processImage(toPath(fieldContext.base, poster), fieldContext);
    return { ...film, poster: { ...picture, alt: "" } };
  },
  sample(sample, fieldContext, { schema: { fills, invents } }) {
    return new SampleResult(String(fills), inventSample(String(invents), sample, fieldContext));
  },
};

/** The resolved value of a field, or a marker for `resolveDeep`. */
export function resolveField(field: Field, fieldContext: FieldContext): unknown {
  const { kind, value } = field;
  if (!isResolved(kind)) return value;
  // The schema that names the definition has validated the value, so the two belong together.
  const resolver = resolvers[kind] as (value: unknown, ...rest: [FieldContext, Field]) => unknown;
  return resolver(value, fieldContext, field);
}

const isResolved = (kind: string): kind is keyof Values => Object.hasOwn(resolvers, kind);
