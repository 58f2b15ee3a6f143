import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPicture } from "./pictures.ts";

const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8v8z"/></svg>');
const noise = { width: 64, height: 64, channels: 3, background: "#fff" } as const;
const dots = sharp({ create: { ...noise, noise: { type: "gaussian", mean: 128, sigma: 60 } } });
const formats = ["png", "jpeg", "webp", "avif", "gif"] as const;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
});
afterAll(() => rm(root, { recursive: true }));

async function judge(content: Uint8Array): Promise<boolean> {
  const file = path.join(root, "picture");
  await writeFile(file, content);
  return isPicture(file);
}

test.each(formats)("a whole %s is one, and half of it is none", async (format) => {
  const whole = await dots.clone().toFormat(format).toBuffer();
  expect(await judge(whole)).toBe(true);
  expect(await judge(whole.subarray(0, whole.length / 2))).toBe(false);
});

test("a vector is one, and a part of it is none", async () => {
  expect(await judge(vector)).toBe(true);
  expect(await judge(vector.subarray(0, 50))).toBe(false);
});

test.each([
  ["nothing", ""],
  ["a text", "hello"],
  ["a web page", "<!doctype html><title>Not found</title>"],
])("%s is none", async (_, content) => {
  expect(await judge(Buffer.from(content))).toBe(false);
});

test("a file that is not there is none", async () => {
  expect(await isPicture(path.join(root, "nowhere"))).toBe(false);
});
