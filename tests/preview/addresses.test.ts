// @module-tag rest

import { readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSite } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";

let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = await makeSite("preview-addresses");
  server = await startLive(root);
});
afterAll(() => server?.stop());

const read = async (at: string) => (await fetch(server.origin + at)).text();

test("a day that is none is refused in words", async () => {
  const answer = await fetch(`${server.origin}/?on=24.12.2099`);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Did you mean "2099-12-24"?');
});

test("each section type has its picture before the gallery is made, and after it", async () => {
  const types = readdirSync("schema/sections").map((file) => file.replace(/\..*/, ""));
  const listMissing = async () => {
    const answers = types.map(async (type) => {
      const { status } = await fetch(`${server.origin}/gallery/${type}/still.html`);
      return status === 200 ? [] : [type];
    });
    return (await Promise.all(answers)).flat();
  };
  expect(await listMissing()).toEqual([]);
  expect((await fetch(`${server.origin}/gallery/`)).status).toBe(200);
  expect(await listMissing()).toEqual([]);
});

test("a picture is kept by no browser, which would share it between the page and a thumbnail", async () => {
  const askFor = async (what: string) => {
    const answer = await fetch(`${server.origin}/favicon.svg`, {
      headers: { "Sec-Fetch-Dest": what },
    });
    return [answer.status, answer.headers.get("cache-control")];
  };
  expect(await askFor("image")).toEqual([200, "no-store"]);
  expect(await askFor("document")).toEqual([200, "no-cache"]);
});

test("a page at the gallery's address is the page, and the gallery is beside it", async () => {
  const fileOf = (name: string) => path.join(root, "pages", `${name}.yaml`);
  const gallery = 'href="#faq"';
  const untilRead = (at: string, words: string) =>
    expect.poll(() => read(at), { timeout: 60_000 }).toContain(words);
  await untilRead("/gallery/", gallery);
  await writeFile(fileOf("gallery"), await readFile(fileOf("terms")));
  await untilRead("/gallery", "Terms of use</h1>");
  expect(await read("/gallery/?types")).toContain(gallery);
  await rm(fileOf("gallery"));
  await untilRead("/gallery/", gallery);
});
