import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Field } from "../../schema/fields.ts";
import type { Image, Sample, Video } from "../../shared/schema.gen.ts";
import type { Film, Picture } from "../../shared/section.ts";
import { splitAnchor } from "../../site/files/published.ts";
import { type Darkroom, developPicture } from "../assets/pictures.ts";
import { cutPortrait } from "../assets/portraits.ts";
import { Filling, gone } from "./resolveDeep.ts";
import { inventSample } from "./samples.ts";
import { toPath, toUrl } from "./urls.ts";

/** What the fields of a page are resolved with, and what they leave behind. */
export interface Bench extends Darkroom {
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
  [K in keyof Values]: (value: Values[K], bench: Bench, field: Field) => unknown;
};

/** Fields stand innermost first: where an image or video is resolved, its paths are URLs already. */
const resolvers: Resolvers = {
  href(href, { base, off }, { isRequired }) {
    if (href === "todo") return undefined;
    const anchor = splitAnchor(href);
    if (anchor && off.has(anchor.id)) return isRequired ? gone : undefined;
    return href.startsWith("/") ? toUrl(base, href) : href;
  },
  asset: (file, { base }) => toUrl(base, file),
  async portrait(src, bench) {
    const file = toPath(bench.base, src);
    const original = await readFile(path.join(bench.publicDir, file));
    return cutPortrait(path.parse(file).name, original, bench);
  },
  icon(name, { icons }) {
    icons.add(name);
    return name;
  },
  async image({ src, alt }, bench): Promise<Picture> {
    return { ...(await developPicture(toPath(bench.base, src), bench)), alt };
  },
  async video({ poster, ...film }, bench): Promise<Film> {
    const still = await developPicture(toPath(bench.base, poster), bench);
    return { ...film, poster: { ...still, alt: "" } };
  },
  sample(sample, bench, { schema: { fills, invents } }) {
    return new Filling(String(fills), inventSample(String(invents), sample, bench));
  },
};

/** What takes a field's place: a value, or something for `settle` to carry out. */
export function resolveField(field: Field, bench: Bench): unknown {
  const { kind, value } = field;
  if (!isResolved(kind)) return value;
  // The schema that names the definition has validated the value, so the two belong together.
  const resolver = resolvers[kind] as (value: unknown, ...rest: [Bench, Field]) => unknown;
  return resolver(value, bench, field);
}

const isResolved = (kind: string): kind is keyof Values => Object.hasOwn(resolvers, kind);
