// @module-tag rest

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtFiles } from "../../src/site/page/published.ts";
import { askForContent } from "../../src/site/publishing/onlineBuild.ts";
import { buildIn } from "../project/build.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { sample } from "../random/sample.ts";
import { serve } from "./servers.ts";
import { addressed } from "./sites.ts";

const bases = ["/", "/promo/x/"] as const;
const dists = new Map<string, string>();

/** Documents of the author's own, in public/. */
const own = {
  "terms.html": "<!doctype html><title>Terms</title><style>p { color: red }</style><p>Terms</p>",
  "team/index.html": "<!doctype html><title>Team</title><p>Team</p>",
  "die Übersicht.html": "<!doctype html><title>Übersicht</title><p>Übersicht</p>",
};

const redirects = [
  { from: "/old/", to: "/" },
  { from: "/old/deep/", to: "#faqs" },
  { from: "/away/", to: "https://example.com/$new?a=b" },
];

const redirecting = (base: string) =>
  addressed(base).replace("\nsite:\n", `\nsite:\n  redirects: ${JSON.stringify(redirects)}\n`);

beforeAll(async () => {
  for (const [index, base] of bases.entries()) {
    const root = await makeProject(`hosts-${index}`, redirecting(base));
    const folder = await copyFolder(root, "public");
    for (const [file, text] of Object.entries(own)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    dists.set(base, await buildIn(root));
  }
});

const distOf = (base: string) => dists.get(base) ?? "";
const read = (base: string, file: string) => readFileSync(path.join(distOf(base), file));

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request as a browser does, without unpacking the answer or following redirects. */
function ask(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      })
      .on("error", reject);
  });
}

/** The headers in `_headers`, by path. */
function readHeadersFile(base: string): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  let rule: Record<string, string> = {};
  for (const line of read(base, "_headers").toString().split("\n")) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (name && value) rule[name.toLowerCase()] = value;
    else if (line) {
      rule = {};
      rules.set(line, rule);
    }
  }
  return rules;
}

/** The headers for every file. The page's own documents have further ones. */
const sentWithAll = (base: string) => readHeadersFile(base).get(`${base}*`) ?? {};
const sentWithDocuments = (base: string) => readHeadersFile(base).get(`${base}404.html`) ?? {};
const security = (base: string) => ({ ...sentWithAll(base), ...sentWithDocuments(base) });

describe.each(bases)("_headers and vercel.json, under %s", (base) => {
  it("say the same", () => {
    const { headers: rules } = JSON.parse(read(base, "vercel.json").toString());
    const vercel = rules.map(
      ({ source, headers }: { source: string; headers: { key: string; value: string }[] }) => [
        source.replace("(.*)", "*"),
        Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
      ],
    );
    expect(vercel).toEqual([...readHeadersFile(base)]);
  });

  it("send a policy with the page's own documents and with drawings, and with nothing else", () => {
    const policed = [...readHeadersFile(base)].filter(
      ([, headers]) => "content-security-policy" in headers,
    );
    expect(policed.map(([file]) => file)).toEqual([
      ...[base, `${base}index.html`, `${base}404.html`],
      `${base}*.svg`,
    ]);
  });

  it("keep to the lengths that Cloudflare Pages reads", () => {
    const lines = read(base, "_headers").toString().split("\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  });
});

const setups = (["nginx", "caddy"] as const).flatMap((name) =>
  bases.map((base) => ({ name, base })),
);

describe.each(sample(setups, setups.length - 1))(
  "$name with the emitted configuration, under $base",
  {
    tags: ["random"],
  },
  ({ name, base }) => {
    let server: RunningServer;
    const at = (file: string) => server.origin + base + file;
    const assets = (extension: string) =>
      readdirSync(path.join(distOf(base), "assets")).filter((file) => file.endsWith(extension));

    beforeAll(async () => {
      server = await serve(name, distOf(base), base);
    });
    afterAll(() => server?.stop());

    it("sends the page with every header, to be asked for again", async () => {
      const { status, headers, body } = await ask(at(""));
      expect(status).toBe(200);
      expect(body).toEqual(read(base, "index.html"));
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers).toMatchObject(security(base));
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      const again = await ask(at(""), { "If-None-Match": headers.etag });
      expect(again.status).toBe(304);
    });

    it("says which build visitors get", async () => {
      const { content } = JSON.parse(read(base, "build.json").toString());
      expect(content).toMatch(/^\w/);
      expect(await askForContent(at("build.json"))).toBe(content);
    });

    it("lets hashed files be kept for ever, each with its type", async () => {
      const types = { ".js": /javascript/, ".avif": /^image\/avif$/, ".webp": /^image\/webp$/ };
      for (const [extension, type] of Object.entries(types)) {
        const { status, headers } = await ask(at(`assets/${assets(extension)[0]}`));
        expect(status).toBe(200);
        expect(headers["content-type"]).toMatch(type);
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        expect(headers).toMatchObject(sentWithAll(base));
      }
    });

    it("sends what was compressed at build", async () => {
      for (const file of ["", `assets/${assets(".js")[0]}`, "llms.txt"]) {
        const { headers, body } = await ask(at(file), { "Accept-Encoding": "gzip" });
        expect(headers["content-encoding"]).toBe("gzip");
        expect(headers.vary).toMatch(/Accept-Encoding/i);
        expect(body).toEqual(read(base, `${file || "index.html"}.gz`));
        expect(gunzipSync(body)).toEqual(read(base, file || "index.html"));
      }
      const { body } = await ask(at(""), { "Accept-Encoding": "br, gzip" });
      const unpack = name === "caddy" ? brotliDecompressSync : gunzipSync;
      expect(unpack(body)).toEqual(read(base, "index.html"));
    });

    it("answers a wrong address with the page for it, and lets nobody keep that", async () => {
      for (const file of ["nowhere", "assets/gone-12345678.js", "videos/"]) {
        const { status, headers, body } = await ask(at(file));
        expect([file, status]).toEqual([file, 404]);
        expect(body).toEqual(read(base, "404.html"));
        expect(headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
        expect(headers).toMatchObject(security(base));
      }
    });

    it("sends the author's own documents without the page's policy, under which they would lose their styles", async () => {
      for (const [file, text] of Object.entries(own)) {
        const { status, headers, body } = await ask(encodeURI(at(file)));
        expect([file, status, body.toString()]).toEqual([file, 200, text]);
        expect(headers).toMatchObject(sentWithAll(base));
        for (const name of Object.keys(sentWithDocuments(base)))
          expect(headers).not.toHaveProperty(name);
      }
    });

    it("keeps to itself what speaks to hosts", async () => {
      for (const file of ["_headers", "vercel.json", "nginx.conf", "Caddyfile"]) {
        expect((await ask(at(file))).status).toBe(404);
      }
    });

    it("sends the part of the film that is asked for", async () => {
      const film = read(base, "videos/tour.mp4");
      const { status, headers, body } = await ask(at("videos/tour.mp4"), {
        Range: "bytes=100-299",
      });
      expect(status).toBe(206);
      expect(headers["content-range"]).toBe(`bytes 100-299/${film.length}`);
      expect(headers["content-type"]).toBe("video/mp4");
      expect(body).toEqual(film.subarray(100, 300));
    });

    it("leads on from the addresses that pages had before", async () => {
      const targets = [base, `${base}#faqs`, "https://example.com/%24new?a=b"];
      for (const [index, { from }] of redirects.entries()) {
        for (const path of [from, from.slice(0, -1)]) {
          const { status, headers } = await ask(at(path.slice(1)));
          expect([path, status, headers.location]).toEqual([path, 301, targets[index]]);
        }
        const document = read(base, `${from.slice(1)}index.html`).toString();
        expect(document).toContain(`http-equiv="refresh" content="0; url=${targets[index]}"`);
      }
    });

    it("leads to the page from its path without the slash", async () => {
      const { headers } = await ask(server.origin + base.slice(0, -1));
      expect(headers.location ?? "/").toBe(base);
    });
  },
);

/** The answer to a path below the base: a file of dist/, or the target of a redirect. */
const answers: [asked: string, status: number, answer: string][] = [
  ["", 200, "index.html"],
  ["?a=b", 200, "index.html"],
  ["terms", 200, "terms.html"],
  ["terms?a=b", 200, "terms.html"],
  ["terms.html", 200, "terms.html"],
  ["terms/", 404, "404.html"],
  ["team", 301, "team/"],
  ["team/", 200, "team/index.html"],
  ["die%20%C3%9Cbersicht", 200, "die Übersicht.html"],
  ["images/", 404, "404.html"],
  ["nowhere", 404, "404.html"],
  ["nginx.conf", 404, "404.html"],
  ["%zz", 400, ""],
];

const previews = ["npm run preview", "npm start"] as const;
const answering = [...(["nginx", "caddy"] as const), ...previews].flatMap((name) =>
  bases.map((base) => ({ name, base })),
);

describe.each(sample(answering, 3))(
  "$name, under $base",
  { tags: ["random"] },
  ({ name, base }) => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start(name, base);
    });
    afterAll(() => server?.stop());

    it(`sends the page ${isBound(name) ? "with" : "without"} its policy`, async () => {
      const { headers, body } = await ask(server.origin + base, { Accept: "text/html" });
      expect(body.toString()).toContain("<main");
      const policies = [String(headers["content-security-policy"] ?? ""), body.toString()];
      expect(/Content-Security-Policy|default-src/.test(policies.join(""))).toBe(isBound(name));
    });

    it("answers a path as every host does", async () => {
      const isLive = name === "npm start";
      for (const [asked, status, answer] of answers) {
        const {
          status: given,
          headers,
          body,
        } = await ask(server.origin + base + asked, {
          Accept: "text/html",
        });
        // The live preview renders its pages itself. For a path that cannot be decoded, each server chooses its
        // own error.
        if (status === 400 ? given === 404 : isLive && answer === "index.html") continue;
        // Caddy uses 308 instead.
        expect([asked, given === 308 ? 301 : given]).toEqual([asked, status]);
        if (status === 301) expect([answer, base + answer]).toContain(headers.location);
        else if (status === 200 || (status === 404 && !isLive)) {
          expect([asked, body.toString()]).toEqual([asked, read(base, answer).toString()]);
        }
      }
    });
  },
);

/** In a live preview, Vite's own scripts run. */
const isBound = (name: string) => name !== "npm start";

async function start(
  name: (typeof answering)[number]["name"],
  base: string,
): Promise<RunningServer> {
  if (name === "nginx" || name === "caddy") return serve(name, distOf(base), base);
  return startLive(path.dirname(distOf(base)), ...(name === "npm start" ? [] : ["preview"]));
}

it.each(bases)("prints what links may lead to besides public/, under %s", (base) => {
  for (const file of builtFiles)
    expect([file, existsSync(path.join(distOf(base), file))]).toEqual([file, true]);
});
