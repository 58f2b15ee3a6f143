import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { writeBeacon } from "../../../src/render/beacon.ts";
import type { Analytics } from "../../../src/shared/schema.gen.ts";
import { builtSite } from "../../project/builtSite.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { serve } from "../../publish/servers.ts";
import { counted } from "../../publish/sites.ts";
import { restTag } from "../restTag.ts";
import { withBackForwardCache } from "../wholeChromium.ts";

// The page is published once, by the worker that runs all tests.
test.describe.configure({ mode: "default" });

test.use(withBackForwardCache);

const umamiId = "94db1cb1-74f4-4a40-ad6c-962362670409";
const ownHost = "https://stats.shop.example";

/** All that is sent in the name of a visitor. */
interface Visit {
  /** The address, the type and the body of each request, and its cookies if it has any. */
  sent: string[];
  complaints: string[];
}

/** A visitor, and a fake of every service, which accepts all requests unless it is `down`. */
async function visit(
  page: Page,
  address: string,
  {
    prepare,
    down,
  }: { prepare?: (context: BrowserContext) => Promise<unknown>; down?: boolean } = {},
): Promise<Visit> {
  const context = page.context();
  const sent: Visit["sent"] = [];
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
  await context.addInitScript(keepAnswers);
  await prepare?.(context);
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address);
  return { sent, complaints };
}

declare global {
  interface Window {
    /** The answers to all requests that the document has begun. */
    answers: Promise<unknown>[];
  }
}

/** Keeps the answers to what a document asks for, in the document. */
function keepAnswers(): void {
  window.answers = [];
  const own = window.fetch;
  window.fetch = (...given) => {
    const answer = own(...given);
    window.answers.push(answer.catch(() => undefined));
    return answer;
  };
}

/** Resolves when everything has arrived that the page has sent so far. A request with JSON waits for a permission first. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(window.answers);
  });

test.describe("the beacon", () => {
  const origin = "http://shop.example";

  /** A visit of a page that holds the beacon alone. */
  const visitAlone = (
    page: Page,
    analytics: Analytics,
    where = `${origin}/a/?utm_source=letter&ref=b&email=noor%40example.com#end`,
    prepare?: (context: BrowserContext) => Promise<void>,
    link = "",
  ) =>
    visit(page, where, {
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

  for (const [index, [analytics, expected]] of given.entries()) {
    test(`tells ${analytics.provider} at ${analytics.host ?? "its own host"} of a visit as its documents say`, {
      tag: restTag(index),
    }, async ({ page }) => {
      const { sent, complaints } = await visitAlone(page, analytics);
      await settle(page);
      expect(sent).toEqual([expected]);
      expect(complaints).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }

  const below: [Analytics["provider"], host: string, address: string][] = [
    ["matomo", `${ownHost}/matomo/`, `${ownHost}/matomo/matomo.php`],
    ["matomo", `${ownHost}/b/matomo.php`, `${ownHost}/b/matomo.php`],
    ["plausible", `${ownHost}/stats`, `${ownHost}/stats/api/event`],
    ["umami", `${ownHost}/`, `${ownHost}/api/send`],
  ];
  for (const [index, [provider, host, address]] of below.entries()) {
    test(`tells ${provider} below ${host}`, { tag: restTag(index) }, async ({ page }) => {
      const { sent } = await visitAlone(page, { provider, id: "7", host, consent: false });
      await settle(page);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.split(" ")[0]).toBe(address);
    });
  }

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

  for (const [index, [analytics, expected]] of clicks.entries()) {
    test(`tells ${analytics.provider} of a click by its name`, { tag: restTag(index) }, async ({
      page,
    }) => {
      const { sent, complaints } = await visitAlone(
        page,
        analytics,
        `${origin}/a/`,
        undefined,
        link,
      );
      await page.getByText("Other").click();
      await page.getByText("Sign up").click();
      await settle(page);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toContain(expected);
      expect(complaints).toEqual([]);
    });
  }

  test("tells of no click of a visitor who asks not to be tracked", { tag: "@rest" }, async ({
    page,
  }) => {
    const [[analytics] = []] = clicks;
    if (!analytics) throw new Error("There is no service.");
    const { sent } = await visitAlone(
      page,
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
    await settle(page);
    expect(sent).toEqual([]);
  });

  test("tells of clicks only while the visitor agrees", { tag: "@rest" }, async ({ page }) => {
    const bar =
      '<aside id="visits"><button value="yes">Yes</button><button value="no">No</button><button value="ask">Ask</button></aside>';
    const { sent } = await visitAlone(
      page,
      { provider: "plausible", id: "shop.example", consent: true },
      `${origin}/a/`,
      undefined,
      link + bar,
    );
    const click = async (words: string) => {
      await page.getByText(words).click();
      await settle(page);
      return sent.map((each) => /"name":"([^"]*)"/.exec(each)?.[1]);
    };
    expect(await click("Sign up")).toEqual([]);
    expect(await click("Yes")).toEqual(["pageview"]);
    expect(await click("Sign up")).toEqual(["pageview", "Sign up"]);
    await click("Ask");
    await click("No");
    expect(await click("Sign up")).toEqual(["pageview", "Sign up"]);
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
  for (const [index, [name, [where, prepare]]] of Object.entries(silent).entries()) {
    test(`is silent for ${name}`, { tag: restTag(index) }, async ({ page }) => {
      const analytics: Analytics = { provider: "plausible", id: "shop.example", consent: false };
      const { sent } = await visitAlone(page, analytics, where, async (context) => {
        if (prepare) await context.addInitScript(prepare);
      });
      await settle(page);
      expect(sent).toEqual([]);
    });
  }
});

test.describe("a published page that asks first", () => {
  let server: RunningServer;
  let address: string;
  test.beforeAll(async () => {
    server = await serve("nginx", await builtSite(counted), "/");
    // A name that leads to this machine, and is not its own.
    address = server.origin.replace("127.0.0.1", "shop.localhost");
  });
  test.afterAll(() => server?.stop());

  test("counts who agrees, remembers it, and lets it be changed", async ({ page }) => {
    const { sent, complaints } = await visit(page, address);
    const bar = page.getByRole("complementary", { name: "Counting of visits" });
    await settle(page);
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
    await settle(page);
    expect(sent).toHaveLength(2);
    expect(await bar.getByText("May we count").isVisible()).toBe(false);
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("counts who comes back to a page that the browser has kept, as long as they agree", {
    tag: "@rest",
  }, async ({ page }) => {
    const { sent } = await visit(page, address);
    const bar = page.getByRole("complementary", { name: "Counting of visits" });
    const comeBack = async () => {
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          document.body.dataset.persisted = String(persisted);
        });
      });
      await page.goto(`${address}/404.html`);
      await page.evaluate(() => history.back());
      await expect.poll(() => page.locator("body[data-persisted=true]").count()).toBe(1);
      await page.locator("body").evaluate((body) => delete body.dataset.persisted);
      await settle(page);
      return sent.length;
    };
    expect(await comeBack()).toBe(0);
    await bar.getByRole("button", { name: "Yes, count it" }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(await comeBack()).toBe(2);
    expect(await comeBack()).toBe(3);
    await bar.getByRole("button", { name: "Counting of visits" }).click();
    await bar.getByRole("button", { name: "No, do not" }).click();
    expect(await comeBack()).toBe(3);
  });

  test("asks nobody whose browser has answered already, or runs no script", {
    tag: "@rest",
  }, async ({ browser }) => {
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

  test("works as well when the service is down", { tag: "@rest" }, async ({ page }) => {
    const { sent, complaints } = await visit(page, address, {
      down: true,
      prepare: (context) => context.addInitScript(() => localStorage.setItem("visits", "yes")),
    });
    await expect.poll(() => sent.length).toBe(1);
    // The browser itself reports the request; the page does not.
    await expect.poll(() => complaints.length).toBe(1);
    expect(complaints[0]).toContain("net::ERR_CONNECTION_REFUSED");
  });
});
