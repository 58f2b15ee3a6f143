import { islands } from "../../../src/registry/islands.ts";
import { frames, islandsOf } from "../islands.ts";
import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

/** In pixels below the screen: from here on, an island wakes. */
const distance = 200;

for (const site of exampleNames) {
  test(`${site}: every island wakes within its distance and none farther off, in many short tasks`, async ({
    page,
    open,
  }) => {
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
    const near = (await islandsOf(page)).filter(({ type }) =>
      islands[type as keyof typeof islands].when.some((due) => due === "visible"),
    );
    expect(near.length).toBeGreaterThan(2);
    let tried = 0;
    for (const { id, type } of near) {
      // Sections are laid out when they come near, and then have another height.
      for (const far of [2000, 1000, 500]) {
        await comeWithin(id, far);
        await frames(page, 2);
      }
      // One that stands near from the start cannot be farther off.
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

for (const site of exampleNames) {
  test(`${site}: a film that a visitor stopped stays stopped, wherever focus and screen go`, async ({
    page,
    open,
  }) => {
    await open(site);
    const films = page.locator("div:has(> video)");
    expect(await films.count()).toBeGreaterThan(0);
    for (const film of await films.all()) {
      const video = film.locator("video");
      const state = () =>
        video.evaluate((film: HTMLVideoElement) => ({
          paused: film.paused,
          played: film.played.length > 0,
        }));
      // By keyboard, before it has come into view and started by itself.
      await video.evaluate((film) => {
        scrollBy({ top: film.getBoundingClientRect().top - innerHeight - 50, behavior: "instant" });
      });
      await film.getByRole("button").focus();
      await expect(video).toBeInViewport();
      await frames(page, 4);
      await page.keyboard.press("Enter");
      await expect.poll(state).toEqual({ paused: false, played: true });
      await video.evaluate((film: HTMLVideoElement) => film.pause());
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo({ top: 0, behavior: "instant" });
      });
      await frames(page, 4);
      await expect(video).not.toBeInViewport();
      await video.evaluate((film) => film.scrollIntoView({ behavior: "instant", block: "center" }));
      await expect(video).toBeInViewport();
      await frames(page, 6);
      expect(await state()).toEqual({ paused: true, played: true });
    }
  });
}
