import { stringify } from "yaml";
import { joinNextChanges } from "../../src/site/page/nextChange.ts";
import { type Files, readFiles } from "../pages/site.ts";

/** A section with dates, as a file declares it. */
export interface Dated {
  type?: string;
  id?: string;
  enabled?: boolean | undefined;
  from?: string;
  until?: string;
  /** The link of its button. */
  href?: string;
}

/** The sections of a file, each with a title of its own. */
export const sectionsOf = (sections: readonly Dated[]) =>
  sections.map(({ href, type = "cta", ...section }, index) => ({
    type,
    ...section,
    props: {
      ...(type === "header"
        ? { links: [{ label: "Start", href: "/" }] }
        : { title: `Offer ${index}` }),
      ...(href !== undefined && { button: { label: "Go", href } }),
    },
  }));

/** A first page with these sections. */
export const home = (sections: readonly Dated[], timezone?: string): string =>
  stringify({
    site: {
      ...{ name: "Lull", title: "Lull, a quiet journal", description: "A page with dates." },
      ...(timezone !== undefined && { timezone }),
    },
    sections: sectionsOf(sections),
  });

/** Another page with these sections. */
export const page = (sections: readonly Dated[], settings: Omit<Dated, "type" | "id"> = {}) =>
  stringify({
    page: { title: "Offers", description: "What there is in December.", ...settings },
    sections: sectionsOf(sections),
  });

/** The page files of a site as of an instant or a date, and its next change. */
export async function readAsOf(files: Files, asOf: number | string) {
  const { pages } = await readFiles(files, { asOf });
  return { pageFiles: pages.map(({ pageFile }) => pageFile), next: joinNextChanges(pages) };
}
