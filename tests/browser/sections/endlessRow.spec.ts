import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

for (const direction of ["ltr", "rtl"]) {
  test(`a row without an end goes on where it ends, ${direction}`, async ({ page, open }) => {
    const rows = page.locator("ul:has(+ ul[inert])");
    let seen = 0;
    for (const site of exampleNames) {
      await open(site);
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      for (const row of await rows.all()) {
        seen++;
        const [start, end] = await row.evaluate((first) => {
          const copy = first.nextElementSibling;
          const places = [first, copy].map((half) => {
            const [animation] = half?.getAnimations() ?? [];
            animation?.pause();
            if (animation) animation.currentTime = half === first ? 0 : 39_999;
            return Math.round(half?.getBoundingClientRect().left ?? Number.NaN);
          });
          return places;
        });
        expect(end).toBe(start);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
}

for (const site of exampleNames) {
  test(`${site}: what passes by can be seen when it has the focus`, async ({ page, open }) => {
    await open(site);
    const lost = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const found: string[] = [];
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || !(effect.target instanceof Element)) continue;
        const links = effect.target.querySelectorAll<HTMLElement>("a[href]");
        for (const link of effect.target.closest("[inert]") ? [] : links) {
          // Near the end of the animation.
          animation.currentTime = 0.9 * Number(effect.getTiming().duration);
          link.focus();
          await frame();
          await frame();
          const { left, right } = link.getBoundingClientRect();
          if (left < 0 || right > innerWidth) found.push(`${link.textContent} ${left} ${right}`);
          link.blur();
        }
      }
      return found;
    });
    expect(lost).toEqual([]);
  });
}
