import type {
  PageFile as Envelope,
  Image,
  PropsByType,
  Section,
  Site,
  Video,
  Words,
} from "./schema.gen.ts";

/** A section's `type`: a key of the registry, and the stem of its schema's file name. */
export type SectionType = keyof PropsByType;

/** A section as `page.yaml` declares it, with defaults applied. */
export type DeclaredSection = {
  [T in SectionType]: Omit<Section, "type" | "props"> & { type: T; props: PropsByType[T] };
}[SectionType];

/** A valid `page.yaml` with defaults applied; each section's props are those of its type. */
export type PageFile = Omit<Envelope, "sections"> & { sections: DeclaredSection[] };

/** One encoding of a picture in several widths, for a `<source>`. */
export interface PictureSource {
  type: string;
  srcset: string;
}

/** A picture ready to render: URLs under the base path, and its size in CSS pixels. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources: PictureSource[];
  /** True if it has transparent parts, so that its rectangle has no visible edge. */
  isCutOut?: boolean;
}

/** A film ready to render: URLs under the base path. Its poster sets its shape. */
export interface Film {
  mp4: string;
  webm?: string;
  poster: Picture;
  description: string;
}

interface Linked {
  href: string;
}

/**
 * The props of a component: pictures are measured and encoded, paths are below the base, samples are invented. A link
 * without `href` is a placeholder. A link to a section that is off is removed.
 */
export type Resolved<T> = T extends Image
  ? Picture
  : T extends Video
    ? Film
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends Linked
        ? Omit<T, "href"> & Partial<Linked>
        : T extends object
          ? ResolvedObject<T>
          : T;

type LinkKeys<T> = { [K in keyof T]-?: NonNullable<T[K]> extends Linked ? K : never }[keyof T];

type ResolvedObject<T> = {
  [K in keyof T as K extends LinkKeys<T> ? never : K]: Resolved<T[K]>;
} & {
  [K in LinkKeys<T>]?: Resolved<NonNullable<T[K]>>;
};

/** The facts about the page that a section needs. */
export interface SectionFrame {
  /** The section's anchor. Ids inside it start with the anchor and a dot, which no author's id contains. */
  id: string;
  /** The level of the section's own heading. */
  headingLevel: 1 | 2;
  /** Set if the author gave no title: headings inside the section then have none above them. */
  untitled?: true;
  site: ResolvedSite;
}

/** A logo wide enough to hold the brand's name: its size in pixels. */
export interface Wordmark {
  width: number;
  height: number;
}

/**
 * The site as sections see it: `base` and `logo` are URLs. In a built page, the islands' code contains the labels.
 */
export interface ResolvedSite extends Pick<Site, "name" | "base" | "logo"> {
  words?: Words;
  /** Set if the logo replaces the name. */
  wordmark?: Wordmark;
}

/** The props of a section's component: those of its schema, resolved, and its frame. */
export type SectionProps<T extends SectionType = SectionType> = Resolved<PropsByType[T]> & {
  frame: SectionFrame;
};

/** A section of a page, ready to render. */
export interface ResolvedSection<T extends SectionType = SectionType>
  extends Pick<Section, "tone" | "spacing" | "width"> {
  type: T;
  id: string;
  props: Resolved<PropsByType[T]>;
}
