import { expect, it } from "vitest";
import { renderPage } from "../../src/entry.server.tsx";
import { createAssetContext } from "../../src/node/assets/pictures.ts";
import { resolvePages } from "../../src/node/resolve/resolve.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { listSitePhrases } from "../../src/site/translate/listSitePhrases.ts";
import { readCatalogue } from "../../src/site/translate/readCatalogue.ts";
import { updateCatalogue } from "../../src/site/translate/updateCatalogue.ts";
import { fixturePaths, loadFixtureContext } from "../fixtures/index.ts";
import { linkTo, subpage, writeSite } from "../pages/site.ts";
import { translateAll } from "./pseudo.ts";

const declared = "  languages: [{ lang: de, name: Deutsch }]\n";

const pageYaml = `site:
  name: Lull
  title: Lull, a quiet journal
  description: A page small enough to be read whole.
  lang: en
${declared}  url: https://lull.example
  timezone: Europe/Berlin
  analytics:
    provider: plausible
    id: lull.example
    privacy:
      label: What is counted
      href: /privacy/
sections:
  - type: announcement
    until: 2099-12-31
    props:
      text: Two months for the price of one.
      link:
        label: See the offer
        href: /privacy/
  - type: countdown
    props:
      title: The web app is on its way
      until: 2099-09-01
      ended: It is there.
  - type: waitlist
    props:
      title: Be there when it opens
      service: formspree
      action: https://formspree.io/f/abcdwxyz
      thanks: /thanks/
      button: Join
  - type: cta
    id: old
    until: 2020-01-01
    props:
      title: It was here
`;

const files = {
  "page.yaml": pageYaml,
  "pages/privacy.yaml": subpage(linkTo("/")),
  "pages/thanks.yaml": subpage(linkTo("/"), "  listed: false\n", "Thank you"),
};

const context = { ...(await loadFixtureContext()), translations: new Map() };

/** The documents of a site, by the addresses of their pages. */
async function render(pages: Record<string, string>, catalogue?: string) {
  const root = await writeSite(pages);
  const translations = new Map(
    catalogue === undefined ? [] : [["de", { text: catalogue, diagnostics: [] }]],
  );
  const site = await loadSite(root, { ...context, translations });
  const pageFiles = [
    ...site.pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...site.languages.flatMap((language) => language.pageFiles),
  ];
  const { schemas } = context;
  const resolved = await resolvePages(pageFiles, {
    ...createAssetContext(fixturePaths, "/"),
    schemas,
  });
  const documents = await Promise.all(
    resolved.map(async (page) => {
      const { html } = await renderPage(page, { script: { code: "" } });
      return [page.path, html] as const;
    }),
  );
  return { documents: new Map(documents), site };
}

/** A catalogue with an accented translation of every text. */
async function translate(): Promise<string> {
  const { site } = await render(files);
  const phrases = listSitePhrases(site.languages.flatMap(({ parsed }) => parsed));
  const empty = updateCatalogue(readCatalogue({ text: "", diagnostics: [] }), phrases, "de");
  return translateAll(empty);
}

it("announcements, dates, forms, analytics and schedules are those of the language", async () => {
  const { documents } = await render(files, await translate());
  const [own = "", german = ""] = ["/", "/de/"].map((path) => documents.get(path));
  const links = (html: string) => [...html.matchAll(/href="(\/[a-z/]*)"/g)].map(([, href]) => href);
  expect(links(own)).not.toContain("/de/privacy/");
  expect(links(german)).toContain("/de/privacy/");
  expect(links(german)).not.toContain("/privacy/");
  expect(own).toContain("September 1, 2099");
  expect(german).toContain("1. September 2099");
  expect(german).toContain("lull.example/de/thanks/");
  expect(german).not.toContain("lull.example/thanks/");
  for (const html of [own, german]) expect(html).not.toContain('id="old"');
  expect(german).not.toContain("Two months");
  expect(german).toContain("announcement");
});

it("a catalogue of a language that the site does not have changes no byte of it", async () => {
  const plain = { ...files, "page.yaml": pageYaml.replace(declared, "") };
  const { documents } = await render(plain);
  const { documents: beside } = await render(plain, await translate());
  expect([...documents.keys()]).toEqual(["/", "/privacy/", "/thanks/"]);
  expect([...beside]).toEqual([...documents]);
  for (const html of documents.values()) {
    expect(html).not.toMatch(/hreflang|og:locale:alternate|untranslated/);
  }
});
