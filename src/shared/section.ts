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

/** One encoding of a picture in several widths, as a `<source>` wants it. */
export interface PictureSource {
  type: string;
  srcset: string;
}

/** A picture ready to print: URLs under the base path, and its size in CSS pixels. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources: PictureSource[];
  /** Whether something shows through it: where its rectangle ends is not to be seen. */
  isCutOut?: boolean;
}

/** A film ready to print: URLs under the base path; its poster gives it its shape. */
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
 * Props as a component gets them: pictures measured and encoded, paths under the base, samples
 * invented. A link without `href` is a placeholder; one whose section is off is not there at all.
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

/** What a section knows of the page around it. */
export interface SectionFrame {
  /** The section's anchor. Ids inside start with it and a dot, which no author's id holds. */
  id: string;
  /** The level of the section's own heading. */
  headingLevel: 1 | 2;
  /** Set when the author gave the section no title: what stands inside has no heading above it. */
  untitled?: true;
  site: ResolvedSite;
}

/** A logo so wide that it holds the brand's name: its size in pixels. */
export interface Wordmark {
  width: number;
  height: number;
}

/** The site as sections see it: `base` and `logo` are URLs. A built page's islands bring its words in their code. */
export interface ResolvedSite extends Pick<Site, "name" | "base" | "logo"> {
  words?: Words;
  /** Whether, and in which shape, the logo stands for the name. */
  wordmark?: Wordmark;
}

/** The props of a section's component: those of its schema, resolved, and its frame. */
export type SectionProps<T extends SectionType = SectionType> = Resolved<PropsByType[T]> & {
  frame: SectionFrame;
};

/** A section as the page prints it. */
export interface ResolvedSection<T extends SectionType = SectionType>
  extends Pick<Section, "tone" | "spacing" | "width"> {
  type: T;
  id: string;
  props: Resolved<PropsByType[T]>;
}
