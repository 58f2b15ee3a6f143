import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page, Route } from "playwright/test";
import { liveEvent } from "../../../src/shared/live/live.ts";
import { makeSite } from "../../project/makeProject.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { startLive } from "../../project/startLive.ts";
import { expect, test } from "../test.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let server: RunningServer;

test.beforeAll(async () => {
  root = await makeSite("preview-pages");
  server = await startLive(root);
});
test.afterAll(() => server.stop());

const fileOf = (name: string) => path.join(root, "pages", `${name}.yaml`);

/** Replaces a text in a page file. */
async function edit(name: string, from: string, to: string): Promise<void> {
  const source = await readFile(fileOf(name), "utf8");
  expect(source).toContain(from);
  await writeFile(fileOf(name), source.replace(from, to));
}

/** Opens a page, and counts the documents that it is sent after the first, which answers its opening. */
async function openAt(page: Page, at: string): Promise<() => number> {
  let documents = 0;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes(liveEvent)) documents += 1;
    }),
  );
  await page.goto(server.origin + at);
  await expect.poll(() => documents).toBe(1);
  return () => documents - 1;
}

const titled = (page: Page, name: string) => page.getByRole("heading", { name });

test("an edit of a page reaches that page, and no other that is open", async ({
  page,
  context,
  complaints: _,
}) => {
  const other = await context.newPage();
  const sentToOther = await openAt(other, "/terms/");
  const sent = await openAt(page, "/privacy");
  await expect(page).toHaveURL(`${server.origin}/privacy/`);
  await edit("privacy", "title: What we keep", "title: What stays");
  await expect(titled(page, "What stays")).toBeVisible();
  // Hydrated sections show new props before the document comes.
  await expect.poll(sent).toBe(1);
  expect(sentToOther()).toBe(0);
  // What all pages take from the first reaches all.
  const home = path.join(root, "page.yaml");
  const source = await readFile(home, "utf8");
  await writeFile(home, source.replace("label: First steps", "label: Begin"));
  for (const each of [page, other]) {
    await expect(each.getByRole("banner").getByRole("link", { name: "Begin" })).toBeVisible();
  }
});

test("the link to the page itself is marked, before and after an edit", async ({
  page,
  complaints: _,
}) => {
  await openAt(page, "/privacy/");
  const own = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await expect(own).toHaveAttribute("aria-current", "page");
  await edit("privacy", "title: What stays", "title: What we keep");
  await expect(titled(page, "What we keep")).toBeVisible();
  await expect(page.locator("[aria-current=page]")).toHaveCount(1);
});

test("a page with an error is reported by its file, and the others follow theirs", {
  tag: "@rest",
}, async ({ page, context }) => {
  const other = await context.newPage();
  await openAt(other, "/terms/");
  await openAt(page, "/privacy/");
  await edit("terms", "type: cta", "type: Cta");
  await expect(other.getByRole("region", { name: "1 error in pages/terms.yaml" })).toBeVisible();
  // Elsewhere, the report is folded.
  await expect(page.getByRole("button", { name: "1 error in pages/terms.yaml" })).toBeVisible();
  await expect(page.getByRole("region", { name: "1 error in" })).toHaveCount(0);
  await edit("privacy", "title: What we keep", "title: What stays");
  await expect(titled(page, "What stays")).toBeVisible();
  await other.locator(".fix").click();
  await expect(other.getByRole("status")).toHaveText("pages/terms.yaml is right again.");
  expect(await readFile(fileOf("terms"), "utf8")).toContain("type: cta");
  await expect(page.getByRole("button", { name: "1 error in" })).toHaveCount(0);
});

test("a page that goes while it is open says so, and comes back", { tag: "@rest" }, async ({
  page,
}) => {
  await openAt(page, "/privacy/");
  const source = await readFile(fileOf("privacy"), "utf8");
  const gone = titled(page, "There is no page at /privacy/.");
  await edit("privacy", "page:\n", "page:\n  enabled: false\n");
  await expect(gone).toBeVisible();
  await expect(page.getByText("pages/privacy.yaml says enabled: false")).toBeVisible();
  await writeFile(fileOf("privacy"), source);
  await expect(titled(page, "What stays")).toBeVisible();
  await rm(fileOf("privacy"));
  await expect(gone).toBeVisible();
  await expect(page.getByText("No file in pages/ makes one.")).toBeVisible();
  await writeFile(fileOf("privacy"), source);
  await expect(titled(page, "What stays")).toBeVisible();
  await page.goto(`${server.origin}/nowhere/`);
  await page.getByRole("link", { name: "To the first page" }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
});

test("a page that goes while its document is loading says so", { tag: "@rest" }, async ({
  page,
}) => {
  const source = await readFile(fileOf("privacy"), "utf8");
  const address = `${server.origin}/privacy/`;
  const holdBack = async (route: Route) => {
    await rm(fileOf("privacy"));
    await expect.poll(async () => (await fetch(address)).status).toBe(404);
    await route.continue();
  };
  await page.route("**/src/entry.live.ts*", holdBack, { times: 1 });
  await page.goto(address);
  await expect(titled(page, "There is no page at /privacy/.")).toBeVisible();
  await writeFile(fileOf("privacy"), source);
  await expect(titled(page, "What stays")).toBeVisible();
});

test("a new page is there, and a deleted one is gone", async ({ page, complaints }) => {
  await openAt(page, "/privacy/");
  const statusOf = async (at: string) => (await fetch(server.origin + at)).status;
  expect(await statusOf("/guides/more/")).toBe(404);
  await writeFile(fileOf("guides/more"), await readFile(fileOf("terms")));
  await expect.poll(() => statusOf("/guides/more/")).toBe(200);
  await rm(fileOf("guides/more"));
  await expect.poll(() => statusOf("/guides/more/")).toBe(404);
  expect(await statusOf("/draft/")).toBe(404);
  expect(complaints).toEqual([]);
});
