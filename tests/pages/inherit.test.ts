import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { PageFile } from "../../src/index.ts";
import { check } from "../../src/index.ts";
import { homeYaml, linkTo, readFiles, subpage } from "./site.ts";

const read = async (sections: string, settings = "", first = homeYaml) => {
  const { pages } = await readFiles({
    "page.yaml": first,
    "pages/privacy.yaml": subpage(sections, settings),
  });
  const [home, page] = pages.map(({ pageFile }) => pageFile);
  if (!home || !page) throw new Error("A page has an error.");
  return { home, page };
};

const ids = ({ sections }: PageFile) =>
  sections.map(({ id, enabled }) => (enabled ? id : `${id} (off)`));

const hrefs = (page: PageFile | undefined) =>
  [...JSON.stringify(page?.sections).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

test("a page has the site, theme, header and footer of the first, and its own title and description", async () => {
  const { home, page } = await read(linkTo("/"));
  const { title, description, ...site } = page.site;
  expect([title, description]).toEqual(["Privacy policy", "What we keep about you."]);
  expect(home.site).toMatchObject(site);
  expect(page.theme).toEqual(home.theme);
  expect(page).toMatchObject({ path: "/privacy/", enabled: true, listed: true });
  expect(home).toMatchObject({ path: "/", enabled: true, listed: true });
  expect(ids(page)).toEqual(["header", "cta", "footer"]);
});

test("a page with a header or footer of its own has no other, even if it is off", async () => {
  const links = "links: [{ label: Plans, href: /#plans }]";
  const header = `  - type: header\n    id: top\n    enabled: false\n    props: { ${links} }\n`;
  const footer = "  - type: footer\n    id: end\n    props:\n      year: 2024\n";
  expect(ids((await read(header + linkTo("/"))).page)).toEqual(["top (off)", "cta", "footer"]);
  expect(ids((await read(linkTo("/") + footer)).page)).toEqual(["header", "cta", "end"]);
  expect(ids((await read(header + linkTo("/") + footer)).page)).toEqual([
    "top (off)",
    "cta",
    "end",
  ]);
});

test("a page has the bar above the header too, unless it has its own", async () => {
  const bar = "  - type: announcement\n    props: { text: We moved. }\n";
  const first = homeYaml.replace("sections:\n", `sections:\n${bar}`);
  const own = "  - type: announcement\n    id: news\n    props: { text: Closed. }\n";
  expect(ids((await read(linkTo("/"), "", first)).page)).toEqual([
    "announcement",
    "header",
    "cta",
    "footer",
  ]);
  expect(ids((await read(own + linkTo("/"), "", first)).page)).toEqual([
    "header",
    "news",
    "cta",
    "footer",
  ]);
});

test("an anchor belongs to the page that its line stands in", async () => {
  const first = homeYaml.replace("/privacy", "/privacy#footer");
  const { home, page } = await read(linkTo('"#cta"') + linkTo("/#plans", "other"), "", first);
  expect(hrefs(home)).toEqual(["#plans", "/privacy/#footer"]);
  expect(hrefs(page)).toEqual(["/#plans", "#footer", "#cta", "/#plans"]);
});

test("a page has the picture of the site for those who share it, unless it has its own", async () => {
  const picture = (src: string) => `  socialImage:\n    src: ${src}\n    alt: A picture.\n`;
  const first = homeYaml.replace("  base:", `${picture("/images/hero.png")}  base:`);
  expect((await read(linkTo("/"))).page.site.socialImage).toBeUndefined();
  const src = async (settings: string) =>
    (await read(linkTo("/"), settings, first)).page.site.socialImage?.src;
  expect(await src("")).toBe("/images/hero.png");
  expect(await src(picture("/images/tour-poster.png"))).toBe("/images/tour-poster.png");
});

test("words that the site says by itself are those of the site on every page", async () => {
  const email = "  words:\n    email: Where we write to\n  base:";
  const form =
    "  - type: waitlist\n    props:\n      title: Join\n      action: https://example.com/join\n      button: Go\n";
  const { page } = await read(form, "", homeYaml.replace("  base:", email));
  expect(JSON.stringify(page.sections)).toContain("Where we write to");
});

test("while the first page has an error, the others have no result, unless its last one is known", async () => {
  const good = { "page.yaml": homeYaml, "pages/privacy.yaml": subpage(linkTo("/")) };
  const bad = { ...good, "page.yaml": homeYaml.replace("title:", "titel:") };
  const { context } = await readFiles(good);
  const [home, page] = (await readFiles(bad)).pages;
  expect([home.pageFile, page?.pageFile, page?.diagnostics]).toEqual([undefined, undefined, []]);
  const [, kept] = (await readFiles(bad, { first: context.first })).pages;
  expect(kept?.pageFile?.site.title).toBe("Privacy policy");
});

test("the example in the guide is in order", async () => {
  const guide = readFileSync("docs/pages.md", "utf8");
  const [, text = ""] = /```yaml\n([\s\S]*?)```/.exec(guide) ?? [];
  const { pages } = await readFiles({ "pages/privacy.yaml": text });
  expect(pages.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  const [, schema = ""] = /\$schema=(\S+)/.exec(text) ?? [];
  expect(path.join("pages", schema)).toBe(".broadside/subpage.schema.json");
});

test("one page is checked by itself in the context of its site", async () => {
  const page = subpage(linkTo("/#planz"));
  const { context } = await readFiles({ "pages/privacy.yaml": page });
  const address = { file: "pages/privacy.yaml", path: "/privacy/" };
  const codes = async (text: string) =>
    (await check(text, context, address)).diagnostics.map(({ code }) => code);
  expect(await codes(page)).toEqual(["no-anchor"]);
  expect(await codes(page.replace("planz", "plans"))).toEqual([]);
  const { pageFile } = await check(page.replace("planz", "plans"), context, address);
  expect(hrefs(pageFile)).toEqual(["/#plans", "/privacy/", "/#plans"]);
});
