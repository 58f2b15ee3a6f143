import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { ownTypesDir } from "../fixtures/index.ts";
import { buildIn } from "../project/build.ts";
import { makeOwnSite } from "../project/makeOwnSite.ts";

let root: string;
/** Each test has a site of its own: answers are kept. */
let count = 0;
const inside = (file: string) => path.join(root, file);

/** The status and the content of the source's next answer, and the number of requests so far. */
let status: number;
let content: unknown;
let requests: number;
const server = createServer((_request, response) => {
  requests += 1;
  if (status === 0) return;
  response.writeHead(status).end(JSON.stringify(content));
});

beforeEach(async () => {
  count += 1;
  root = await makeOwnSite(`own-data-${count}`);
  await rm(inside("node_modules"), { recursive: true, force: true });
  [status, content, requests] = [200, [{ name: "attic rooms", rooms: 2 }], 0];
  const { port } = await new Promise<{ port: number }>((resolve) => {
    server.listen(0, () => resolve(Object(server.address())));
  });
  vi.stubEnv("BOOKING", `http://localhost:${port}`);
  await take("from: rooms");
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** Writes what the numbers of the page are taken from. */
async function take(written: string): Promise<void> {
  const page = await readFile(path.join(ownTypesDir, "page.yaml"), "utf8");
  const text = page.replace(
    / {6}items:\n {8}- value: "12".*/s,
    `      items:\n        ${written}\n`,
  );
  await writeFile(inside("page.yaml"), text);
}

/** Changes the code of the source, whose answers are asked for again therefore. */
async function change(from: string, to: string): Promise<void> {
  const code = await readFile(inside("rooms.ts"), "utf8");
  await writeFile(inside("rooms.ts"), code.replace(from, to));
}

/** The report without the notices that the page has in any case. */
async function report(): Promise<string> {
  const { output } = await check(root, {});
  const told = output.split("\n\n").filter((part) => part.startsWith("page.yaml:"));
  return told.join("\n\n").replaceAll(/localhost:\d+|:(\d{5})\b/g, "<here>");
}

test("a page shows what the source of a list answers, which is kept", {
  tags: ["rest"],
}, async () => {
  const html = await readFile(path.join(await buildIn(root), "index.html"), "utf8");
  expect(html).toContain("attic rooms");
  const before = requests;
  expect(await report()).not.toContain("rooms");
  // The build is another process than this one.
  expect(requests).toBe(before);
});

test("the props of a section may be taken, and what the page writes beside them goes first", async () => {
  await change("return free.map", "return { title: 'Theirs', note: 'Theirs', items: free.map");
  await change("label: name }));", "label: name })) };");
  const page = await readFile(inside("page.yaml"), "utf8");
  await writeFile(
    inside("page.yaml"),
    page.replace(/title: In numbers\n.*/s, "from: rooms\n      title: Ours\n"),
  );
  const { loadSite } = await import("../../src/index.ts");
  const [{ pageFile, diagnostics }] = (await loadSite(root)).pages;
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(pageFile?.sections.at(-1)?.props).toMatchObject({
    title: "Ours",
    note: "Theirs",
    items: [{ value: "2", label: "attic rooms" }],
  });
});

test("what does not fit is told at the line that asks, with the place in the data", async () => {
  await change("value: String(rooms), label: name", "value: rooms, name, icon: 'no-such-icon'");
  expect(await report()).toMatchInlineSnapshot(`
    "page.yaml:37:15 error bad-data The data "rooms" does not fit here: [0] in it has no "label".
      36 |       items:
      37 |         from: rooms
         |               ^^^^^
      One number and what it counts. Its source is in broadside.config.ts.

    page.yaml:37:15 error bad-data The data "rooms" does not fit here: [0] in it has "name", which is no setting.
      36 |       items:
      37 |         from: rooms
         |               ^^^^^
      There is icon, value, label, description or share. Its source is in broadside.config.ts.

    page.yaml:37:15 error bad-data The data "rooms" does not fit here: [0].value in it is the number 2, and should be text.
      36 |       items:
      37 |         from: rooms
         |               ^^^^^
      Write some text here. Its source is in broadside.config.ts.

    page.yaml: 3 errors, 3 notices."
  `);
  await change("return free.map", "return 'none' || free.map");
  expect(await report()).toMatchInlineSnapshot(`
    "page.yaml:37:15 error bad-data The data "rooms" does not fit here: it is the text "none", and should be a list.
      36 |       items:
      37 |         from: rooms
         |               ^^^^^
      The numbers, in order. Its source is in broadside.config.ts.

    page.yaml: 1 error, 3 notices."
  `);
});

test("a name that no source has is told with the one that is meant", async () => {
  await take("from: room");
  expect(await report()).toMatchInlineSnapshot(`
    "page.yaml:37:15 error no-data broadside.config.ts has no data "room".
      36 |       items:
      37 |         from: room
         |               ^^^^
      Did you mean "rooms"? There is "rooms".

    page.yaml: 1 error, 3 notices."
  `);
});

test("a source that fails keeps its last good answer, with a warning", async () => {
  status = 503;
  expect(await report()).toMatchInlineSnapshot(`
    "page.yaml:37:15 error no-data The data "rooms" cannot be read: the booking system answers 503.
      36 |       items:
      37 |         from: rooms
         |               ^^^^^
      Its source is in broadside.config.ts.

    page.yaml: 1 error, 3 notices."
  `);
  status = 200;
  await change("refresh: 300", "refresh: 0");
  expect(await report()).not.toContain("booking");
  status = 503;
  expect(await report()).toMatchInlineSnapshot(`
    "page.yaml:37:15 warning old-data The data "rooms" cannot be read: the booking system answers 503.
      36 |       items:
      37 |         from: rooms
         |               ^^^^^
      The page shows what was read last.

    page.yaml: 1 warning, 3 notices."
  `);
});

test("a source that does not answer in time is given up", async () => {
  status = 0;
  await change("refresh: 300", "timeout: 0.2");
  expect(await report()).toContain("there was no answer within 0.2 s");
});
