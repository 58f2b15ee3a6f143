import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { Page } from "../../shared/page.ts";
import type { Thing } from "../../shared/providers/publication.ts";
import type { SiteSettings } from "../../shared/schema.gen.ts";
import { isFormatted, toPlainText } from "../../shared/text/formatted.ts";

/**
 * A schema's `schemaOrg`: its values in the vocabulary of schema.org. It is in the section's schema, because
 * the build never loads a component. Keys that start with @ hold literal values. Other texts are paths in the
 * value; what is there is described by its own `schemaOrg`, if it has one. Several paths make one list.
 */
interface Template {
  "@type": string;
  [property: string]: string | string[] | Template;
}

/** The properties that search engines require of a thing. A thing that lacks one is left out. */
export const required: Record<string, readonly string[]> = {
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  SoftwareApplication: ["name", "operatingSystem", "applicationCategory", "offers"],
  Offer: ["price"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  Place: ["address", "openingHoursSpecification"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  WebPage: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};

const addresses = new Set([
  "contentUrl",
  "image",
  "item",
  "logo",
  "sameAs",
  "thumbnailUrl",
  "url",
  "@id",
]);

/** The site of a page that is described: its address, its logo and its pages in that language, the home page first. */
interface Surroundings {
  address: string | undefined;
  logo: string | undefined;
  pages: readonly Page[];
}

/** Describes the site, the page and the sections that are on. Things with the same `@id` are merged. */
export function describePage(
  page: Page,
  schemas: Schemas,
  { address, logo, pages: [home = page, ...others] }: Surroundings,
): Thing[] {
  const things = new Map<string, Record<string, unknown>>();
  const add = (thing: Record<string, unknown>) => {
    const id = String(thing["@id"] ?? things.size);
    things.set(id, merge(things.get(id) ?? {}, thing));
  };
  for (const thing of describeSite(home, address, logo)) add(thing);
  if (page === home) for (const thing of describeApp(home.site, address)) add(thing);
  else add(describeSubpage(page, [home, ...others]));
  for (const { type, props } of page.sections) {
    const file = sectionSchema(type);
    const node = schemas.get(file);
    const place = node && { file, node };
    if (place?.node.schemaOrg && isTrue(schemas, place, props)) {
      add(describe(schemas, place, props));
    }
  }
  return [...things.values()].map((thing) => complete(thing, address)).filter(isThing);
}

/** The id of the site in a language. */
const websiteOf = ({ path, site }: Page) =>
  path === "/" ? "#website" : `${site.base}${path.slice(1)}#website`;

function describeSite(home: Page, address: string | undefined, logo: string | undefined) {
  const { path, site } = home;
  const publisher = { "@id": "#organization" };
  const { name, description } = site;
  return [
    {
      "@type": "Organization",
      "@id": "#organization",
      name: site.organization?.name ?? name,
      url: address,
      logo,
    },
    {
      "@type": "WebSite",
      "@id": websiteOf(home),
      name,
      description,
      url: address && new URL(path.slice(1), address).href,
      inLanguage: site.lang,
      publisher,
    },
  ];
}

function describeApp({ name, description, app }: SiteSettings, address: string | undefined) {
  if (!app) return [];
  return [
    {
      "@type": "SoftwareApplication",
      "@id": "#app",
      name,
      description,
      url: address,
      operatingSystem: app.platforms.join(", "),
      applicationCategory: app.category,
      // An amount without a currency is no offer.
      offers:
        app.price === 0 || app.currency
          ? { "@type": "Offer", price: app.price, priceCurrency: app.currency }
          : undefined,
      publisher: { "@id": "#organization" },
    },
  ];
}

/** A page other than the home page, and the pages above it, by their paths. */
function describeSubpage({ path, site }: Page, pages: readonly [Page, ...Page[]]) {
  const [home] = pages;
  const urlOf = (of: string) => site.base + of.slice(1);
  const trail = pages.filter((page) => path.startsWith(page.path));
  return {
    "@type": "WebPage",
    "@id": urlOf(path),
    url: urlOf(path),
    name: site.title,
    description: site.description,
    inLanguage: site.lang,
    isPartOf: { "@id": websiteOf(home) },
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: trail
        .toSorted((a, b) => a.path.length - b.path.length)
        .map((page, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: page === home ? page.site.name : page.site.title,
          item: urlOf(page.path),
        })),
    },
  };
}

function describe(
  schemas: Schemas,
  place: SchemaLocation,
  value: unknown,
): Record<string, unknown> {
  // Schemas are JSON. The tests check what their keywords hold.
  return fill(place.node.schemaOrg as Template);

  function fill(template: Template): Record<string, unknown> {
    const read = (path: string) => pick(schemas, place, value, path.split("."));
    const entries = Object.entries(template).map(([key, part]) => {
      if (Array.isArray(part)) return [key, part.flatMap(read)];
      if (typeof part !== "string") return [key, fill(part)];
      return [key, key.startsWith("@") ? part : read(part)];
    });
    return Object.fromEntries(entries);
  }
}

/** False if a text that the facts are about is of another kind, such as a question that asks nothing. */
function isTrue(schemas: Schemas, place: SchemaLocation, value: unknown): boolean {
  const { schemaOrgIf } = place.node;
  const pattern = schemaOrgIf && new RegExp(schemaOrgIf.matches, "u");
  const texts = schemaOrgIf?.every.flatMap((path) => pick(schemas, place, value, path.split(".")));
  return (
    !pattern || !texts || texts.every((text) => typeof text !== "string" || pattern.test(text))
  );
}

const unknown: SchemaLocation = { file: "", node: {} };

/** The value at the path. If the path passes through lists, the list of all values there. */
function pick(
  schemas: Schemas,
  place: SchemaLocation,
  value: unknown,
  path: readonly string[],
): unknown {
  const { entry, properties } = membersOf(schemas, place);
  if (Array.isArray(value)) {
    return value.flatMap((item) => pick(schemas, entry?.place ?? unknown, item, path));
  }
  const [key, ...rest] = path;
  if (isFormatted(value)) return toPlainText(value);
  if (key === undefined) return place.node.schemaOrg ? describe(schemas, place, value) : value;
  return pick(schemas, properties.get(key)?.place ?? unknown, child(value, key), rest);
}

/** Lists of the same property are joined; of two other values the first stays. */
function merge(one: Record<string, unknown>, other: Record<string, unknown>) {
  const merged = { ...other, ...one };
  for (const [key, value] of Object.entries(other)) {
    const own = one[key];
    if (Array.isArray(own) && Array.isArray(value)) merged[key] = [...own, ...value];
  }
  return merged;
}

/** The value with full addresses and without empty parts; undefined for a thing that lacks a required property. */
function complete(value: unknown, address: string | undefined, key = ""): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => complete(item, address, key)).filter(isPresent);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value === "string" && addresses.has(key)) return toAddress(value, address);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, complete(inner, address, name)] as const)
    .filter(([, inner]) => isPresent(inner));
  const thing = Object.fromEntries(entries);
  const type = thing["@type"];
  if (type === undefined) return thing;
  const needs = required[String(type)];
  if (!needs) throw new Error(`"schemaOrg" names ${type}, which structuredData.ts lacks.`);
  return needs.every((name) => name in thing) ? thing : undefined;
}

const isPresent = (value: unknown) => value !== undefined && value !== null;
const isThing = (value: unknown): value is Thing => isPresent(value);

function toAddress(url: string, address: string | undefined): string | undefined {
  if (url.startsWith("https:")) return url;
  if (address) return new URL(url, address).href;
  return url.startsWith("#") ? url : undefined;
}
