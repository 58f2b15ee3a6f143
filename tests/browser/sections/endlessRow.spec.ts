import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

test("a row without an end goes on where it ends, in both directions of writing", async ({
  page,
  open,
}) => {
  const rows = page.locator("ul:has(+ ul[inert])");
  let seen = 0;
  for (const site of exampleNames) {
    await open(site);
    for (const direction of ["ltr", "rtl"]) {
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      for (const row of await rows.all()) {
        seen++;
        const [start, end] = await row.evaluate((first) => {
          const copy = first.nextElementSibling;
          const places = [first, copy].map((half) => {
            const [animation] = half?.getAnimations() ?? [];
            animation?.pause();
            if (animation) animation.currentTime = half === first ? 0 : 39_999;
            // Not -0.
            return Math.round(half?.getBoundingClientRect().left ?? Number.NaN) + 0;
          });
          return places;
        });
        expect(end, direction).toBe(start);
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test("what passes by can be seen when it has the focus", async ({ page, open }) => {
  let seen = 0;
  for (const site of exampleNames) {
    await open(site);
    const { lost, tried } = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const lost: string[] = [];
      let tried = 0;
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || !(effect.target instanceof Element)) continue;
        const links = effect.target.querySelectorAll<HTMLElement>("a[href]");
        for (const link of effect.target.closest("[inert]") ? [] : links) {
          tried++;
          // Near the end of the animation.
          animation.currentTime = 0.9 * Number(effect.getTiming().duration);
          link.focus();
          await frame();
          await frame();
          const { left, right } = link.getBoundingClientRect();
          if (left < 0 || right > innerWidth) lost.push(`${link.textContent} ${left} ${right}`);
          link.blur();
        }
      }
      return { lost, tried };
    });
    expect(lost, site).toEqual([]);
    seen += tried;
  }
  expect(seen).toBeGreaterThan(0);
});
