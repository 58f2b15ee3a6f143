import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactElement } from "react";
import sharp from "sharp";
import { filmSize, makeFilm } from "./film";
import { Hero } from "./scenes/Hero";
import { slides } from "./scenes/slides";
import { Tour } from "./scenes/Tour";
import { Works } from "./scenes/Works";
import type { Size, Studio } from "./studio";

const published = join(import.meta.dirname, "../public");
const mark = join(import.meta.dirname, "mark.svg");

/** A picture or film that can be made by name. */
export interface Asset {
  name: string;
  make(studio: Studio): Promise<void>;
}

const picture = (name: string, scene: ReactElement, size: Size): Asset => ({
  name,
  async make(studio) {
    const shot = await studio.shoot(scene, size);
    await sharp(shot)
      .png({ compressionLevel: 9 })
      .toFile(join(published, "images", `${name}.png`));
  },
});

const vector = (name: string, file: string): Asset => ({
  name,
  make: () => copyFile(mark, join(published, file)),
});

const slideSize = { width: 1200, height: 1500 };

/** Everything under `public/` that is drawn here, in the order in which it is made. */
export const assets: readonly Asset[] = [
  picture("hero", <Hero />, { width: 1600, height: 1500 }),
  ...Object.entries(slides).map(([name, scene]) => picture(name, scene, slideSize)),
  picture("works", <Works />, { width: 1400, height: 1200 }),
  vector("mark", "logo/mark.svg"),
  vector("favicon", "favicon.svg"),
  picture("tour-poster", <Tour t={3.8} />, filmSize),
  { name: "tour", make: (studio) => makeFilm(studio, join(published, "videos")) },
];
