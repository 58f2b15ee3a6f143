import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { openPicture } from "../../../site/media/pictures.ts";
import { cropAround } from "./cropAround.ts";

/** A picture of which one half is white and the other black. */
async function halves(width: number, height: number, [right, below]: [number, number]) {
  const background = "#ffffff";
  const black = sharp({ create: { width, height, channels: 3, background: "#000000" } });
  const half = { input: await black.png().toBuffer(), left: right, top: below };
  const whole = sharp({
    create: { width: width + right, height: height + below, channels: 3, background },
  });
  return openPicture(await whole.composite([half]).png().toBuffer());
}

const brightness = async (picture: Sharp) => {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([120, 60]);
  return data.reduce((sum, value) => sum + value, 0) / data.length / 255;
};

it.each([
  { name: "the left end", focus: [0, 0.5], white: 1 },
  { name: "the right end", focus: [1, 0.5], white: 0 },
  { name: "the middle", focus: [0.5, 0.5], white: 0.5 },
])("of a wide picture, keeps $name in view", async ({ focus, white }) => {
  const wide = await halves(400, 100, [400, 0]);
  const size = { width: 120, height: 60 };
  expect(await brightness(await cropAround(wide, size, focus))).toBeCloseTo(white, 1);
});

it.each([
  { name: "the top", focus: [0.5, 0], white: 1 },
  { name: "the bottom", focus: [0.5, 1], white: 0 },
])("of a high picture, keeps $name in view", async ({ focus, white }) => {
  const high = await halves(100, 200, [0, 200]);
  const size = { width: 120, height: 60 };
  expect(await brightness(await cropAround(high, size, focus))).toBeCloseTo(white, 1);
});
