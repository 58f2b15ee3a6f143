import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";

/** The project's own page, with any content. */
export const ownPage = readFileSync("page.yaml", "utf8");

/** The project's own public files. */
export const ownPublicDir = path.resolve("public");

interface Section {
  type?: string;
  props?: { file?: string };
}

interface Declared {
  site?: object;
  page?: { title?: string; description?: string; enabled?: boolean };
  sections?: Section[];
}

/**
 * The other pages of the project's own site that are on, each as a page.yaml that declares it alone: with the settings
 * of the site, the header and footer that it takes, and the words of its texts. The names end in their addresses.
 */
export function ownPages(): Record<`own/${string}`, string> {
  const first: Declared = parse(ownPage) ?? {};
  const files = existsSync("pages")
    ? readdirSync("pages", { recursive: true, encoding: "utf8" })
    : [];
  const pages = files
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map(
      (file) => [file, parse(readFileSync(path.join("pages", file), "utf8")) as Declared] as const,
    )
    .filter(([, { page }]) => page?.enabled !== false);
  return Object.fromEntries(
    pages.map(([file, { page: { title, description } = {}, sections = [] }]) => {
      const taken = (type: string) =>
        sections.some((section) => section.type === type)
          ? []
          : (first.sections ?? []).filter((section) => section.type === type);
      const all = [...taken("header"), ...sections, ...taken("footer")].map(withText);
      const site = { ...first.site, title, description };
      const whole = { ...first, site, sections: all };
      const name = file.slice(0, -".yaml".length).replaceAll(path.sep, "/");
      return [
        `own/${name}/`,
        stringify(whole, { aliasDuplicateObjects: false, blockQuote: "literal" }),
      ];
    }),
  );
}

/** The section with the words of its text in place of the file that holds them. */
function withText(section: Section): Section {
  const { file, ...props } = section.props ?? {};
  const place = path.join("texts", file ?? "");
  if (file === undefined || !existsSync(place)) return section;
  return { ...section, props: { ...props, text: readFileSync(place, "utf8") } as object };
}
