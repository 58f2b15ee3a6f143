import { readFileSync } from "node:fs";
import path from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtSite } from "../project/builtSite.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { score } from "./observatory.ts";
import { serve } from "./servers.ts";
import { addressed } from "./sites.ts";

let dist: string;

beforeAll(async () => {
  dist = await builtSite(addressed("/"));
});

const headersOf = async (origin: string) => Object.fromEntries((await fetch(origin)).headers);

describe("what nginx sends", () => {
  let server: RunningServer;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await serve("nginx", dist, "/");
    headers = await headersOf(server.origin);
  });
  afterAll(() => server?.stop());

  it("is worth 125 points and more to the MDN Observatory", () => {
    expect(score(headers)).toBeGreaterThanOrEqual(125);
    for (const name of ["content-security-policy", "strict-transport-security"]) {
      expect(score({ ...headers, [name]: undefined })).toBeLessThan(90);
    }
  });

  it("says of each power what it allows", () => {
    const powers = /^(cross-origin|permissions|referrer|strict|x-)/;
    const said = Object.entries(headers).filter(([name]) => powers.test(name));
    expect(Object.fromEntries(said)).toMatchInlineSnapshot(`
      {
        "cross-origin-embedder-policy": "require-corp",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
      }
    `);
  });

  it("gives Google's evaluator nothing to find", () => {
    const diagnostics = new CspEvaluator(
      new CspParser(headers["content-security-policy"] ?? "").csp,
    ).evaluate();
    expect(diagnostics.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  });

  it("is what the documents' own policies say, and what only a header may say", () => {
    const documents = ["index.html", "404.html"].map((file) =>
      readFileSync(path.join(dist, file), "utf8"),
    );
    const policies = documents.map((html) => {
      const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
      return meta?.split("; ") ?? [];
    });
    const sent = headers["content-security-policy"]?.split("; ") ?? [];
    const allowed = (policy: string[]) =>
      policy.flatMap((directive) => {
        const [name, ...sources] = directive.split(" ");
        return sources.map((source) => `${name} ${source}`);
      });
    const inDocuments = new Set(allowed(policies.flat()));
    expect(new Set(allowed(sent))).toEqual(inDocuments.add("frame-ancestors 'none'"));
    expect(documents.join("")).not.toMatch(/<[^>]*\sstyle=/);
  });
});
