import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBrowser } from "../browser/findBrowser.ts";
import { frames } from "../browser/islands.ts";
import type { RunningServer } from "../project.ts";
import { score } from "./observatory.ts";
import { serve } from "./servers.ts";
import { addressed, build } from "./sites.ts";

let dist: string;
let browser: Browser;

beforeAll(async () => {
  dist = await build("policy", addressed("/"));
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}, 120_000);
afterAll(() => browser?.close());

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

/** Uses every control, by keyboard and by mouse, from the top of the page to its end. */
async function useEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.mouse.move(400 + (y % 300), 400);
    await page.mouse.wheel(0, 400);
    await frames(page, 2);
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const stops = await page.locator("a[href], button, [tabindex], video, summary").count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    for (const key of ["ArrowRight", "End", "Home", "Space"]) await page.keyboard.press(key);
  }
  for (const button of await page.locator("button:visible").all()) {
    await button.click({ timeout: 1000, force: true }).catch(() => {});
    await button.hover({ timeout: 1000, force: true }).catch(() => {});
  }
}

declare global {
  interface Window {
    /** The requests that the policy has blocked. */
    blocked: string[];
  }
}

describe.each([
  { by: "by header and in the document", included: undefined },
  { by: "in the document alone", included: "" },
])("the policy, $by", ({ included }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve("nginx", dist, "/", included);
  });
  afterAll(() => server?.stop());

  async function open(address: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      window.blocked = [];
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
        window.blocked.push(`${violatedDirective} ${blockedURI} ${sample}`);
      });
    });
    await page.goto(server.origin + address);
    return { page, complaints };
  }

  it("lets everything work", { timeout: 120_000 }, async () => {
    const { page, complaints } = await open("/");
    await useEverything(page);
    expect(await page.evaluate(() => window.blocked)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await page.locator("[data-failed]").count()).toBe(0);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
    );
    const islands = await page.locator("[data-island]").count();
    expect(scripts.length).toBeGreaterThan(islands);
    await page.close();
  });

  it("lets nothing else in", async () => {
    const { page } = await open("/");
    await page.evaluate(() => {
      const picture = new Image();
      picture.src = "https://elsewhere.example/a.png";
      document.body.setAttribute("style", "color: red");
      const style = document.createElement("style");
      style.textContent = "body { color: red }";
      document.head.append(style);
      document.body.append(
        Object.assign(document.createElement("iframe"), { src: "https://elsewhere.example/" }),
      );
      try {
        document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
      } catch {}
    });
    const blocked = () =>
      page.evaluate(() => [...new Set(window.blocked.map((entry) => entry.split(" ")[0]))].sort());
    const all = [
      "frame-src",
      "img-src",
      "require-trusted-types-for",
      "style-src-attr",
      "style-src-elem",
    ];
    await expect.poll(blocked, { timeout: 20_000 }).toEqual(all);
    await page.close();
  });

  if (included === undefined) {
    it("runs nothing in a picture that is opened by itself", async () => {
      const script = `<script>document.title = "ran"</script>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
      await writeFile(path.join(dist, "logo/opened.svg"), svg);
      const { page } = await open("/logo/opened.svg");
      expect(await page.evaluate(() => document.documentElement.localName)).toBe("svg");
      expect(await page.title()).not.toBe("ran");
      const blocked = await page.evaluate(() => window.blocked);
      expect(blocked).toEqual([expect.stringContaining("script-src")]);
      await page.close();
    });
  }

  it("lets the page for wrong addresses look as it should", async () => {
    const { page } = await open("/404.html");
    expect(await page.evaluate(() => window.blocked)).toEqual([]);
    await page.getByRole("link", { name: "Go to the start" }).click();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.close();
  });
});
