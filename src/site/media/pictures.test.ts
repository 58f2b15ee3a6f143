import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inspectPicture, type PictureKind } from "./pictures.ts";

const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8v8z"/></svg>');
const noise = { width: 64, height: 64, channels: 3, background: "#fff" } as const;
const dots = sharp({ create: { ...noise, noise: { type: "gaussian", mean: 128, sigma: 60 } } });
const formats = ["png", "jpeg", "webp", "avif", "gif"] as const;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
});
afterAll(() => rm(root, { recursive: true }));

async function judge(content: Uint8Array): Promise<PictureKind> {
  const file = path.join(root, "picture");
  await writeFile(file, content);
  return (await inspectPicture(file)).kind;
}

test.each(formats)("a whole %s is a picture, and half of it is spoiled", async (format) => {
  const whole = await dots.clone().toFormat(format).toBuffer();
  expect(await judge(whole)).toBe("still");
  expect(await judge(whole.subarray(0, whole.length / 2))).toBe("spoiled");
});

test("a vector is a picture, and a part of it is spoiled", async () => {
  expect(await judge(vector)).toBe("still");
  expect(await judge(vector.subarray(0, 50))).toBe("spoiled");
});

test.each([
  ["nothing", ""],
  ["a text", "hello"],
  ["a web page", "<!doctype html><title>Not found</title>"],
])("%s is no picture", async (_, content) => {
  expect(await judge(Buffer.from(content))).toBe("spoiled");
});

test("a file that is not there is no picture", async () => {
  expect((await inspectPicture(path.join(root, "nowhere"))).kind).toBe("spoiled");
});

test.each(["gif", "webp"] as const)("a %s with several frames moves", async (format) => {
  const frame = await dots.clone().png().toBuffer();
  const next = await sharp(frame).negate().toBuffer();
  const moving = await sharp([frame, next], { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  expect(await judge(moving)).toBe("moving");
});
