import type { FunctionComponent, ReactElement } from "react";
import type { Hydration } from "./hydration.ts";
import type {
  PageFile as Envelope,
  kinds,
  PropsByType,
  Section,
  SiteSettings,
  Theme,
  Words,
} from "./schema.gen.ts";
import type { Formatted, FormattedContent } from "./text/formatted.ts";
import type { Prose } from "./text/prose.ts";

/** A section's `type`: a key of the registry, and the stem of its schema's file name. */
export type SectionType = keyof PropsByType;

/** Facts of a section type that the page around it needs, from the type's schema. */
export interface SectionFacts {
  /** The landmark that frames it, where it is not a part of the main content. */
  landmark?: "aside" | "header" | "footer";
  /** The word that names it where it has no title. */
  untitledAs?: keyof Words;
  /** Set if it leads to the page in its other languages. */
  listsLanguages?: boolean;
  /** When the browser hydrates it; never if it is left out. */
  hydrates?: Hydration;
}

/** The fields of a section's frame. Its dates and languages are not among them: `enabled` has their result. */
type FrameFields = Omit<Section, "type" | "props" | "from" | "until" | "only">;

/** A section as `page.yaml` declares it, with defaults applied. */
export type DeclaredSection = {
  [T in SectionType]: FrameFields & { type: T; props: PropsByType[T] };
}[SectionType];

/**
 * A valid page with defaults applied; each section's props are those of its type. A page beside the first has the
 * site and theme of `page.yaml`, with a title and description of its own, and the header and footer unless it has its
 * own. A link to another page is its address, and a link to an anchor of the page itself is `#id`.
 */
export type PageFile = Omit<Envelope, "sections"> & {
  sections: DeclaredSection[];
  /** The page's address under the base: `/` for the first page, `/privacy/` for `pages/privacy.yaml`. */
  path: string;
  /** False if the page is off, also by its dates: nothing of it is published. The first page is always on. */
  enabled: boolean;
  /** False if search engines should leave the page out. */
  listed: boolean;
  /** Set if the page is in another language than the site is written in. */
  edition?: Edition;
  /** The days and times in the props of its sections that have passed, if there are any. */
  passed?: readonly string[];
};

/** A page in another language than the site is written in. */
export interface Edition {
  /** The address of the page in the language of the site. */
  source: string;
  /** The language of the site, and the texts that are still in it, without their marks. */
  lang: string;
  untranslated: readonly string[];
}

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
  /** The point that stays in view where it is cropped: shares of its width and height, from the left and the top. */
  focus?: number[];
  /** True if it has transparent parts, so that its rectangle has no visible edge. */
  isCutOut?: boolean;
}

/** A picture behind the words of a section. */
export interface Backdrop extends Picture {
  /** The percentage of the section's ground that lies over it, by day and, where there is one, by night. */
  scrim: { day: number; night?: number };
}

/** The background of a whole section, with its words on one side. */
export interface SectionBackdrop {
  picture: Backdrop;
  /** The film that replaces the picture: URLs under the base path. */
  film?: Pick<Film, "mp4" | "webm">;
  side: "start" | "center" | "end";
}

/** A film ready to render: URLs under the base path. Its poster sets its shape. */
export interface Film {
  mp4: string;
  webm?: string;
  poster: Picture;
  description: string;
}

/** A day or a time ready to render. A day has passed at its end. */
export interface Moment {
  /** The instant at which it has passed, such as `2026-12-24T17:00:00.000Z`. */
  instant: string;
  /** The value of the attribute `datetime`. */
  date: string;
  /** The day or the time in the language of the page and the time zone of the site. */
  words: string;
  /** Set if it has passed at the build. */
  hasPassed?: true;
}

/** The values that a component gets, by the name of the shared definition that describes them. */
export interface ResolvedKinds {
  /** Nothing where the link has no destination. */
  href: string;
  image: Picture;
  background: Backdrop;
  sectionBackground: SectionBackdrop;
  video: Film;
  markdown: Prose;
  markdownFile: Prose;
  title: Formatted;
  formatted: Formatted;
  moment: Moment;
}

/** The definition of each property of a group that has one of `ResolvedKinds`, as the generated types mark it. */
type KindsOf<T> = T extends { [kinds]?: infer Kinds }
  ? unknown extends Kinds
    ? Record<never, never>
    : NonNullable<Kinds>
  : Record<never, never>;

/**
 * Props as a component gets them: pictures measured and encoded, paths under the base, samples
 * invented. A link without `href` is a placeholder; one whose section is off is not there at all.
 * The name of a value's definition decides, as it does where values are resolved: a section's own
 * `{src, alt}` stays what it is.
 */
export type Resolved<T> = T extends readonly (infer Item)[]
  ? Resolved<Item>[]
  : T extends object
    ? ResolvedObject<T, KindsOf<T>>
    : T;

type ResolvedObject<T, Kinds> = {
  [K in keyof T as K extends typeof kinds | AbsentKeys<T, Kinds> ? never : K]: ResolvedValue<
    T[K],
    Kinds,
    K
  >;
} & {
  [K in AbsentKeys<T, Kinds>]?: ResolvedValue<NonNullable<T[K]>, Kinds, K>;
};

type ResolvedValue<Value, Kinds, K> = K extends keyof Kinds
  ? Kinds[K] extends keyof ResolvedKinds
    ? Value extends readonly unknown[]
      ? ResolvedKinds[Kinds[K]][]
      : Value extends undefined
        ? Value
        : ResolvedKinds[Kinds[K]]
    : never
  : Resolved<Value>;

/** The properties that may be gone: links, and what cannot be without one. */
type AbsentKeys<T, Kinds> = {
  [K in keyof T]-?: K extends keyof Kinds
    ? Kinds[K] extends "href"
      ? K
      : never
    : "href" extends RequiredKinds<NonNullable<T[K]>>
      ? K
      : never;
}[keyof T];

/** The definitions of the properties that a group always has. */
type RequiredKinds<T> = {
  [K in keyof KindsOf<T> & keyof T]: undefined extends T[K] ? never : KindsOf<T>[K];
}[keyof KindsOf<T> & keyof T];

/** The page around a section, as the section sees it. */
export interface SectionFrame {
  /** The section's anchor. Ids inside it start with the anchor and a dot, which no author's id contains. */
  id: string;
  /** The level of the section's own heading. */
  headingLevel: 1 | 2;
  /** Set if the author gave no title: headings inside the section then have none above them. */
  untitled?: true;
  /** The page in each language, if there are several and the section leads to them. */
  languages?: PageLanguage[];
  /** The section's background, which is rendered beside its component. */
  background?: SectionBackdrop;
  site: ResolvedSite;
}

/** A page in one of the languages of the site. */
export interface PageLanguage {
  lang: string;
  /** The name of the language in the language itself. */
  name: string;
  href: string;
  /** Set for the language of the page itself. */
  isCurrent?: true;
  /** Set if the page is not there in this language: the link leads to the first page in it. */
  isElsewhere?: true;
}

/** A logo that has a shape of its own, because it contains the brand's name or is wide: its size in pixels. */
export interface Wordmark {
  width: number;
  height: number;
  /** Set if the name is beside it all the same. */
  isMute?: true;
}

/**
 * The site as sections see it: `base` and `logo` are URLs. In a built page, the islands' code contains the labels, and
 * `url`, `lang` and `timezone` stay at the build.
 */
export interface ResolvedSite
  extends Pick<SiteSettings, "name" | "base" | "lang" | "logo" | "timezone" | "url"> {
  words?: Words;
  /** The URL of the first page, if the page is in another language than the site is written in. */
  home?: string;
  /** Set if the logo replaces the name, or is wide. */
  wordmark?: Wordmark;
  /** The URL of the logo at night, if it is another. */
  nightLogo?: string;
  /** Set if the page is light for everyone. */
  lightOnly?: true;
  /** Set if the header has its links on both sides of the name. */
  splitLinks?: true;
  /** The decoration of the page, unless it is drawn. */
  ornament?: Exclude<Theme["ornament"], "drawn" | undefined>;
  /** The ratio of the boxes of pictures, if the theme has one for all. */
  pictureRatio?: number;
}

/** Resolved props with an element in the place of each text that has marks. */
export type Rendered<T> = T extends FormattedContent
  ? ReactElement
  : T extends readonly (infer Item)[]
    ? Rendered<Item>[]
    : T extends object
      ? { [K in keyof T]: Rendered<T[K]> }
      : T;

/** A part of a section's props, as its component gets it. */
export type PropsOf<T> = Rendered<Resolved<T>>;

/** The props of a section's component: those of its schema, resolved, and its frame. */
export type SectionProps<T extends SectionType = SectionType> = PropsOf<PropsByType[T]> & {
  frame: SectionFrame;
};

/** The props of a component of a site that wraps a section type: those of the type, and the engine's component. */
export type WrapperProps<T extends SectionType> = SectionProps<T> & {
  Original: FunctionComponent<SectionProps<T>>;
};

/** The same props as data: a text with marks is not an element yet. */
export type SectionData<T extends SectionType = SectionType> = Resolved<PropsByType[T]> & {
  frame: SectionFrame;
};

/** A section of a page, ready to render. */
export interface ResolvedSection<T extends SectionType = SectionType>
  extends Omit<FrameFields, "id" | "enabled" | "background"> {
  type: T;
  id: string;
  background?: SectionBackdrop;
  props: Resolved<PropsByType[T]>;
}
