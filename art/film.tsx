import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode, findFfmpeg, formats, framesPerSecond } from "./encode";
import { length, Tour } from "./scenes/Tour";
import type { Studio } from "./studio";

export const filmSize = { width: 1280, height: 800 };

/** Frames are photographed at double size and scaled down, so that slow moves glide between pixels. */
const frameSize = { width: 2 * filmSize.width, height: 2 * filmSize.height };

async function shootFrames(studio: Studio, folder: string): Promise<void> {
  const count = length * framesPerSecond;
  for (let frame = 0; frame < count; frame++) {
    const scene = (
      <div style={{ scale: "2", transformOrigin: "0 0" }}>
        <Tour t={frame / framesPerSecond} />
      </div>
    );
    const file = join(folder, `${String(frame).padStart(4, "0")}.png`);
    await writeFile(file, await studio.shoot(scene, frameSize));
    if (frame % (2 * framesPerSecond) === 0) console.log(`      frame ${frame} of ${count}`);
  }
}

/** Renders every frame of the tour and encodes them in every format. */
export async function makeFilm(studio: Studio, folder: string): Promise<void> {
  await findFfmpeg();
  const frames = await mkdtemp(join(tmpdir(), "tour-"));
  try {
    await shootFrames(studio, frames);
    for (const format of formats) {
      console.log(`      encoding ${format}`);
      await encode(frames, filmSize, format, join(folder, `tour.${format}`));
    }
  } finally {
    await rm(frames, { recursive: true });
  }
}
