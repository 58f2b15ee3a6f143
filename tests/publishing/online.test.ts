import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { followOnline } from "../../src/node/dev/editor/publication/followOnline.ts";
import { rememberPublication } from "../../src/site/publishing/lastPublication.ts";
import {
  addressOfBuild,
  askForContent,
  readOnlineBuild,
} from "../../src/site/publishing/onlineBuild.ts";
import { contentIdOf } from "../../src/site/versions/contentId.ts";
import { readFolderVersion } from "../../src/site/versions/readFolder.ts";
import { schemas } from "../changes/site.ts";
import { serve } from "../publish/servers.ts";
import { makeClone, retitled } from "./repository.ts";

// Nobody's own settings of Git take part.
beforeAll(() => void vi.stubEnv("HOME", "/nonexistent"));

test("a host that sets the address and lays the page out anew builds the same content, and any change is another", async () => {
  const { root, write, publish, read } = makeClone();
  const idOfFolder = async () => contentIdOf(await readFolderVersion(root, schemas));
  write("public/words.txt", "One\nTwo\n");
  await publish();
  const { content } = await readOnlineBuild(root, schemas);
  expect(await idOfFolder()).toBe(content);
  const page = read("page.yaml");
  const onHost = page
    .replace("site:\n", "site:\n  url: https://ada.github.io\n  base: /lull/\n")
    .replaceAll("\n", "\r\n")
    .replace(/^#.*\r\n/, "");
  write("page.yaml", onHost);
  write("public/words.txt", "One\r\nTwo\r\n");
  expect(await idOfFolder()).toBe(content);
  for (const [file, text] of [
    ["page.yaml", retitled("Another")],
    ["public/words.txt", "One\n"],
    ["public/a.png", "b\0"],
    ["texts/new.md", "New"],
  ] as const) {
    write(file, text);
    expect(await idOfFolder(), file).not.toBe(content);
    write("page.yaml", page);
  }
});

test.each([
  [{ url: "https://lull.museum" }, "https://lull.museum/build.json"],
  [{ url: "https://lull.museum:8443", base: "/a/b/" }, "https://lull.museum:8443/a/b/build.json"],
  [
    { url: "http://lull.museum", base: "//evil.museum/" },
    "http://lull.museum//evil.museum/build.json",
  ],
  [{ url: "ftp://lull.museum" }, undefined],
  [{ url: "file:///etc" }, undefined],
  [{ url: "lull" }, undefined],
  [{ url: "https://example.com" }, undefined],
  [{ url: "https://www.example.org" }, undefined],
  [{ url: "https://lull.example" }, undefined],
  [{ url: "https://localhost:3000" }, undefined],
  [{ url: 1 }, undefined],
  [{}, undefined],
  [undefined, undefined],
])("of %j, %s is asked", (site, address) => {
  expect(addressOfBuild(site)).toBe(address);
});

/** Asks a server that answers so. */
async function askServer(answer: RequestListener): Promise<string | undefined> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Object(server.address());
  try {
    return await askForContent(`http://127.0.0.1:${port}/build.json`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const build = JSON.stringify({ content: "abc" });
test("a site is believed by a short answer of its own alone", async () => {
  expect(await askServer((_, response) => response.end(build))).toBe("abc");
  const asked: (string | undefined)[] = [];
  const others: Record<string, RequestListener> = {
    "an error": (_, response) => response.writeHead(404).end(build),
    "no JSON": (_, response) => response.end("<html>"),
    "another type": (_, response) => response.end('{"content":{}}'),
    nothing: (_, response) => response.end(),
    "too much": (_, response) => response.end(build + " ".repeat(2000)),
    "a broken line": (_, response) => response.destroy(),
    "another address": ({ url }, response) => {
      asked.push(url);
      response.writeHead(302, { location: "/elsewhere" }).end();
    },
  };
  for (const [what, answer] of Object.entries(others))
    expect(await askServer(answer), what).toBeUndefined();
  expect(asked).toEqual(["/build.json"]);
});

test("a site that never answers is not waited for", { tags: ["rest"] }, async () => {
  expect(await askServer(() => undefined)).toBeUndefined();
});

test("a publication is followed until it is online, over restarts too, and nothing else is asked", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "online-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  let now = Date.parse("2026-12-24T13:00:00Z");
  let online: string | undefined;
  let meanwhile = async () => {};
  const asked: string[] = [];
  const start = () =>
    followOnline(
      async (address) => {
        asked.push(address);
        await meanwhile();
        return online;
      },
      () => now,
    );
  let follower = start();
  const ask = () => follower(root);
  const publish = (content: string, address?: string) =>
    rememberPublication(root, { content, address, begun: new Date(now).toISOString() });
  const address = "https://lull.museum/build.json";
  expect(await ask()).toEqual({});
  await publish("one");
  expect(await ask()).toEqual({});
  expect(asked).toEqual([]);
  await publish("one", address);
  online = "older";
  now += 599_000;
  expect(await ask()).toEqual({ online: { kind: "on-its-way" } });
  now += 1000;
  follower = start();
  expect(await ask()).toEqual({ online: { kind: "late" } });
  online = "one";
  now += 60_000;
  const done = { online: { kind: "online", since: "2026-12-24T13:11:00.000Z" } };
  expect(await ask()).toEqual(done);
  now += 60_000;
  follower = start();
  expect(await Promise.all([ask(), ask()])).toEqual([done, done]);
  expect(asked).toEqual([address, address, address]);
  // An answer to the question about the publication before it says nothing.
  await publish("two", address);
  online = "two";
  meanwhile = () => publish("three", address);
  expect(await ask()).toEqual({ online: { kind: "on-its-way" } });
  // What somebody has written into the file is no reason to fail.
  for (const text of [
    "",
    "null",
    "[]",
    '{"content":1,"begun":"x"}',
    '{"content":"a","begun":"x"}',
  ]) {
    writeFileSync(path.join(root, ".broadside/published.json"), text);
    expect(await ask(), text).toEqual({});
  }
});

test("a site on nginx is on its way until its new files are there", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "online-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const dist = path.join(root, "dist");
  const putThere = (content: string) => {
    mkdirSync(dist, { recursive: true });
    writeFileSync(path.join(dist, "build.json"), JSON.stringify({ content }));
  };
  putThere("one");
  const nginx = await serve("nginx", dist, "/lull/", "");
  onTestFinished(async () => void (await nginx.stop()));
  const address = `${nginx.origin}/lull/build.json`;
  await rememberPublication(root, { content: "two", address, begun: new Date().toISOString() });
  const ask = () => followOnline(askForContent, Date.now)(root);
  expect(await ask()).toEqual({ online: { kind: "on-its-way" } });
  rmSync(dist, { recursive: true });
  expect(await ask()).toEqual({ online: { kind: "on-its-way" } });
  putThere("two");
  expect(await ask()).toMatchObject({ online: { kind: "online" } });
});
