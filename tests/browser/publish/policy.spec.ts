import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "playwright/test";
import type { RunningServer } from "../../project/servePublished.ts";
import { serve } from "../../publish/servers.ts";
import { frames } from "../islands.ts";
import { publishedSite } from "../publishedSite.ts";

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
  // Pressing one may hide others, which then have no place.
  for (const button of await page.locator("button:visible").elementHandles()) {
    const middle = await button.evaluate((element) => {
      if (!(element instanceof HTMLElement)) return [0, 0] as const;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    });
    await page.mouse.move(...middle);
    await page.mouse.click(...middle);
  }
}

declare global {
  interface Window {
    /** The requests that the policy has blocked. */
    blocked: string[];
  }
}

/** A drawing with a script, as a file of public/. */
const opened = `<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "ran"</script></svg>`;

/** The folder of the page, published together with the drawing. */
let dist: string;
test.beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await cp(await publishedSite("page"), dist, { recursive: true });
  await writeFile(path.join(dist, "logo/opened.svg"), opened);
});
test.afterAll(() => rm(dist, { recursive: true }));

for (const { by, included } of [
  { by: "by header and in the document", included: undefined },
  { by: "in the document alone", included: "" },
]) {
  test.describe(`the policy, ${by}`, () => {
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await serve("nginx", dist, "/", included);
    });
    test.afterAll(() => server?.stop());

    async function open(page: Page, address: string): Promise<string[]> {
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
      return complaints;
    }

    test("lets nothing else in", async ({ page }) => {
      await open(page, "/");
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
        page.evaluate(() =>
          [...new Set(window.blocked.map((entry) => entry.split(" ")[0]))].sort(),
        );
      const all = [
        "frame-src",
        "img-src",
        "require-trusted-types-for",
        "style-src-attr",
        "style-src-elem",
      ];
      await expect.poll(blocked).toEqual(all);
    });

    // Each policy by itself lets through all that both together do.
    if (included === undefined) {
      test("lets everything work", async ({ page }) => {
        const complaints = await open(page, "/");
        await useEverything(page);
        expect(await page.evaluate(() => window.blocked)).toEqual([]);
        expect(complaints).toEqual([]);
        expect(await page.locator("[data-failed]").count()).toBe(0);
        const scripts = await page.evaluate(() =>
          performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
        );
        const islands = await page.locator("[data-island]").count();
        expect(scripts.length).toBeGreaterThan(islands);
      });

      test("runs nothing in a picture that is opened by itself", async ({ page }) => {
        await open(page, "/logo/opened.svg");
        expect(await page.evaluate(() => document.documentElement.localName)).toBe("svg");
        expect(await page.title()).not.toBe("ran");
        const blocked = await page.evaluate(() => window.blocked);
        expect(blocked).toEqual([expect.stringContaining("script-src")]);
      });

      test("lets the page for wrong addresses look as it should", async ({ page }) => {
        await open(page, "/404.html");
        expect(await page.evaluate(() => window.blocked)).toEqual([]);
        await page.getByRole("link", { name: "Go to the start" }).click();
        expect(new URL(page.url()).pathname).toBe("/");
      });
    }
  });
}
