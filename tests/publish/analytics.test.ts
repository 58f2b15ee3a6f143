import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeBeacon } from "../../src/render/beacon.ts";
import type { Analytics } from "../../src/shared/schema.gen.ts";
import { findBrowser } from "../browser/findBrowser.ts";
import { makeProject, type RunningServer, runVite } from "../project.ts";
import { serve } from "./servers.ts";
import { buildIn, editPage } from "./sites.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}, 120_000);
afterAll(() => browser?.close());

const umamiId = "94db1cb1-74f4-4a40-ad6c-962362670409";
const ownHost = "https://stats.shop.example";

/** A visitor, and all that is sent in their name. */
interface Visitor {
  page: Page;
  /** The address, the type and the body of each request, and its cookies if it has any. */
  sent: string[];
  complaints: string[];
}

/** A visitor of a stand-in for every service, which takes what it is sent unless it is `down`. */
async function visit(
  address: string,
  {
    prepare,
    down,
  }: { prepare?: (context: BrowserContext) => Promise<unknown>; down?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext();
  const sent: Visitor["sent"] = [];
  const complaints: string[] = [];
  for (const host of ["https://plausible.io/**", "https://cloud.umami.is/**", `${ownHost}/**`]) {
    await context.route(host, async (route) => {
      const request = route.request();
      if (request.method() === "POST") {
        const { "content-type": type, cookie } = request.headers();
        sent.push([request.url(), type, request.postData(), cookie].filter(Boolean).join(" "));
      }
      if (down) return route.abort("connectionrefused");
      const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
      await route.fulfill({ status: 202, headers, body: "ok" });
    });
  }
  await prepare?.(context);
  const page = await context.newPage();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, sent, complaints };
}

/** Resolves when everything has arrived that the page has sent so far. */
async function settle(page: Page, sent: string[]): Promise<void> {
  const last = "https://plausible.io/last";
  await page.evaluate((url) => fetch(url, { method: "POST" }), last);
  await expect.poll(() => sent.at(-1)).toBe(last);
  sent.pop();
}

describe("the beacon", () => {
  const origin = "http://shop.example";

  /** A visit of a page that holds the beacon alone. */
  const visitAlone = (
    analytics: Analytics,
    where = `${origin}/a/?utm_source=letter&ref=b&email=noor%40example.com#end`,
    prepare?: (context: BrowserContext) => Promise<void>,
    link = "",
  ) =>
    visit(where, {
      prepare: async (context) => {
        await context.route("**/a/**", (route) =>
          route.fulfill({
            contentType: "text/html",
            body: `<!doctype html><title>A page</title>${link}<script>${writeBeacon(analytics, link !== "")}</script>`,
          }),
        );
        await prepare?.(context);
      },
    });

  const url = `${origin}/a/?utm_source=letter&ref=b`;
  const json = `{"name":"pageview","domain":"shop.example","url":"${url}","referrer":""}`;
  const given: [Analytics, string][] = [
    [
      { provider: "plausible", id: "shop.example", consent: false },
      `https://plausible.io/api/event text/plain;charset=UTF-8 ${json}`,
    ],
    [
      { provider: "plausible", id: "shop.example", host: ownHost, consent: false },
      `${ownHost}/api/event text/plain;charset=UTF-8 ${json}`,
    ],
    [
      { provider: "umami", id: umamiId, consent: false },
      `https://cloud.umami.is/api/send application/json {"type":"event","payload":{"website":"${umamiId}","hostname":"shop.example","url":"/a/?utm_source=letter&ref=b","referrer":"","title":"A page"}}`,
    ],
    [
      { provider: "matomo", id: "7", host: ownHost, consent: false },
      `${ownHost}/matomo.php application/x-www-form-urlencoded;charset=UTF-8 rec=1&send_image=0&idsite=7&url=http%3A%2F%2Fshop.example%2Fa%2F%3Futm_source%3Dletter%26ref%3Db&urlref=&action_name=A+page`,
    ],
  ];

  it.each(given)("tells $provider of a visit as its documents say", async (analytics, expected) => {
    const { page, sent, complaints } = await visitAlone(analytics);
    await settle(page, sent);
    expect(sent).toEqual([expected]);
    expect(complaints).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  });

  const clicks: [Analytics, string][] = [
    [
      { provider: "plausible", id: "shop.example", consent: false },
      '{"name":"Sign up","domain":"shop.example","url":"http://shop.example/a/","referrer":""}',
    ],
    [
      { provider: "umami", id: umamiId, consent: false },
      `{"type":"event","payload":{"website":"${umamiId}","hostname":"shop.example","url":"/a/","referrer":"","title":"A page","name":"Sign up"}}`,
    ],
    [
      { provider: "matomo", id: "7", host: ownHost, consent: false },
      "rec=1&send_image=0&idsite=7&url=http%3A%2F%2Fshop.example%2Fa%2F&urlref=&e_c=click&e_a=Sign+up&ca=1",
    ],
  ];
  const link = '<a href="#there" data-track="Sign up"><b>Sign up</b></a><a href="#here">Other</a>';

  it.each(clicks)("tells $provider of a click by its name", async (analytics, expected) => {
    const { page, sent, complaints } = await visitAlone(analytics, `${origin}/a/`, undefined, link);
    await page.getByText("Other").click();
    await page.getByText("Sign up").click();
    await settle(page, sent);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain(expected);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("tells of no click of a visitor who asks not to be tracked", async () => {
    const [[analytics] = []] = clicks;
    if (!analytics) throw new Error("There is no service.");
    const { page, sent } = await visitAlone(
      analytics,
      `${origin}/a/`,
      async (context) => {
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
        );
      },
      link,
    );
    await page.getByText("Sign up").click();
    await settle(page, sent);
    expect(sent).toEqual([]);
    await page.context().close();
  });

  it("tells of clicks only while the visitor agrees", async () => {
    const bar =
      '<aside id="visits"><button value="yes">Yes</button><button value="no">No</button><button value="ask">Ask</button></aside>';
    const { page, sent } = await visitAlone(
      { provider: "plausible", id: "shop.example", consent: true },
      `${origin}/a/`,
      undefined,
      link + bar,
    );
    const click = async (words: string) => {
      await page.getByText(words).click();
      await settle(page, sent);
      return sent.map((each) => /"name":"([^"]*)"/.exec(each)?.[1]);
    };
    expect(await click("Sign up")).toEqual([]);
    expect(await click("Yes")).toEqual(["pageview"]);
    expect(await click("Sign up")).toEqual(["pageview", "Sign up"]);
    await click("Ask");
    await click("No");
    expect(await click("Sign up")).toEqual(["pageview", "Sign up"]);
    await page.context().close();
  });

  const silent: Record<string, [where: string, prepare?: () => void]> = {
    "a visitor who asks for no sale of data": [
      `${origin}/a/`,
      () => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
    ],
    "a visitor who asks not to be tracked": [
      `${origin}/a/`,
      () => Object.defineProperty(Navigator.prototype, "doNotTrack", { value: "1" }),
    ],
    "the author's own machine": ["http://localhost:9/a/"],
    "the author's own machine, by number": ["http://127.0.0.1:9/a/"],
  };
  it.each(Object.keys(silent))("is silent for %s", async (name) => {
    const [where = "", prepare] = silent[name] ?? [];
    const analytics: Analytics = { provider: "plausible", id: "shop.example", consent: false };
    const { page, sent } = await visitAlone(analytics, where, async (context) => {
      if (prepare) await context.addInitScript(prepare);
    });
    await settle(page, sent);
    expect(sent).toEqual([]);
    await page.context().close();
  });

  it("ends no element early, whatever the page file says", () => {
    const script = writeBeacon({
      provider: "plausible",
      id: "</script><script>alert(1)",
      consent: true,
    });
    expect(script).not.toMatch(/<\/?script/);
  });
});

describe("a published page that asks first", () => {
  let dist: string;
  let root: string;
  let server: RunningServer;
  let address: string;
  beforeAll(async () => {
    root = await makeProject(
      "analytics",
      editPage((site) => {
        site.set("analytics", {
          provider: "plausible",
          id: "shop.example",
          consent: true,
          privacy: { label: "Privacy", href: "#faqs" },
        });
      }),
    );
    dist = await buildIn(root);
    server = await serve("nginx", dist, "/");
    // A name that leads to this machine, and is not its own.
    address = server.origin.replace("127.0.0.1", "shop.localhost");
  }, 120_000);
  afterAll(() => server?.stop());

  const policyOf = (file: string) =>
    /Content-Security-Policy" content="([^"]*)"/.exec(
      readFileSync(path.join(dist, file), "utf8"),
    )?.[1] ?? "";

  it("may reach the service, and nothing else that it might not reach before", () => {
    expect(policyOf("index.html")).toContain("connect-src 'self' https://plausible.io");
    expect(policyOf("index.html").split("https://plausible.io")).toHaveLength(2);
  });

  it("counts nobody at a wrong address", () => {
    expect(readFileSync(path.join(dist, "404.html"), "utf8")).not.toMatch(/plausible|visits/);
  });

  it("counts who agrees, remembers it, and lets it be changed", async () => {
    const { page, sent, complaints } = await visit(address);
    const bar = page.getByRole("complementary", { name: "Counting of visits" });
    await settle(page, sent);
    expect(sent).toEqual([]);
    await expect.poll(() => bar.isVisible()).toBe(true);
    expect(await bar.getByRole("link").getAttribute("href")).toBe("/#faqs");
    await bar.getByRole("button", { name: "Yes, count it" }).press("Enter");
    await expect.poll(() => sent.length).toBe(1);
    expect(await bar.getByText("May we count").isVisible()).toBe(false);

    await page.reload();
    await expect.poll(() => sent.length).toBe(2);
    const change = bar.getByRole("button", { name: "Counting of visits" });
    await change.click();
    await bar.getByRole("button", { name: "No, do not" }).click();
    expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await settle(page, sent);
    expect(sent).toHaveLength(2);
    expect(await bar.getByText("May we count").isVisible()).toBe(false);
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("asks nobody whose browser has answered already, or runs no script", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
      );
      const page = await context.newPage();
      await page.goto(address);
      expect(await page.locator("#visits").isVisible()).toBe(false);
      await context.close();
    }
  });

  it("works as well when the service is down", async () => {
    const { page, sent, complaints } = await visit(address, {
      down: true,
      prepare: (context) => context.addInitScript(() => localStorage.setItem("visits", "yes")),
    });
    await expect.poll(() => sent.length).toBe(1);
    // The browser itself reports the request; the page does not.
    await expect.poll(() => complaints.length).toBe(1);
    expect(complaints[0]).toContain("net::ERR_CONNECTION_REFUSED");
    await page.context().close();
  });

  it("counts nobody while it is a draft", { timeout: 120_000 }, async () => {
    const { code } = await runVite(root, "build", "--app", "--mode", "draft");
    expect(code).toBe(0);
    expect(readFileSync(path.join(dist, "index.html"), "utf8")).not.toMatch(
      /plausible\.io|visits"/,
    );
  });
});
