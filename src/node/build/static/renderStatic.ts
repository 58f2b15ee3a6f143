import { fragmentClass } from "../../../shared/fragment.ts";
import type { SiteFiles } from "../../../shared/page.ts";
import type { PageFile } from "../../../shared/section.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { toUrl } from "../../resolve/urls.ts";
import { loadRenderer } from "./loadRenderer.ts";
import { resolveOnSite } from "./resolveOnSite.ts";
import { scopeStyles } from "./scopeStyles.ts";
import { listFiles } from "./siteFiles.ts";

/** A page as one document without scripts, and the files that it names. */
export interface StaticPage {
  html: string;
  files: SiteFiles;
}

/** A section for the document of another site, with its styles, and the files that both name. */
export interface StaticSection extends StaticPage {
  css: string;
}

/** Renders a page with Vite's module runner, without a bundle and without scripts. */
export async function renderDocument(site: Site, pageFile: PageFile): Promise<StaticPage> {
  const { page, context } = await resolveOnSite(site, pageFile);
  const { renderPage } = await loadRenderer(site.root, context.base);
  const { html } = await renderPage(page, {});
  return { html, files: listFiles([["html", html]], site, context) };
}

/** Renders one section of a page, for the document of another site. */
export async function renderFragment(
  site: Site,
  pageFile: PageFile,
  id: string,
): Promise<StaticSection> {
  const { page, context } = await resolveOnSite(site, pageFile);
  const ids = page.sections.map((section) => section.id);
  if (!ids.includes(id)) throw new Error(explainMissing(pageFile, id, ids));
  const renderer = await loadRenderer(site.root, context.base);
  const fragment = await renderer.renderFragment(page, id);
  const html = leadToPage(fragment.html, toUrl(context.base, page.path));
  const css = scopeStyles(fragment.css, fragmentClass);
  const texts: Parameters<typeof listFiles>[0] = [
    ["html", html],
    ["css", css],
  ];
  return { html, css, files: listFiles(texts, site, context) };
}

function explainMissing({ path, sections }: PageFile, id: string, ids: readonly string[]): string {
  const isOff = sections.some((section) => (section.id ?? section.type) === id);
  const choice = ids.length > 0 ? `Choose one of those that are on: ${ids.join(", ")}.` : "";
  return isOff
    ? `The section "${id}" of the page at ${path} is off, by \`enabled: false\` or its dates. Turn it on, or render another one.`
    : `The page at ${path} has no section with the id "${id}". ${choice || "All of its sections are off."}`;
}

/** Lets links to other sections of the page lead there: in the other document, they are not. */
const leadToPage = (html: string, url: string): string =>
  html.replaceAll(/ href="#([^"]+)"/g, (link, id: string) =>
    html.includes(` id="${id}"`) ? link : ` href="${url}#${id}"`,
  );
