// @module-tag rest

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { buildIn } from "../project/build.ts";
import { makeSite } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { serve } from "../publish/servers.ts";
import { addLanguages, addRedirects } from "./pseudo.ts";

const bases = ["/", "/promo/x/"] as const;
const servers = ["nginx", "caddy", "npm run preview"] as const;
const folders = ["", "de/", "ar/"];
const roots = new Map<string, string>();

/** An address in Arabic, and one with an accent, which was another one before. */
const renames = [
  ["/ar/pricing/", "/ar/أسعار/"],
  ["/de/privacy/", "/de/größe/"],
  ["/de/größe/", "/de/über-daten/"],
] as const;

beforeAll(async () => {
  for (const [index, base] of bases.entries()) {
    const root = await makeSite(`language-hosts-${index}`, base);
    await addRedirects(root);
    await addLanguages(root, ["de", "ar"]);
    for (const [from, to] of renames) {
      const { complaint } = await runEdit(root, ["rename", from, to], () => "");
      expect(complaint).toBeUndefined();
    }
    await buildIn(root);
    roots.set(base, root);
  }
});

const setups = servers.flatMap((name) => bases.map((base) => ({ name, base })));

describe.each(setups)("$name, under $base", ({ name, base }) => {
  const dist = () => path.join(roots.get(base) ?? "", "dist");
  const read = (file: string) => readFileSync(path.join(dist(), file), "utf8");
  let server: RunningServer;
  const ask = (at: string) => fetch(server.origin + base + at, { redirect: "manual" });

  beforeAll(async () => {
    server =
      name === "npm run preview"
        ? await startLive(roots.get(base) ?? "", "preview")
        : await serve(name, dist(), base);
  });
  afterAll(() => server?.stop());

  it("answers with every page that another language or the sitemap names", async () => {
    const documents = readdirSync(dist(), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("index.html"))
      .map((file) => read(file));
    const named = [...documents, read("sitemap.xml")].flatMap((text) =>
      [...text.matchAll(/hreflang="[^"]*" href="([^"]*)"/g)].map(([, href = ""]) => href),
    );
    const origin = "https://lull.example";
    const addresses = new Set(named.map((href) => new URL(href, origin).pathname));
    expect(addresses.size).toBeGreaterThan(15);
    for (const address of addresses) {
      const response = await fetch(server.origin + address, { redirect: "manual" });
      expect([address, response.status]).toEqual([address, 200]);
      const file = `${decodeURI(address).slice(base.length)}index.html`;
      expect(await response.text()).toBe(read(file));
      if (name === "npm run preview") continue;
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });

  it("names addresses by percent codes alone, and keeps their files by their letters", () => {
    expect(readdirSync(path.join(dist(), "ar"))).toContain("أسعار");
    const document = read("de/über-daten/index.html");
    const links = [...(document + read("sitemap.xml")).matchAll(/ href="([^"]*)"/g)];
    expect(links.map(([, href = ""]) => href).filter((href) => /\P{ASCII}/u.test(href))).toEqual(
      [],
    );
    const canonical = `https://lull.example${base}de/${encodeURI("über-daten")}/`;
    expect(document).toContain(`<link rel="canonical" href="${canonical}"`);
    expect(read("sitemap.xml")).toContain(`<loc>${canonical}</loc>`);
    for (const file of ["_headers", "_redirects", "vercel.json"]) {
      expect(read(file)).toContain(encodeURI("de/über-daten/"));
      expect(read(file)).not.toContain("über");
    }
  });

  it("answers a wrong address in the language of the pages around it", async () => {
    for (const folder of folders) {
      for (const file of ["nowhere", "nowhere/", "privacy/nowhere", "_headers"]) {
        const response = await ask(folder + file);
        expect([folder, file, response.status]).toEqual([folder, file, 404]);
        expect(await response.text()).toBe(read(`${folder}404.html`));
        if (name === "npm run preview") continue;
        expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
        expect(response.headers.get("cache-control")).toContain("must-revalidate");
      }
    }
  });

  it("leads from an old address to the page in the same language", async () => {
    if (name === "npm run preview") return;
    for (const folder of folders) {
      const pricing = `${folder}${folder === "ar/" ? encodeURI("أسعار") : "pricing"}/`;
      const targets = { "old/": pricing, "old/features": `${folder}#features` };
      for (const [from, to] of Object.entries(targets)) {
        const { status, headers } = await ask(folder + from);
        expect([folder + from, status, headers.get("location")]).toEqual([
          folder + from,
          301,
          base + to,
        ]);
      }
    }
    expect((await ask("ar/pricing")).headers.get("location")).toBe(
      `${base}ar/${encodeURI("أسعار")}/`,
    );
    for (const old of ["de/privacy/", "de/privacy", "de/größe/", "de/größe"]) {
      expect((await ask(old)).headers.get("location")).toBe(
        `${base}de/${encodeURI("über-daten")}/`,
      );
    }
    expect((await ask("de/alt/")).headers.get("location")).toBe(`${base}privacy/`);
  });
});
