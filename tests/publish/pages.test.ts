import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeHeaders } from "../../src/node/publish/headers.ts";
import { renderCaddyConfig } from "../../src/node/publish/hosts/caddy.ts";
import { renderHeadersFile } from "../../src/node/publish/hosts/netlify.ts";
import { renderNginxConfig } from "../../src/node/publish/hosts/nginx.ts";
import { listSources } from "../../src/node/publish/policy.ts";
import { rootFiles } from "../../src/site/page/published.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { contentIdOf } from "../../src/site/versions/contentId.ts";
import { readFolderVersion } from "../../src/site/versions/readFolder.ts";
import { fixturePublicDir, siteDir } from "../fixtures/index.ts";
import { islandTypes } from "../fixtures/islandTypes.ts";
import { buildIn } from "../project/build.ts";
import { builtSite } from "../project/builtSite.ts";
import { makeSite, siteYaml } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { sample } from "../random/sample.ts";
import { emitted, serve } from "./servers.ts";

const bases = ["/", "/promo/x/"] as const;
const roots = new Map<string, string>();

beforeAll(async () => {
  for (const [index, base] of bases.entries()) {
    const root = await makeSite(`pages-${index}`, base);
    await symlink(await builtSite(await siteYaml(base), { siteDir }), path.join(root, "dist"));
    roots.set(base, root);
  }
});

const distOf = (base: string) => path.join(roots.get(base) ?? "", "dist");
const read = (base: string, file: string) => readFileSync(path.join(distOf(base), file), "utf8");

/** The pages of the fixture that are on, by their paths below the base. */
const pages = ["", "cookies/", "guides/start/", "pricing/", "privacy/", "terms/", "thanks/"];
const listed = pages.filter((page) => page !== "thanks/");
const address = "https://lull.example";

/** Every document with the path that it is published at, and the wrong address's. */
const documentsOf = (base: string) =>
  pages.map((page) => ({ page, html: read(base, `${page}index.html`) }));

const hrefsIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, h]) => h);
const idsIn = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id]) => id);
const factsIn = (html: string) => {
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)["@graph"] ?? [];
};

describe.each(bases)("a site of several pages, under %s", (base) => {
  it("names its content, by which a build is recognized online", async () => {
    const schemas = await loadSchemas(process.cwd());
    const content = contentIdOf(await readFolderVersion(roots.get(base) ?? "", schemas));
    expect(JSON.parse(read(base, "build.json"))).toEqual({ content });
    for (const other of bases) expect(JSON.parse(read(other, "build.json"))).toEqual({ content });
  });

  it("publishes every page that is on, and nothing of one that is off", () => {
    const found = readdirSync(distOf(base), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("index.html"))
      .map((file) => file.slice(0, -"index.html".length));
    expect(found.sort()).toEqual(pages);
    for (const { html } of documentsOf(base)) expect(html).not.toContain("/draft/");
  });

  it("has no file at its root that redirects do not know of", () => {
    const own = readdirSync(fixturePublicDir);
    const made = readdirSync(distOf(base), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name.replace(/\.(br|gz)$/, ""))
      .filter((name) => !own.includes(name));
    expect(made).toContain("sitemap.xml");
    expect(made.filter((name) => !rootFiles.includes(name))).toEqual([]);
  });

  it("gives each page one main title, and each id once", () => {
    for (const { page, html } of documentsOf(base)) {
      expect([page, html.match(/<h1[ >]/g)?.length]).toEqual([page, 1]);
      const ids = idsIn(html);
      expect([page, ids.length > 3]).toEqual([page, true]);
      expect([page, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([page, []]);
    }
  });

  it("names each page's own address, title and place to search engines", () => {
    for (const { page, html } of documentsOf(base)) {
      const url = `${address}${base}${page}`;
      const isListed = listed.includes(page);
      expect(html.includes(`<link rel="canonical" href="${url}"/>`)).toBe(isListed);
      expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isListed);
      expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
      const facts = factsIn(html);
      const ids = facts.map((fact: Record<string, string>) => fact["@id"]);
      const site = [`${address}${base}#organization`, `${address}${base}#website`];
      expect(ids.slice(0, 2)).toEqual(site);
      expect(ids.includes(url)).toBe(page !== "");
    }
    const titles = documentsOf(base).map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(pages.length);
    const { breadcrumb } = factsIn(read(base, "guides/start/index.html")).at(-1);
    expect(breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${address}${base}`,
      `${address}${base}guides/start/`,
    ]);
  });

  it("lists each listed page once for machines", () => {
    const sitemap = read(base, "sitemap.xml").match(/(?<=<loc>).*?(?=<\/loc>)/g);
    expect(sitemap).toEqual(listed.map((page) => `${address}${base}${page}`));
    const texts = read(base, "llms.txt");
    expect(texts.match(/^<.*>$/gm)).toEqual(listed.map((page) => `<${address}${base}${page}>`));
  });

  it("marks the links that lead to the page itself, and no other", () => {
    for (const { page, html } of documentsOf(base)) {
      const marked = [...html.matchAll(/<a\b[^>]* aria-current="page"[^>]*>/g)].flatMap(([link]) =>
        hrefsIn(link),
      );
      const own = hrefsIn(html).filter((href) => href === base + page);
      expect([page, marked]).toEqual([page, own]);
    }
    expect(read(base, "privacy/index.html")).toMatch(/<a\b[^>]* aria-current="page"/);
  });

  it("lets all pages share their fonts, their icons and their scripts", () => {
    const shared = (html: string, pattern: RegExp) => [...new Set(html.match(pattern))].sort();
    const [home, ...others] = documentsOf(base).map(({ html }) => html);
    for (const html of others) {
      for (const pattern of [/@font-face\{.*?\}/g, /assets\/(?:react|Header)-\w+\.js/g]) {
        expect(shared(html, pattern)).toEqual(shared(home ?? "", pattern));
      }
    }
    const icons = read(base, "icons.svg");
    for (const name of ["notebook", "cookie", "moon", "question"]) {
      expect(icons).toContain(`<symbol id="${name}"`);
    }
  });

  it("has the scripts of an island that is on one page only, and of no island that is on none", () => {
    const scripts = readdirSync(path.join(distOf(base), "assets")).filter((f) => f.endsWith(".js"));
    const shown = documentsOf(base)
      .map(({ html }) => html)
      .join("");
    for (const type of islandTypes.keys()) {
      const name = new RegExp(`^${type}-`, "i");
      expect([type, scripts.some((file) => name.test(file))]).toEqual([
        type,
        shown.includes(`data-island="${type}"`),
      ]);
    }
    expect(read(base, "index.html")).not.toContain('data-island="faq"');
    expect(read(base, "pricing/index.html")).toContain('data-island="faq"');
  });

  it("lets browsers fetch pages ahead, under each policy", () => {
    const policyOf = (html: string) =>
      /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html);
    for (const { html } of documentsOf(base)) {
      const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
      const { prefetch } = JSON.parse(rules);
      expect(prefetch[0].eagerness).toBe("moderate");
      const [, policy = ""] = policyOf(html) ?? [];
      expect(policy.match(/script-src[^;]*/)?.[0].match(/sha256/g)).toHaveLength(3);
    }
  });
});

const setups = (["nginx", "caddy"] as const).flatMap((name) =>
  bases.map((base) => ({ name, base })),
);

describe.each(sample(setups, setups.length - 1))(
  "$name, under $base",
  { tags: ["random"] },
  ({ name, base }) => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await serve(name, distOf(base), base);
    });
    afterAll(() => server?.stop());

    it("answers each way to write a page's address with that page, under its policy", async () => {
      for (const page of pages.filter(Boolean)) {
        const html = read(base, `${page}index.html`);
        for (const asked of [page.slice(0, -1), page, `${page}index.html`]) {
          const response = await fetch(server.origin + base + asked);
          expect([asked, response.status]).toEqual([asked, 200]);
          expect(await response.text()).toBe(html);
          const headers = response.headers;
          expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
          for (const hash of hashesIn(html)) {
            expect(headers.get("content-security-policy")).toContain(hash);
          }
        }
      }
    });

    it("has no dead link: a crawl from the home page reaches every page that one leads to", async () => {
      const seen = new Map<string, string>();
      const dead: string[] = [];
      const visit = async (url: URL, from: string): Promise<string> => {
        const known = seen.get(url.pathname);
        if (known !== undefined) return known;
        const response = await fetch(url);
        if (response.status !== 200) dead.push(`${from} leads to ${url.pathname}`);
        const html = response.headers.get("content-type")?.includes("html")
          ? await response.text()
          : "";
        seen.set(url.pathname, html);
        for (const reference of referencesIn(html)) {
          const target = new URL(reference, url);
          if (target.origin !== server.origin) continue;
          const text = await visit(target, url.pathname);
          const id = decodeURIComponent(target.hash.slice(1));
          if (id && text && !idsIn(text).includes(id)) dead.push(`${url.pathname} leads to #${id}`);
        }
        return html;
      };
      await visit(new URL(base, server.origin), "nowhere");
      expect(dead).toEqual([]);
      expect([...seen.keys()].filter((file) => file.endsWith("/")).sort()).toEqual(
        pages.map((page) => base + page),
      );
    });
  },
);

describe.each(bases)("npm run preview, under %s", (base) => {
  it("answers each way to write a page's address with that page", async () => {
    const { origin, stop } = await startLive(roots.get(base) ?? "", "preview");
    for (const page of pages.filter(Boolean)) {
      for (const asked of [page.slice(0, -1), page, `${page}index.html`]) {
        const response = await fetch(origin + base + asked);
        expect([asked, await response.text()]).toEqual([asked, read(base, `${page}index.html`)]);
      }
    }
    await stop();
  });
});

const hashesIn = (html: string) => html.match(/'sha256-[^']+'/g) ?? [];

const referencesIn = (html: string) =>
  [...html.matchAll(/<(?:a|link|img|use)\b[^>]*? (?:href|src)="([^"]*)"/g)].flatMap(
    ([tag, value = ""]) => (/rel="canonical"/.test(tag) ? [] : value),
  );

describe.each(sample(["nginx", "caddy"] as const, 2))(
  "%s, for more documents than one policy can hold",
  { tags: ["random"] },
  (name) => {
    it("sends each its own", async () => {
      const dist = await mkdtemp(path.join(tmpdir(), "broadside-many-"));
      const documents = [
        "/",
        "/404.html",
        ...Array.from({ length: 40 }, (_, n) => `/page-${n}/`),
      ].map((at) => ({ path: at, html: `<!doctype html><style>/* ${at} */</style>` }));
      for (const { path: at, html } of documents) {
        const file = path.join(dist, at.endsWith("/") ? `${at}index.html` : at);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, html);
      }
      const hostHeaders = describeHeaders(
        "/",
        documents.map(({ path, html }) => ({ path, sources: listSources(html) })),
        true,
      );
      const lines = renderHeadersFile(hostHeaders).split("\n");
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
      const render = { nginx: renderNginxConfig, caddy: renderCaddyConfig }[name];
      await writeFile(path.join(dist, emitted[name]), render(hostHeaders, []));
      const server = await serve(name, dist, "/");
      for (const { path: at, html } of documents) {
        const { headers } = await fetch(server.origin + at);
        const policy = headers.get("content-security-policy");
        const [, style = ""] = /<style>(.*)<\/style>/.exec(html) ?? [];
        expect(policy).toContain(`style-src 'sha256-${sha256(style)}';`);
      }
      await server.stop();
      await rm(dist, { recursive: true });
    });
  },
);

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

describe("an edit of one page", () => {
  it("leaves the other pages' bytes alone", async () => {
    const root = await makeSite("pages-edited");
    const before = snapshot(distOf("/"));
    const file = path.join(root, "pages/privacy.yaml");
    const source = await readFile(file, "utf8");
    await writeFile(
      file,
      source.replace("Until you delete them.", "Until you delete all of them."),
    );
    const after = snapshot(await buildIn(root));
    const changed = [...after].flatMap(([name, content]) =>
      content === before.get(name) ? [] : [name.replace(/\.(br|gz)$/, "")],
    );
    expect([...new Set(changed)].sort()).toEqual(["build.json", "llms.txt", "privacy/index.html"]);
    expect([...after.keys()]).toEqual([...before.keys()]);
  });
});

function snapshot(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(dist, file), "base64")]));
}
