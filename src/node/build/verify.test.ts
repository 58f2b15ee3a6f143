import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMissingFiles } from "./verify.ts";

const base = "/my/page/";
const site = { url: "https://example.com", base };
const address = `${site.url}${base}`;
const props = JSON.stringify({
  picture: {
    src: `${base}assets/a.webp`,
    set: `${base}assets/b.avif 480w, ${base}assets/c.avif 800w`,
  },
  suffix: "/month",
}).replaceAll('"', "&quot;");

/** Files with references: the text, and the names in it. */
const naming: [kind: string, file: string, text: string, names: string[]][] = [
  [
    "links",
    "index.html",
    `<a href="${base}terms.pdf#p=2">a</a><a href="${base}?b=c">d</a>`,
    ["terms.pdf"],
  ],
  ["a link to a page", "index.html", `<a href="${base}privacy">a</a>`, ["privacy"]],
  ["links in the head", "index.html", `<link rel="icon" href="${base}a.svg"/>`, ["a.svg"]],
  [
    "pictures",
    "index.html",
    `<img srcSet="${base}a.avif 1x, ${base}b.avif 2x" src="${base}c.webp"/>`,
    ["a.avif", "b.avif", "c.webp"],
  ],
  [
    "preloads of pictures",
    "index.html",
    `<link rel="preload" imageSrcSet="${base}a.avif 480w"/>`,
    ["a.avif"],
  ],
  [
    "films",
    "index.html",
    `<video poster="${base}a.webp"><source src="${base}b.mp4"/></video>`,
    ["a.webp", "b.mp4"],
  ],
  ["drawings", "index.html", `<svg><use href="${base}icons.svg#x"></use></svg>`, ["icons.svg"]],
  ["names with signs in them", "index.html", `<img src="${base}a&amp;b%20c.png"/>`, ["a&b c.png"]],
  [
    "shared pictures",
    "index.html",
    `<meta property="og:image" content="${address}card.png"/>`,
    ["card.png"],
  ],
  [
    "facts",
    "index.html",
    `<script type="application/ld+json">{"image":"${address}a.png","sameAs":"${address}b"}</script>`,
    ["a.png"],
  ],
  [
    "styles in the document",
    "index.html",
    `<style>a{src:url(${base}a.woff2)}b{background:url("${base}b.svg")}</style>`,
    ["a.woff2", "b.svg"],
  ],
  [
    "styles around what only reads like an address",
    "index.html",
    `<style>@namespace url(${base}n);a::after{content:"/*url(${base}t)"}b{--a:url( "${base}a.svg" );c:url(${base}b\\).svg)}/*url(${base}c)*/d{e:"*/"}</style>`,
    ["a.svg", "b).svg"],
  ],
  [
    "scripts of the document",
    "index.html",
    `<script src="${base}a.js"></script><script>import("${base}b.js")</script>`,
    ["a.js", "b.js"],
  ],
  [
    "scripts behind what only reads like a tag",
    "index.html",
    `<p title='a "b"'>1 &lt; 2</p><script>if(a<b){import("${base}a.js")}</script>`,
    ["a.js"],
  ],
  [
    "what islands are given",
    "index.html",
    `<div data-props="${props}"></div>`,
    ["assets/a.webp", "assets/b.avif", "assets/c.avif"],
  ],
  [
    "what islands are given, in other quotes",
    "index.html",
    `<div data-props='{"src":"${base}assets/a.webp"}'></div>`,
    ["assets/a.webp"],
  ],
  [
    "styles",
    "assets/a.css",
    `/* url(no.png) */ @import "b.css"; a{background:url('../c.png')}`,
    ["assets/b.css", "c.png"],
  ],
  [
    "imports",
    "assets/a.js",
    `import a from "./b.js"; export * from "./c.js"; // import "./no.js"`,
    ["assets/b.js", "assets/c.js"],
  ],
  [
    "imports that come later",
    "assets/a.js",
    'const a = () => import("./b.js"); import(`./c.js`); import(a)',
    ["assets/b.js", "assets/c.js"],
  ],
  [
    "the web manifest",
    "manifest.json",
    `{"start_url":"${base}a.html","icons":[{"src":"${base}b.png","sizes":"1x1"}]}`,
    ["a.html", "b.png"],
  ],
  [
    "the sitemap",
    "sitemap.xml",
    `<urlset><url><loc>${address}a.html</loc></url></urlset>`,
    ["a.html"],
  ],
  ["robots.txt", "robots.txt", `User-agent: *\nSitemap: ${address}sitemap.xml\n`, ["sitemap.xml"]],
  ["_headers", "_headers", `${base}404.html\n  A: b\n${base}assets/*\n  C: d\n`, ["404.html"]],
  [
    "vercel.json",
    "vercel.json",
    `{"headers":[{"source":"${base}404.html"},{"source":"${base}assets/(.*)"}]}`,
    ["404.html"],
  ],
  [
    "nginx.conf",
    "nginx.conf",
    `location ${base} { error_page 404 ${base}404.html; location ${base}assets/ {} }`,
    ["404.html"],
  ],
  ["Caddyfile", "Caddyfile", `@page path ${base}*\nrewrite * ${base}404.html\n`, ["404.html"]],
];

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "broadside-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function writeFiles(files: Record<string, string>): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  for (const [file, text] of Object.entries({ "index.html": "", ...files })) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
}

describe.each(naming)("of %s, in %s", (_kind, file, text, names) => {
  const others = Object.fromEntries(
    names.map((name) => [name === "privacy" ? "privacy/index.html" : name, ""]),
  );

  it("misses nothing where everything is there", async () => {
    await writeFiles({ ...others, [file]: text });
    expect(await findMissingFiles(dir, [file], site)).toEqual([]);
  });

  it.each(names)("misses %s", async (name) => {
    await writeFiles({ ...others, [file]: text });
    await rm(path.join(dir, name), { recursive: true });
    const [error, ...rest] = await findMissingFiles(dir, [file], site);
    expect(error).toContain(`${file} names ${name}, which is not there.`);
    expect(rest).toEqual([]);
  });
});

it("leaves to their authors what leads elsewhere, and files that the build has not made", async () => {
  await writeFiles({
    "index.html": `<a href="https://example.org/a.pdf">b</a><a href="mailto:a@b.c">d</a><a href="#e">f</a>
      <a href="${address}published/by-others">g</a><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="/>`,
    "own.html": `<img src="gone.png">`,
  });
  expect(await findMissingFiles(dir, ["index.html"], site)).toEqual([]);
});

it("misses a file that was made and is gone", async () => {
  await writeFiles({});
  expect(await findMissingFiles(dir, ["index.html", "assets/a.webp"], site)).toEqual([
    "assets/a.webp was made, and is not there. Build again; if that does not help, something removes files while the page is built.",
  ]);
});
