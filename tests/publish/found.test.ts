// @module-tag rest

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { defaultWords } from "../../src/site/languages.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { builtSite } from "../project/builtSite.ts";
import { addressed, editPage, turnOff } from "./sites.ts";

const hostile = `</script></title><script>alert("1")</script><!-- & 'x'`;

const english = defaultWords(await loadSchemas(process.cwd()));

/** Every label, in an invented language. */
const own = Object.fromEntries(
  Object.entries(english).map(([name, word]) => [
    name,
    [`«${name}»`, ...(word.match(/{\w+}/g) ?? [])].join(""),
  ]),
);

const sites = {
  addressed: addressed("/promo/x/"),
  bare: editPage((site, page) => {
    site.set("description", hostile);
    site.set("lang", "pt-Latn-br");
    page.setIn(["sections", 1, "props", "text"], "# Loud\n- and\n1. *long*");
    site.delete("app");
    turnOff(page, "faq", "showcase");
  }),
  given: editPage((site) => {
    site.set("url", "https://quillow.example");
    site.set("lang", "ar");
    site.set("words", own);
    site.set("socialImage", { src: "/images/hero.png", alt: "Three phones" });
    site.set("icon", "/logo/mark.svg");
    site.set("organization", { name: "Quillow & Co." });
  }),
};

const dists = new Map<string, string>();
beforeAll(async () => {
  for (const name of ["addressed", "bare"] as const) {
    dists.set(name, await builtSite(sites[name]));
  }
  dists.set("given", await builtSite(sites.given, { mode: "draft" }));
});

type Site = keyof typeof sites;
const pathOf = (site: Site, file: string) => path.join(dists.get(site) ?? "", file);
const read = (site: Site, file: string) => readFileSync(pathOf(site, file), "utf8");
const decode = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The metadata in the head, by name. */
function metaOf(site: Site, file = "index.html"): Record<string, string> {
  const tags = read(site, file).matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)"[^>]*>/g);
  return Object.fromEntries(
    [...tags].map(([tag, name]) => [
      name,
      decode(/(?:content|href)="([^"]*)"/.exec(tag)?.[1] ?? ""),
    ]),
  );
}

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

function thingsOf(site: Site): Map<string, Thing> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
    read(site, "index.html"),
  );
  const graph: Thing[] = json?.[1] ? JSON.parse(json[1])["@graph"] : [];
  return new Map(graph.map((thing) => [thing["@type"], thing]));
}

const address = "https://quillow.example/promo/x/";

describe("a page with an address", () => {
  it("says who it is to search engines and social networks", () => {
    expect(metaOf("addressed")).toMatchObject({
      description: expect.stringContaining("private AI journal"),
      canonical: address,
      "og:type": "website",
      "og:site_name": "Quillow",
      "og:title": expect.stringContaining("Think Better."),
      "og:url": address,
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "theme-color": expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(metaOf("addressed")).not.toHaveProperty("robots");
  });

  it("is in the sitemap, and the sitemap in robots.txt", () => {
    expect(read("addressed", "sitemap.xml")).toContain(`<loc>${address}</loc>`);
    expect(read("addressed", "robots.txt")).toContain(`Sitemap: ${address}sitemap.xml`);
  });

  it("can be put on a home screen", async () => {
    const pageFile = JSON.parse(read("addressed", "manifest.json"));
    expect(pageFile).toMatchObject({ name: "Quillow", start_url: "/promo/x/", scope: "/promo/x/" });
    for (const { src, sizes } of pageFile.icons) {
      const { width, height } = await sharp(pathOf("addressed", src.slice(9))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const touch = metaOf("addressed")["apple-touch-icon"]?.slice(9) ?? "";
    const { width, hasAlpha } = await sharp(pathOf("addressed", touch)).metadata();
    expect({ width, hasAlpha }).toEqual({ width: 180, hasAlpha: false });
  });

  it.each(["addressed", "given"] as const)("has a picture to share: %s", async (site) => {
    const url = metaOf(site)["og:image"] ?? "";
    const base = site === "addressed" ? address : "https://quillow.example/";
    expect(url.startsWith(base)).toBe(true);
    const { width, height, format } = await sharp(pathOf(site, url.slice(base.length))).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  });

  it("describes what search engines list, with all that they require", () => {
    const things = thingsOf("addressed");
    expect([...things.keys()].sort()).toEqual([
      "FAQPage",
      "Organization",
      "SoftwareApplication",
      "VideoObject",
      "WebSite",
    ]);
    const url = expect.stringMatching(/^https:\/\/quillow\.example\/promo\/x\//);
    expect(things.get("Organization")).toMatchObject({ name: "Quillow", url, logo: url });
    expect(things.get("WebSite")).toMatchObject({ name: "Quillow", url });
    expect(things.get("SoftwareApplication")).toMatchObject({
      name: "Quillow",
      operatingSystem: "iOS, Android",
      applicationCategory: "LifestyleApplication",
      offers: { "@type": "Offer", price: 0 },
    });
    expect(things.get("VideoObject")).toMatchObject({
      name: expect.any(String),
      description: expect.any(String),
      thumbnailUrl: url,
      contentUrl: url,
      uploadDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  it("describes questions with the words that stand on the page", () => {
    const questions = thingsOf("addressed").get("FAQPage")?.mainEntity;
    const html = read("addressed", "index.html").replace(/<script.*?<\/script>/gs, "");
    const words = decode(html.replace(/<[^>]*>/g, " "));
    expect(questions).toHaveLength(addressed("/").match(/ question: /g)?.length ?? 0);
    for (const { name, acceptedAnswer } of questions as (Thing & { acceptedAnswer: Thing })[]) {
      expect(words).toContain(name);
      expect(words).toContain(acceptedAnswer.text);
    }
  });

  it("can be read as Markdown", () => {
    const text = read("addressed", "llms.txt");
    expect(text).toMatch(/^# Quillow\n\n> .+\n\n<https:/);
    expect(text).toContain("\n## Frequently Asked Questions\n");
    expect(text).toContain("  - **Who can read my entries?** Your journal is private");
    expect(text).toContain(`(${address}#features)`);
    expect(text).not.toMatch(/undefined|\[object|<[a-z]+ /);
  });

  it("reads in Markdown as it does on the page", () => {
    expect(read("bare", "llms.txt")).toContain("\n\n\\# Loud - and 1. *long*\n");
  });
});

describe("a page without an address, FAQ, film and app", () => {
  it("gives no address that it does not have", () => {
    const meta = metaOf("bare");
    for (const name of ["canonical", "og:url", "og:image"]) expect(meta).not.toHaveProperty(name);
    expect(existsSync(pathOf("bare", "sitemap.xml"))).toBe(false);
    expect(read("bare", "robots.txt")).not.toContain("Sitemap");
  });

  it("describes nothing that is not there", () => {
    expect([...thingsOf("bare").keys()]).toEqual([]);
    expect(read("bare", "llms.txt")).not.toContain("Frequently Asked Questions");
  });

  it("says its language and region", () => {
    expect(read("bare", "index.html")).toContain('<html lang="pt-Latn-br">');
    expect(metaOf("bare")["og:locale"]).toBe("pt_BR");
  });

  it("says the words that belong to no section as page.yaml gives them", () => {
    const html = read("given", "index.html");
    const visible = html.replaceAll(/ data-props='[^']*'/g, "");
    const said = Object.keys(own).filter((name) => visible.includes(`«${name}»`));
    expect(said).toEqual(
      expect.arrayContaining(["skip", "menu", "position", "score", "done", "draft", "appStore"]),
    );
    const left = Object.values(english).filter((word) => visible.includes(`="${word}"`));
    // The type of a section, by which scripts know it.
    expect(left).toEqual([english.carousel]);
    expect(visible.includes('aria-roledescription="carousel"')).toBe(false);
  });

  it("runs from right to left in a language that does", () => {
    expect(read("given", "index.html")).toContain('<html lang="ar" dir="rtl">');
    expect(read("given", "404.html")).toContain('<html lang="ar" dir="rtl">');
  });

  it("takes no text for code", () => {
    const scripts = (site: Site) =>
      read(site, "index.html").match(/<script(?! type="text\/plain")[\s>]/g)?.length ?? 0;
    expect(scripts("bare")).toBe(scripts("addressed") - 1);
    expect(metaOf("bare").description).toBe(hostile);
    expect(metaOf("bare")["og:description"]).toBe(hostile);
    expect(JSON.parse(read("bare", "manifest.json")).description).toBe(hostile);
  });
});

describe("a draft", () => {
  it("asks search engines to pass by, in every way, and lets them read that", () => {
    expect(metaOf("given").robots).toBe("noindex");
    expect(metaOf("given")).not.toHaveProperty("canonical");
    for (const file of ["_headers", "vercel.json", "nginx.conf", "Caddyfile"]) {
      expect(read("given", file)).toContain("X-Robots-Tag");
      expect(read("addressed", file)).not.toContain("X-Robots-Tag");
    }
    expect(read("given", "robots.txt")).not.toMatch(/Disallow|Sitemap/);
    expect(existsSync(pathOf("given", "sitemap.xml"))).toBe(false);
  });

  it("wears a ribbon", () => {
    expect(read("given", "index.html")).toContain('content:"«draft»"');
    expect(read("addressed", "index.html")).not.toMatch(/content:".?draft/i);
  });

  it("shows what page.yaml gives", () => {
    expect(metaOf("given")["og:image:alt"]).toBe("Three phones");
    expect(metaOf("given").icon).toBe("/logo/mark.svg");
    expect(thingsOf("given").get("Organization")?.name).toBe("Quillow & Co.");
  });
});

describe("the page for wrong addresses", () => {
  it("stays out of search engines, and leads to the page", () => {
    expect(metaOf("addressed", "404.html").robots).toBe("noindex");
    expect(metaOf("addressed", "404.html")).not.toHaveProperty("canonical");
    expect(read("addressed", "404.html")).toMatch(/<a [^>]*href="\/promo\/x\/"/);
    expect(read("addressed", "404.html")).toContain(">This page does not exist</h1>");
  });
});
