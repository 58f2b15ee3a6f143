/** A picture at its address, with its size in pixels. */
export interface AddressedPicture {
  url: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** A thing in schema.org's vocabulary, as JSON-LD. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** What a published page says of itself to search engines, social networks and home screens. */
export interface Publication {
  /** The page's public address, once `site.url` names the site's. */
  address: string | undefined;
  /** Whether search engines may list it. */
  listed: boolean;
  /** Whether it is shown to colleagues before it is published, and says so. */
  draft: boolean;
  /** URL of the icon for home screens. */
  touchIcon: string;
  /** URL of the web app manifest. */
  webManifest: string;
  /** Shown where the page is shared; social networks want its full address. */
  socialPicture: AddressedPicture | undefined;
  structuredData: Thing[];
}
