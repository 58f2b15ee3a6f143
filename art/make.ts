/**
 * Makes the pictures, the logo and the video under `public/` from the scenes in this folder.
 *
 *   npm run assets              makes everything
 *   npm run assets -- hero      makes one thing, or several, by name
 *
 * `screens/` has the app's screens, `parts/` their parts, and `scenes/` the pictures that show them.
 * `assets.tsx` lists every result. A screen is a function of its progress, and the film a function of
 * time, so the same sources always give the same frames. This needs a Chromium and, for the film,
 * ffmpeg; building the page needs neither.
 */
import { mkdir } from "node:fs/promises";
import { type Asset, assets } from "./assets";
import { openStudio } from "./studio";

function choose(names: readonly string[]): readonly Asset[] {
  const known = assets.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is nothing called ${unknown.join(", ")}. Known: ${known.join(", ")}.`);
  }
  return names.length > 0 ? assets.filter(({ name }) => names.includes(name)) : assets;
}

async function make(chosen: readonly Asset[]): Promise<void> {
  for (const folder of ["images", "videos", "logo", "icons"]) {
    await mkdir(new URL(`../public/${folder}`, import.meta.url), { recursive: true });
  }
  const studio = await openStudio();
  try {
    for (const [index, asset] of chosen.entries()) {
      const begun = performance.now();
      await asset.make(studio);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${index + 1}/${chosen.length}  ${asset.name}  ${seconds} s`);
    }
  } finally {
    await studio.close();
  }
}

try {
  await make(choose(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
