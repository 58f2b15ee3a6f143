import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import type { Locator, Page } from "playwright/test";
import type { OnlineState, PublicationState } from "../../src/shared/editor/publication.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { type PublishedFrom, publishFrom } from "./publishedFrom.ts";
import { leaveEditor, openEditor } from "./states.ts";
import { expect, test } from "./test.ts";

// They publish the same folder, one after the other.
test.describe.configure({ mode: "default" });

let root: string;
let server: RunningServer;
let stopHost: (() => void) | undefined;
let site: PublishedFrom;

test.beforeAll(async () => {
  root = await makeProject("editor-publish", smallPage);
  rmSync(`${root}.settings`, { recursive: true, force: true });
  process.env.XDG_CONFIG_HOME = `${root}.settings`;
  site = await publishFrom(root);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ complaints: _ }) => {
  writeFileSync(path.join(root, "page.yaml"), smallPage);
  rmSync(path.join(root, "package.json"));
  symlinkSync(path.resolve("package.json"), path.join(root, "package.json"));
  site = await publishFrom(root);
});
test.afterEach(async ({ page }) => {
  await leaveEditor(page);
  stopHost?.();
});

/** Starts a host that takes files below /dav/ from one person, and shows them to everybody. */
async function startHost(user: string, password: string) {
  const files = new Map<string, string>();
  const credentials = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const host = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const name = url.replace(/^\/dav/, "");
    let body = "";
    for await (const chunk of request.setEncoding("latin1")) body += chunk;
    if (method === "GET") {
      const file = files.get(name);
      response.writeHead(file === undefined ? 404 : 200).end(file);
      return;
    }
    if (headers.authorization !== credentials) {
      response.writeHead(401).end();
      return;
    }
    if (method === "PUT") files.set(name, body);
    if (method === "DELETE") files.delete(name);
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  stopHost = () => host.close();
  return { files, origin: `http://127.0.0.1:${Object(host.address()).port}` };
}

/** Puts the site online as it is, from a terminal. */
const putOnline = () => site.git("push", "-q", "-u", "origin", "main");
const hero = (title: string) => smallPage.replace("Think better.", title);

const bar = (page: Page) => page.getByRole("banner");
const button = (page: Page) =>
  bar(page).getByRole("button", { name: /^(Publish|In review|Online|Not online)/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Publish" });
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true });
const status = (page: Page) => page.locator("footer");

/** Presses a button of the dialog, and waits for the answer: the build and the push take as long as they take. */
async function publish(
  page: Page,
  name = "Publish",
  press = (button: Locator) => button.click(),
): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('"do":"publish"') ?? false,
  );
  await press(inDialog(page, name));
  await answer;
}

/** Writes the title of the features in the panel. */
async function writeTitle(page: Page, title: string): Promise<void> {
  await page
    .getByRole("row", { name: /^Features/ })
    .first()
    .click();
  const field = page
    .getByRole("complementary", { name: "Panel" })
    .getByLabel("Title", { exact: true });
  await field.first().fill(title);
}

async function openDialog(page: Page): Promise<void> {
  await openEditor(page, server.origin);
  await button(page).click();
}

test("the site goes online for the first time, and again after an edit, by the keyboard alone", {
  tag: "@rest",
}, async ({ page }) => {
  await openEditor(page, server.origin);
  await expect(button(page)).toHaveText("Publish · not online yet");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Nothing of this site is online yet.");
  await publish(page, "Publish", (button) => button.press("Enter"));
  await expect(dialog(page).getByText(/^Published: /)).toBeFocused();
  expect(site.online("page.yaml")).toBe(smallPage);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveText("Published");
  await expect(status(page)).toContainText("Published: ");

  await writeTitle(page, "Better features");
  await expect(button(page)).toHaveText("Publish · 1 change");
  await button(page).click();
  await expect(dialog(page).getByRole("heading", { name: "First page" })).toBeVisible();
  await expect(dialog(page).getByRole("listitem")).toContainText("Better features");
  await publish(page);
  await expect(dialog(page)).toContainText("Published: 1 change is on the way to visitors.");
  expect(site.online("page.yaml")).toContain("title: Better features");
});

test("what is still being written is saved first, and two presses are one publication", {
  tag: "@rest",
}, async ({ page }) => {
  putOnline();
  await openEditor(page, server.origin);
  await writeTitle(page, "Written a moment ago");
  await button(page).click();
  await expect(dialog(page).getByRole("listitem")).toContainText("Written a moment ago");
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes('"do":"publish"')) asked.push(request);
  });
  await publish(page, "Publish", (button) => button.dblclick());
  await expect(dialog(page)).toContainText("Published: 1 change");
  expect(site.online("page.yaml")).toContain("title: Written a moment ago");
  expect(asked).toHaveLength(1);
});

test("while the last change is saved, nothing is said to be online", { tag: "@rest" }, async ({
  page,
}) => {
  putOnline();
  await openEditor(page, server.origin);
  await expect(button(page)).toHaveText("Published");
  let save = () => {};
  const isHeld = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route("**/__broadside/editor", async (route) => {
    if (route.request().postDataJSON().do === "edit") await isHeld;
    await route.continue();
  });
  await writeTitle(page, "Saved slowly");
  await button(page).click();
  await expect(dialog(page)).toContainText("Looking at what has changed");
  await expect(dialog(page)).not.toContainText("nothing to publish");
  save();
  await expect(dialog(page).getByRole("listitem")).toContainText("Saved slowly");
});

test("what is not saved is told, and not said to be online", { tag: "@rest" }, async ({ page }) => {
  putOnline();
  await openEditor(page, server.origin);
  await expect(button(page)).toHaveText("Published");
  const refusal = { message: "The file cannot be written.", isOutdated: false };
  await page.route("**/__broadside/editor", (route) =>
    route.request().postDataJSON().do === "edit"
      ? route.fulfill({ json: { refusal } })
      : route.continue(),
  );
  await writeTitle(page, "Refused");
  await expect(status(page)).toContainText("Not saved: The file cannot be written.");
  await button(page).click();
  await expect(dialog(page)).toContainText(
    "Something is not saved, and cannot go online: The file cannot be written.",
  );
  await expect(dialog(page)).not.toContainText("nothing to publish");
});

test("a value that two hands changed is asked about, with both", { tag: "@rest" }, async ({
  page,
}) => {
  putOnline();
  const grace = site.clone();
  grace.write("page.yaml", hero("Grace's title."));
  grace.git("commit", "-q", "-a", "-m", "Grace");
  grace.git("push", "-q");
  site.write("page.yaml", hero("Ada's title."));
  await openDialog(page);
  await publish(page);
  const question = dialog(page).getByRole("radiogroup", { name: /Hero, title/ });
  await expect(question).toContainText("Ada's title.");
  await expect(question).toContainText("Grace's title.");
  await expect(inDialog(page, "Publish")).toBeDisabled();
  await question.getByRole("radio", { name: /^Keep mine/ }).focus();
  await page.keyboard.press("Space");
  await publish(page);
  await expect(dialog(page)).toContainText("Published: 1 change");
  expect(site.online("page.yaml")).toBe(hero("Ada's title."));
});

test("a mistake refuses it, and a button leads to its place", { tag: "@rest" }, async ({
  page,
}) => {
  putOnline();
  await openEditor(page, server.origin);
  site.write("page.yaml", smallPage.replace("icon: ", "icon: no-"));
  await expect(bar(page).locator("[data-severity=error]")).toBeVisible();
  await button(page).click();
  await expect(
    dialog(page).getByRole("heading", { name: "Before this can go online" }),
  ).toBeVisible();
  await expect(inDialog(page, "Publish")).toHaveCount(0);
  await dialog(page)
    .getByRole("button", { name: /^Show: Features/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Features" })).toBeVisible();
  expect(site.online("page.yaml")).toBe(smallPage);
});

test("however many mistakes refuse it, what follows them is seen", { tag: "@rest" }, async ({
  page,
}) => {
  const links = Array.from(
    { length: 6 },
    (_, index) => `        - { label: Page ${index}, href: todo }\n`,
  );
  site.write("page.yaml", smallPage.replace("      links:\n", `$&${links.join("")}`));
  site.git("remote", "remove", "origin");
  await openDialog(page);
  await expect(dialog(page).getByText(/^Netlify/)).toBeInViewport();
  await expect(dialog(page).getByRole("button", { name: /^Show:/ })).toHaveCount(5);
  await inDialog(page, "Show all 6").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Problems" })).toBeVisible();
});

test("without a place to publish to, the dialog says how to begin, and gives the files", {
  tag: "@rest",
}, async ({ page }) => {
  site.git("remote", "remove", "origin");
  await openDialog(page);
  await expect(dialog(page)).toContainText("This site has no place to publish to yet");
  await expect(inDialog(page, "Publish")).toHaveCount(0);
  await dialog(page).getByText("Other hosts", { exact: true }).click();
  await dialog(page).getByText("Cloudflare Pages", { exact: true }).click();
  await expect(dialog(page)).toContainText("wrangler pages deploy dist");
  const downloaded = page.waitForEvent("download");
  await inDialog(page, "Download as an archive").click();
  const file = await (await downloaded).path();
  expect(readFileSync(file).subarray(0, 4).toString()).toBe("PK\u0003\u0004");
  await expect(dialog(page).getByRole("status")).toContainText("The site is in the folder");
});

test("a host is chosen, tested and published to in the dialog, by the keyboard alone, and its password is kept elsewhere", {
  tag: "@rest",
}, async ({ page }) => {
  site.git("remote", "remove", "origin");
  const host = await startHost("ada", "s3cret-pa55");
  await openDialog(page);
  const summary = dialog(page).getByText("A web space with WebDAV");
  await summary.focus();
  await page.keyboard.press("Enter");
  const field = (label: string) =>
    dialog(page).getByLabel(label, { exact: true }).filter({ visible: true });
  const write = async (label: string, words: string) => {
    await field(label).focus();
    await page.keyboard.insertText(words);
  };
  await write("WebDAV address", `${host.origin}/dav`);
  await write("User name", "ada");
  await write("Password", "s3cret-wrong");
  await write("Address for visitors", host.origin);
  await page.keyboard.press("Enter");
  const password = field("Password");
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute("type", "password");
  await expect(dialog(page)).toContainText(
    "The host takes neither this user name nor this password.",
  );
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("s3cret-pa55");
  await page.keyboard.press("Enter");
  await expect(
    dialog(page).getByText("The connection works. Nothing was published yet."),
  ).toBeFocused();
  expect([...host.files.keys()]).toEqual([]);
  await expect(dialog(page)).toContainText(`It goes to A web space with WebDAV: ${host.origin}/`);
  await publish(page, "Publish", (button) => button.press("Enter"));
  const message = dialog(page).getByText("Published. Visitors see it at this address:");
  await expect(message).toBeFocused();
  await expect(message.getByRole("link")).toHaveAttribute("href", `${host.origin}/`);
  expect(host.files.get("/index.html")).toContain("Think better.");
  await expect(button(page)).toHaveText(/^Online since/);
  const kept = execFileSync("grep", ["-rl", "s3cret-pa55", `${root}.settings`]).toString();
  expect(kept.trim().split("\n")).toHaveLength(1);
  const here = () => execFileSync("grep", ["-rl", "--exclude-dir=node_modules", "s3cret-", root]);
  expect(here).toThrow(expect.objectContaining({ status: 1 }));
  expect(await page.content()).not.toContain("s3cret-");

  await page.keyboard.press("Escape");
  await writeTitle(page, "Better features");
  await expect(button(page)).toHaveText("Publish · 1 change");
  await button(page).click();
  await inDialog(page, "Change the host").click();
  await expect(field("User name")).toHaveValue("ada");
  await expect(password).toHaveValue("");
  await inDialog(page, "Forget this host").click();
  await expect(dialog(page).getByText(/^The host is forgotten/)).toBeFocused();
  await expect(dialog(page).getByRole("heading", { name: "Where to?" })).toBeVisible();
  expect(execFileSync("ls", ["-R", `${root}.settings`]).toString()).not.toContain(".json");
});

test("an unknown server is connected once its author knows its key", { tag: "@rest" }, async ({
  page,
}) => {
  site.git("remote", "remove", "origin");
  const fingerprints: unknown[] = [];
  await page.route("**/__broadside/editor", async (route) => {
    const { do: name, fingerprint } = route.request().postDataJSON();
    if (name !== "connect-host") return route.fallback();
    fingerprints.push(fingerprint);
    const message = "This computer has not reached this server before.";
    const isConnected = fingerprint === "SHA256:abc";
    await route.fulfill({ json: { isConnected, message, fingerprint: "SHA256:abc" } });
  });
  await openDialog(page);
  await dialog(page).getByText("A web space or server with SFTP").click();
  await inDialog(page, "Test the connection").filter({ visible: true }).click();
  const unknown = dialog(page).getByRole("group", { name: "An unknown server" });
  await expect(unknown).toBeFocused();
  await expect(unknown).toContainText("The server shows SHA256:abc");
  await unknown.getByRole("button").click();
  await expect(dialog(page)).toContainText("Nothing was published yet.");
  expect(fingerprints).toEqual([undefined, "SHA256:abc"]);
});

test("a deploy script puts the site online, and its lines are shown as they come", {
  tag: "@rest",
}, async ({ page }) => {
  site.git("remote", "remove", "origin");
  rmSync(path.join(root, "package.json"));
  // It ends once somebody has read its first line.
  const wait = "echo First; while [ ! -e .git/read ]; do sleep 0.1; done; echo Second";
  site.write("package.json", JSON.stringify({ scripts: { deploy: wait } }));
  await openDialog(page);
  await expect(dialog(page)).toContainText("The script deploy of package.json puts it online.");
  const output = dialog(page).getByRole("log");
  const isDone = publish(page);
  // The site is built first.
  await expect(output).toHaveText("First", { timeout: 120_000 });
  site.write(".git/read", "");
  await isDone;
  await expect(output).toHaveText("First\nSecond");
  await expect(dialog(page).getByText("Published by the script deploy.")).toBeFocused();
  await inDialog(page, "Close").click();
  await expect(button(page)).toHaveText("Published");
});

test("a branch that takes no push: the version is sent for review", { tag: "@rest" }, async ({
  page,
}) => {
  putOnline();
  site.protect();
  site.write("page.yaml", hero("For review."));
  await openDialog(page);
  await publish(page);
  await expect(dialog(page)).toContainText("this branch takes no version without a review");
  await publish(page, "Send for review");
  await expect(dialog(page)).toContainText(/Sent for review: .* edit\/\d{4}-\d\d-\d\d/);
  await inDialog(page, "Close").click();
  await expect(button(page)).toHaveText("In review");
  const [, branch] = /(edit\/\S+)/.exec(site.git("-C", site.remote, "branch", "--list")) ?? [];
  expect(site.online("page.yaml", branch)).toBe(hero("For review."));
  expect(site.online("page.yaml")).toBe(smallPage);
});

test("an earlier version is compared, brought back and published, by the keyboard alone, and undo takes it back", {
  tag: "@rest",
}, async ({ page }) => {
  site.write("page.yaml", hero("Later."));
  site.git("commit", "-q", "-a", "-m", "Second");
  putOnline();
  await openEditor(page, server.origin);
  await expect(button(page)).toHaveText("Published");
  await button(page).click();
  await inDialog(page, "Earlier versions").press("Enter");
  await expect(
    dialog(page).getByRole("heading", { name: "Earlier versions", exact: true }),
  ).toBeFocused();
  const versions = dialog(page).getByRole("option");
  await expect(versions).toHaveText([/ada.*Second/, /ada.*Begin/]);
  await versions.first().press("ArrowDown");
  await expect(dialog(page).getByRole("status")).toHaveText("Bringing it back would change:");
  await expect(dialog(page).getByRole("listitem")).toContainText("Later.");
  await inDialog(page, "Bring it back").press("Enter");
  await expect(dialog(page).getByText(/^Brought back\./)).toBeFocused();
  expect(site.read("page.yaml")).toBe(smallPage);
  await expect(inDialog(page, "Publish")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page)).toHaveText("Publish · 1 change");
  await page.keyboard.press("Control+z");
  await expect(status(page)).toContainText("Undone: Bring back an earlier version.");
  await expect(button(page)).toHaveText("Published");
  expect(site.read("page.yaml")).toBe(hero("Later."));
  await page.keyboard.press("Control+Shift+z");
  await button(page).click();
  await publish(page);
  await expect(dialog(page)).toContainText("Published: 1 change");
  expect(site.online("page.yaml")).toBe(smallPage);
});

test("a changed section is shown as it is online and as it is now, side by side", {
  tag: "@rest",
}, async ({ page, request, complaints }) => {
  putOnline();
  writeFileSync(path.join(root, "page.yaml"), hero("Think best.").replace("#1f5d4c", "#7a2a4c"));
  await openDialog(page);
  await inDialog(page, "Show Hero, online and now").click();
  const views = page.getByRole("dialog", { name: "Hero" });
  const title = (view: string) =>
    views.frameLocator(`iframe[title="${view}"]`).getByRole("heading", { level: 1 });
  for (const width of [390, 1280]) {
    await views.getByText(`${width} pixels`).click();
    for (const [view, words] of [
      ["Online", "Think better."],
      ["Now", "Think best."],
    ] as const) {
      await expect(title(view)).toHaveText(words);
      await expect(title(view)).toBeInViewport();
      expect(await title(view).evaluate(() => innerWidth)).toBe(width);
    }
  }
  const picture = views.frameLocator('iframe[title="Online"]').getByAltText("The app on a phone.");
  await expect.poll(() => picture.evaluate((image) => image.clientHeight)).toBeGreaterThan(50);
  await page.keyboard.press("Escape");
  await expect(inDialog(page, "Show Hero, online and now")).toBeFocused();

  // A theme is seen on all of the page.
  await inDialog(page, "Show First page, online and now").click();
  const whole = page.getByRole("dialog", { name: "First page" });
  for (const view of ["Online", "Now"])
    await expect(
      whole.frameLocator(`iframe[title="${view}"]`).getByRole("heading", { level: 1 }),
    ).toBeVisible();
  await page.keyboard.press("Escape");
  // On a busy machine, Chromium reports that the frames refused the scripts that the test puts into every document.
  const refusal = /^Blocked script execution in '[^']*\/__broadside\/versions\/(online|now)\//;
  expect(complaints.splice(0).filter((complaint) => !refusal.test(complaint))).toEqual([]);

  const versions = `${server.origin}/__broadside/versions`;
  const answer = await request.get(`${versions}/online/`);
  expect(await answer.text()).not.toContain("<script");
  expect(answer.headers()["content-security-policy"]).toMatch(
    /^default-src 'none'.*sandbox allow-same-origin$/,
  );
  const refused = ["online/package.json", "online/..%2f..%2fpackage.json", "HEAD/", "constructor/"];
  for (const address of refused)
    expect([address, (await request.get(`${versions}/${address}`)).status()]).toEqual([
      address,
      404,
    ]);
  expect((await request.post(`${versions}/online/`)).status()).toBe(404);
});

test("a draft is handed to colleagues where a script does it, and a sentence says if it is not there", {
  tag: "@rest",
}, async ({ page }) => {
  putOnline();
  rmSync(path.join(root, "package.json"));
  const scripts = { "deploy:draft": `echo ${server.origin}/nowhere && exit 3` };
  site.write("package.json", JSON.stringify({ scripts }));
  await openDialog(page);
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('"do":"share-draft"') ?? false,
  );
  await inDialog(page, "Link for colleagues").click();
  await answer;
  await expect(dialog(page).getByRole("status")).toContainText(
    "The script deploy:draft of package.json ended with the code 3.",
  );
});

// Last: after a page with a clock, Chromium complains about every frame without scripts in the pages of its worker.
test("a publication is followed until visitors get it, and then nothing is asked any more", {
  tag: "@rest",
}, async ({ page }) => {
  const published = { version: "one", isFirst: false, needsAuthor: false };
  let online: OnlineState = { kind: "on-its-way" };
  let asked = 0;
  await page.route("**/__broadside/editor", async (route) => {
    const { do: name } = route.request().postDataJSON();
    const state: PublicationState = { ...published, groups: [], problems: [], online };
    if (name === "read-online") asked += 1;
    if (name === "read-publication") await route.fulfill({ json: state });
    else if (name === "read-online") await route.fulfill({ json: { online } });
    else await route.fallback();
  });
  await page.clock.install();
  await openEditor(page, server.origin);
  await expect(button(page)).toHaveText("Published · on its way");
  online = { kind: "late" };
  await page.clock.fastForward(15_000);
  await expect(button(page)).toHaveText("Not online after 10 minutes");
  await page.clock.fastForward(60_000);
  expect(asked).toBe(1);
  await button(page).click();
  await expect(dialog(page)).toContainText("Not online after 10 minutes: look at the host.");
  online = { kind: "online", since: "2026-12-24T14:02:00" };
  await inDialog(page, "Close").click();
  await button(page).click();
  await expect(dialog(page)).toContainText(/Visitors get the last publication since .*02/);
  await expect(button(page)).toHaveText(/^Online since .*02/);
});
