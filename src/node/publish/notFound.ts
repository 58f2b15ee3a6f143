import { type Schemas, sectionTypes } from "../../schema/schemaNode.ts";
import { frameFields } from "../../shared/facts.gen.ts";
import type { Page } from "../../shared/page.ts";
import type { ResolvedSection } from "../../shared/section.ts";

/** The page at an address that does not exist, made of the section type whose schema has `isNotFound`. */
export function notFoundPage({ current: _, ...page }: Page, schemas: Schemas): Page {
  const { title, text, button } = page.site.notFound;
  const types = sectionTypes(schemas).filter(([, { isNotFound }]) => isNotFound);
  return {
    ...page,
    site: { ...page.site, title: `${title} · ${page.site.name}`, description: text },
    sections: types.map(([type]) => {
      const section = {
        type,
        id: "not-found",
        ...Object.fromEntries(frameFields.map(({ name, usual }) => [name, usual])),
        spacing: "large",
        props: { title, text, button: { label: button, href: page.site.home ?? page.site.base } },
      };
      // The schema with isNotFound allows these props, which a test of the schemas verifies.
      return section as ResolvedSection;
    }),
  };
}
