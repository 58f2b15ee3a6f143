import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, serve } from "./servers.ts";
import { addressed, build } from "./sites.ts";

const bases = ["/", "/promo/x/"] as const;
const dists = new Map<string, string>();

beforeAll(async () => {
  for (const [index, base] of bases.entries()) {
    dists.set(base, await build(`hosts-${index}`, addressed(base)));
  }
}, 120_000);

const distOf = (base: string) => dists.get(base) ?? "";
const read = (base: string, file: string) => readFileSync(path.join(distOf(base), file));

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks as a browser does, but neither unpacks nor follows what comes back. */
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

/** What `_headers` says, by path. */
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

const security = (base: string) => readHeadersFile(base).get(`${base}*`) ?? {};

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

  it("keep to the lengths that Cloudflare Pages reads", () => {
    const lines = read(base, "_headers").toString().split("\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  });
});

const setups = (["nginx", "caddy"] as const).flatMap((name) =>
  bases.map((base) => ({ name, base })),
);

describe.each(setups)("$name with the emitted configuration, under $base", ({ name, base }) => {
  let server: RunningServer;
  const at = (file: string) => server.origin + base + file;
  const assets = (extension: string) =>
    readdirSync(path.join(distOf(base), "assets")).filter((file) => file.endsWith(extension));

  beforeAll(async () => {
    server = await serve(name, distOf(base), base);
  }, 120_000);
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

  it("lets hashed files be kept for ever, each with its type", async () => {
    const types = { ".js": /javascript/, ".avif": /^image\/avif$/, ".webp": /^image\/webp$/ };
    for (const [extension, type] of Object.entries(types)) {
      const { status, headers } = await ask(at(`assets/${assets(extension)[0]}`));
      expect(status).toBe(200);
      expect(headers["content-type"]).toMatch(type);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers).toMatchObject(security(base));
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
    for (const file of ["nowhere", "assets/gone-12345678.js", "images/"]) {
      const { status, headers, body } = await ask(at(file));
      expect([file, status]).toEqual([file, 404]);
      expect(body).toEqual(read(base, "404.html"));
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers).toMatchObject(security(base));
    }
  });

  it("keeps to itself what speaks to hosts", async () => {
    for (const file of ["_headers", "vercel.json", "nginx.conf", "Caddyfile"]) {
      expect((await ask(at(file))).status).toBe(404);
    }
  });

  it("sends the part of the film that is asked for", async () => {
    const film = read(base, "videos/tour.mp4");
    const { status, headers, body } = await ask(at("videos/tour.mp4"), { Range: "bytes=100-299" });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes 100-299/${film.length}`);
    expect(headers["content-type"]).toBe("video/mp4");
    expect(body).toEqual(film.subarray(100, 300));
  });

  it("leads to the page from its path without the slash", async () => {
    const { headers } = await ask(server.origin + base.slice(0, -1));
    expect(headers.location ?? "/").toBe(base);
  });
});
