import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import { pageYaml } from "../fixtures/index.ts";

/** The real page, changed by `edit`. */
export function editPage(edit: (site: YAMLMap, page: ReturnType<typeof parseDocument>) => void) {
  const page = parseDocument(pageYaml);
  const site = page.get("site");
  if (!isMap(site)) throw new Error("page.yaml has no site.");
  edit(site, page);
  return page.toString();
}

/** Turns off every section of these types. */
export function turnOff(page: ReturnType<typeof parseDocument>, ...types: string[]): void {
  const sections = page.get("sections");
  if (!isSeq(sections)) throw new Error("page.yaml has no sections.");
  for (const section of sections.items) {
    if (isMap(section) && types.includes(String(section.get("type")))) {
      section.set("enabled", false);
    }
  }
}

/** The page, published at an address. */
export const addressed = (base: string) =>
  editPage((site) => {
    site.set("base", base);
    site.set("url", "https://quillow.example");
  });

/** The page, whose visitors are counted if they agree. */
export const counted = editPage((site) => {
  site.set("analytics", {
    provider: "plausible",
    id: "shop.example",
    consent: true,
    privacy: { label: "Privacy", href: "#faqs" },
  });
});
