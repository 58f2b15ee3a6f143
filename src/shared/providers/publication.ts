import type { Analytics } from "../schema.gen.ts";

/** A picture at its address, with its size in pixels. */
export interface AddressedPicture {
  url: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** An entity in schema.org's vocabulary, as JSON-LD. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** The metadata of a published page for search engines, social networks and home screens. */
export interface Publication {
  /** The page's public address, if `site.url` is set. */
  address: string | undefined;
  /** The addresses of the page in each language, if there are several and search engines may list them. */
  alternates: readonly { lang: string; address: string }[];
  /** True if search engines may list it. */
  listed: boolean;
  /** True if it is a draft for colleagues, and marked as one. */
  draft: boolean;
  /** The service that counts the visits of the page, if any: drafts and the page at a wrong address are not counted. */
  analytics: Analytics | undefined;
  /** URL of the icon for home screens. */
  touchIcon: string;
  /** URL of the web app manifest. */
  webManifest: string;
  /** The picture for social networks, which require its full address. */
  socialPicture: AddressedPicture | undefined;
  structuredData: Thing[];
  /** The rules by which browsers fetch other pages ahead, as JSON; undefined if the site has no other page. */
  speculationRules: string | undefined;
}
