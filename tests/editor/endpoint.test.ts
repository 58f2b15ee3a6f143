import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dataAt } from "../../src/shared/dataAt.ts";
import {
  type Edited,
  type EditorRequest,
  type EditorState,
  editorAddress,
  editorPath,
  type NotDone,
  tabHeader,
  tokenHeader,
  tokenName,
} from "../../src/shared/editor/endpoint.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";

let root: string;
let server: RunningServer;
let token: string;
const file = () => path.join(root, "page.yaml");

beforeAll(async () => {
  root = await makeProject("editor-endpoint", smallPage);
  server = await startLive(root);
  const html = await (await fetch(`${server.origin}/${editorAddress}`)).text();
  token = new RegExp(`name="${tokenName}" content="([^"]+)"`).exec(html)?.[1] ?? "";
});
afterAll(() => server?.stop());

const ask = async <Answer>(request: EditorRequest, tab = "one"): Promise<Answer> => {
  const response = await fetch(`${server.origin}/${editorPath}`, {
    method: "POST",
    headers: {
      ...{ origin: server.origin, "content-type": "application/json" },
      ...{ [tokenHeader]: token, [tabHeader]: tab },
    },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text);
};
const set = (value: string, was?: string) =>
  ({
    do: "edit",
    file: "page.yaml",
    operation: { do: "set", path: ["site", "title"], value, ...(was !== undefined && { was }) },
  }) as const;
const titleIn = ({ pages }: EditorState) => dataAt(pages[0]?.data, ["site", "title"]);

test("an edit is answered with the site as it is then, and so is one that comes too late", async () => {
  const before = await ask<EditorState>({ do: "read" });
  const first = await ask<Edited>(set("One"));
  expect(titleIn(first.state)).toBe("One");
  expect(first.state.revision).toBeGreaterThan(before.revision);
  expect(first.state.pages[0]?.version).toBe(first.files[0]?.version);
  expect(first.state.undo).toMatchObject({ do: "set", value: "One" });
  // The watcher needs a moment to notice this.
  await writeFile(file(), (await readFile(file(), "utf8")).replace("title: One", "title: Theirs"));
  const late = await ask<NotDone>(set("Two", "One"));
  expect(late.refusal.isOutdated).toBe(true);
  expect(late.state && titleIn(late.state)).toBe("Theirs");
  expect(await readFile(file(), "utf8")).toContain("title: Theirs");
});

test("a save of another program is noticed, however soon after an edit it comes", {
  tags: ["rest"],
}, async () => {
  for (const wait of [0, 1, 3, 6, 10, 15, 25, 40, 60, 80, 100, 150]) {
    await writeFile(file(), smallPage);
    await ask(set(`Mine ${wait}`));
    await setTimeout(wait);
    const source = await readFile(file(), "utf8");
    await writeFile(file(), source.replace(`title: Mine ${wait}`, `title: Theirs ${wait}`));
    const shown = async () => titleIn(await ask<EditorState>({ do: "read" }));
    await expect.poll(shown, { timeout: 5000, message: `after ${wait} ms` }).toBe(`Theirs ${wait}`);
  }
});

test("what a tab made is not offered to another that is open, and to all once it is closed", async () => {
  await writeFile(file(), smallPage);
  await ask(set("Mine"), "first");
  // No tab is connected, as the names of both are only said here.
  const { undo } = await ask<EditorState>({ do: "read" }, "second");
  expect(undo).toMatchObject({ value: "Mine" });
});

test("an edit, a page and undo are answered with a warning where the history cannot be written", async () => {
  const folder = path.join(root, ".broadside");
  const add = { do: "add-page", page: "/about/", title: "About", from: "page.yaml" } as const;
  const warnings: unknown[] = [];
  const note = async (request: EditorRequest) =>
    warnings.push((await ask<Edited>(request)).warning);
  // The preview may be writing there what it makes of the last edit.
  await vi.waitFor(async () => {
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, "", { flag: "wx" });
  });
  await note(set("Kept nowhere"));
  await note(add);
  await note({ do: "delete-page", file: "pages/about.yaml" });
  await rm(folder);
  await note(set("Kept"));
  await writeFile(path.join(folder, "history/future"), "");
  await note({ do: "undo" });
  await rm(folder, { recursive: true, maxRetries: 5 });
  expect(warnings).toMatchInlineSnapshot(`
    [
      "This cannot be taken back: .broadside/history cannot be written. See that the disk has room, and that you may change this folder.",
      "This cannot be taken back: .broadside/history cannot be written. See that the disk has room, and that you may change this folder.",
      "This cannot be taken back: .broadside/history cannot be written. See that the disk has room, and that you may change this folder.",
      undefined,
      "This cannot be made again: .broadside/history cannot be written. See that the disk has room, and that you may change this folder.",
    ]
  `);
  expect(await readFile(file(), "utf8")).toContain("title: Kept nowhere");
});

test("a change of the base is answered before the server starts itself again", async () => {
  await writeFile(file(), smallPage);
  const request = {
    do: "edit",
    file: "page.yaml",
    operation: { do: "set", path: ["site", "base"], value: "/shop/" },
  } as const;
  expect(await ask<Edited>(request)).toMatchObject({ files: [{ file: "page.yaml" }] });
  const isMoved = async () => (await fetch(`${server.origin}/shop/${editorAddress}`)).status;
  await expect.poll(isMoved, { timeout: 60_000 }).toBe(200);
});
