// @module-tag rest

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSite } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { accent, addLanguages } from "./pseudo.ts";

let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = await makeSite("preview-languages");
  await addLanguages(root, ["de"]);
  server = await startLive(root);
});
afterAll(() => server?.stop());

const read = async (at: string) => (await fetch(server.origin + at)).text();

test("each page is shown in each language, and follows the catalogue", async () => {
  const title = accent("Privacy policy");
  expect(await read("/de/privacy/")).toContain('<html lang="de"');
  expect(await read("/de/privacy/")).toContain(title);
  expect(await read("/privacy/")).not.toContain(title);
  const { url, redirected } = await fetch(`${server.origin}/de/privacy`);
  expect({ redirected, path: new URL(url).pathname }).toEqual({
    redirected: true,
    path: "/de/privacy/",
  });

  const file = path.join(root, "translations/de.po");
  const source = await readFile(file, "utf8");
  const untilRead = (words: string) =>
    expect.poll(() => read("/de/privacy/"), { timeout: 60_000 }).toContain(words);
  await writeFile(file, source.replaceAll(title, "Datenschutz"));
  await untilRead("Datenschutz</h1>");
});
