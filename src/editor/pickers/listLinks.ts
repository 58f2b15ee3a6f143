import { nameOfType } from "../../schema/names.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import { type ListedSection, listSections } from "../site/sections.ts";

/** A destination of the site. */
export interface LinkChoice {
  href: string;
  name: string;
  /** The text that distinguishes it from others of the same name. */
  about: string;
  group: "This page" | "Other pages" | "Files";
}

/** The destinations of a site for a link on the page at an address. */
export function listLinks(site: EditorState, path: string, schemas: Schemas): LinkChoice[] {
  const own = listSections(site, path, schemas)
    .filter(isOn)
    .map((section): LinkChoice => {
      const href = `#${section.anchor}`;
      return { href, ...describe(section), group: "This page" };
    });
  const others = site.pages.filter((page) => page.path !== "" && page.path !== path);
  const pages = others.flatMap((page): LinkChoice[] => {
    const name = nameOfPage(page);
    const sections = listSections(site, page.path, schemas)
      .filter((section) => isOn(section) && section.file === page.file)
      .map((section): LinkChoice => {
        const { name: own, about } = describe(section);
        const href = `${page.path}#${section.anchor}`;
        return { href, name: `${name}: ${own}`, about, group: "Other pages" };
      });
    return [{ href: page.path, name, about: page.path, group: "Other pages" }, ...sections];
  });
  // A name without an ending is that of a folder.
  const files = site.files
    .filter((file) => /\.[^/.]+$/.test(file) && !file.startsWith("/examples/"))
    .map((file): LinkChoice => ({ href: file, name: file.slice(1), about: "", group: "Files" }));
  return [...own, ...pages, ...files];
}

const isOn = ({ data }: ListedSection): boolean => child(data, "enabled") !== false;

/** The type of a section, and its first words. */
function describe({ type, schema, data, anchor }: ListedSection): { name: string; about: string } {
  const title = dataAt(data, ["props", "title"]);
  // A section without a name of the author's is known by its type alone.
  const named = anchor === type ? "" : anchor;
  return {
    name: nameOfType(type, schema),
    about: typeof title === "string" ? title.replaceAll(/\s+/g, " ") : named,
  };
}

function nameOfPage({ data, path }: EditorPage): string {
  if (path === "/") return "First page";
  const title = dataAt(data, ["page", "title"]);
  return typeof title === "string" ? title : path;
}
