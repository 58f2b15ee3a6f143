import type { Page } from "playwright/test";
import { islandTypes } from "../../fixtures/islandTypes.ts";
import { holdBack } from "../holdBack.ts";
import { frames, islandsOf } from "../islands.ts";
import { restTag } from "../restTag.ts";
import { firstMiddleLast } from "../samples.ts";
import { exampleNames, urlOf } from "../sites.ts";
import { expect, test } from "../test.ts";

/** In pixels below the screen: from here on, an island hydrates. */
const distance = 200;

for (const [index, site] of exampleNames.entries()) {
  test(`${site}: every island hydrates within its distance and none farther off, in many short tasks`, {
    tag: restTag(index),
  }, async ({ page, open }) => {
    // By a clock on which each slice of time has passed as soon as it has begun, no task does more than one step.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      const { postMessage } = MessagePort.prototype;
      let passed = 0;
      Object.assign(window, { tasks: 0 });
      performance.now = () => {
        passed += 10;
        return now() + passed;
      };
      MessagePort.prototype.postMessage = function (...args: unknown[]) {
        Reflect.set(window, "tasks", Reflect.get(window, "tasks") + 1);
        return Reflect.apply(postMessage, this, args);
      };
    });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width: 1280, height: 300 });
    await open(site);
    const tasks = () => page.evaluate(() => Number(Reflect.get(window, "tasks")));
    const isAwake = async (id: string) =>
      (await islandsOf(page)).some((island) => island.id === id && island.awake);
    const comeWithin = (id: string, pixels: number) =>
      page.evaluate(
        ([id, pixels]) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
          scrollBy({ top: top - innerHeight - pixels, behavior: "instant" });
          return scrollY > 0;
        },
        [id, pixels] as const,
      );
    const all = (await islandsOf(page)).filter(({ type }) =>
      islandTypes.get(type)?.when.includes("visible"),
    );
    const samples = firstMiddleLast(all, ({ type }) => type);
    const near = all.filter((island) => samples.includes(island));
    expect(near.length).toBeGreaterThan(2);
    let tried = 0;
    for (const { id, type } of near) {
      // Sections are laid out when they come near, and then have another height.
      for (const far of [2000, 1000, 500]) {
        await comeWithin(id, far);
        await frames(page, 2);
      }
      // One that is near from the start cannot be farther off.
      if (!(await comeWithin(id, distance + 40))) continue;
      tried += 1;
      await frames(page, 4);
      // Answered after what was asked for before it.
      await page.evaluate(() => fetch(location.href, { method: "HEAD" }));
      const own = new RegExp(`/${type}-`, "i");
      const isFirst = near.find((island) => island.type === type)?.id === id;
      if (isFirst) expect(scripts.filter((script) => own.test(script))).toEqual([]);
      expect(await isAwake(id)).toBe(false);
      const before = await tasks();
      await comeWithin(id, distance - 40);
      await expect.poll(() => isAwake(id)).toBe(true);
      await frames(page, 3);
      expect((await tasks()) - before, `${id} in so many tasks`).toBeGreaterThan(10);
    }
    expect(tried).toBeGreaterThan(1);
  });
}

test.describe("an island that is on a wide screen from the start", () => {
  test.use({ viewport: { width: 1350, height: 940 } });

  /**
   * Opens the page with its first picture delayed. Returns a function that lets the picture through, and the scripts
   * that the page requests.
   */
  async function openUnseen(page: Page) {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const show = await holdBack(page, "**/assets/hero-*");
    await page.goto(urlOf("page"), { waitUntil: "domcontentloaded" });
    await frames(page, 10);
    return { show, scripts };
  }

  const awake = async (page: Page) =>
    (await islandsOf(page)).filter(({ awake }) => awake).map(({ type }) => type);

  test("loads the visible part of the page before a film that plays by itself", async ({
    page,
    complaints: _,
  }) => {
    // High enough to show the film, too.
    await page.setViewportSize({ width: 1280, height: 3000 });
    const { show, scripts } = await openUnseen(page);
    expect(scripts).toEqual([]);
    show();
    await expect.poll(() => awake(page)).toEqual(["showcase"]);
  });

  test("loads no script for a visitor who does nothing", async ({ page, complaints: _ }) => {
    const { show, scripts } = await openUnseen(page);
    show();
    await page.waitForLoadState("networkidle");
    // Chromium tells so of a mouse that lies still below a new page.
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })),
    );
    await frames(page, 10);
    expect(scripts).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => awake(page)).toContain("carousel");
  });

  test("hydrates at once when the visitor does something", async ({ page, complaints: _ }) => {
    const { show } = await openUnseen(page);
    await page.mouse.move(600, 400);
    await page.mouse.move(601, 400);
    const carousel = page.locator("#what_you_can_do [data-awake]");
    await expect(carousel).toHaveCount(1);
    show();
  });
});
