import { anyPages } from "../sites.ts";
import { expect, test, widths } from "../test.ts";

/** The share of a picture's width by which `sizes` may be wrong: a browser still chooses a file that fits. */
const tolerance = 0.15;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const site of anyPages) {
  test(`${site}: what is said of the width of a picture is true, in every window`, async ({
    page,
    open,
  }) => {
    await open(site);
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = await page.locator("picture:has(source[sizes])").evaluateAll(
        (pictures, tolerance) =>
          pictures.flatMap((picture) => {
            const [source, image] = [picture.querySelector("source"), picture.querySelector("img")];
            if (!source || !image?.checkVisibility() || image.offsetWidth === 0) return [];
            // A background covers a box as high as its words, which nobody knows before.
            if (image.closest("[data-backdrop]")) return [];
            if (image.alt === "" && image.closest("div")?.parentElement?.matches("section"))
              return [];
            const entry = source.sizes
              .split(/,(?![^(]*\))/)
              .map((text) => /^\s*(\([^()]*\))?\s*([^()\s]+|\w+\(.*\))\s*$/.exec(text) ?? [])
              .find(([, media]) => !media || matchMedia(media).matches);
            const probe = document.createElement("div");
            probe.style.cssText = `position:fixed;inline-size:${entry?.[2]}`;
            document.body.append(probe);
            const said = probe.offsetWidth;
            probe.remove();
            // A picture that covers its box may be wider than the box.
            const { objectFit } = getComputedStyle(image);
            const ratio =
              Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
            const shown =
              objectFit === "cover"
                ? Math.max(image.offsetWidth, image.offsetHeight * ratio)
                : image.offsetWidth;
            // Phones have three dots to a pixel, and nobody sees more than two: a large picture may say two thirds.
            const wanted = innerWidth < 600 ? [shown, (shown * 2) / 3] : [shown];
            // In front of a background, a section has as little as 54 % of the width for which its pictures are said.
            const isInFront = image.closest("[data-background]") !== null;
            if (isInFront && said > shown && said * 0.54 < shown * (1 + tolerance)) return [];
            const isTrue = wanted.some((width) => Math.abs(said - width) <= tolerance * width);
            return isTrue ? [] : [`${image.alt}: ${source.sizes} is ${said}, not ${shown}`];
          }),
        tolerance,
      );
      expect.soft(wrong, `${width} px`).toEqual([]);
    }
  });
}
