import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { encode, findFfmpeg, framesPerSecond } from "./encode";
import { length, Tour } from "./scenes/Tour";
import type { Studio } from "./studio";

export const filmSize = { width: 1280, height: 800 };

/** Renders every frame of the tour and encodes them as MP4 and WebM. */
export async function makeFilm(studio: Studio, folder: string): Promise<void> {
  await findFfmpeg();
  const frames = await mkdtemp(join(tmpdir(), "tour-"));
  try {
    const count = length * framesPerSecond;
    for (let frame = 0; frame < count; frame++) {
      const scene = createElement(Tour, { t: frame / framesPerSecond });
      const file = join(frames, `${String(frame).padStart(4, "0")}.png`);
      await writeFile(file, await studio.shoot(scene, filmSize));
      if (frame % (2 * framesPerSecond) === 0) console.log(`      frame ${frame} of ${count}`);
    }
    for (const format of ["mp4", "webm"] as const) {
      console.log(`      encoding ${format}`);
      await encode(frames, format, join(folder, `tour.${format}`));
    }
  } finally {
    await rm(frames, { recursive: true });
  }
}
