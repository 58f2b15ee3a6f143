import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { untilEdited } from "./framed.ts";
import { leaveEditor } from "./states.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

const pageYaml = `version: 1
site:
  name: Quillow
  title: Quillow
  description: A journal.
  lang: en

sections:
  - type: logos
    props:
      title: As read in
      logos:
        - name: First
`;

let root: string;
let server: RunningServer;

const file = () => path.join(root, "page.yaml");
const logos = () => parse(readFileSync(file(), "utf8")).sections[0].props.logos;

test.beforeAll(async () => {
  root = await makeProject("editor-several-pictures", pageYaml);
  // What is uploaded is no file of other projects.
  await copyFolder(root, "public");
  server = await startLive(root);
});
test.afterAll(() => server?.stop());
test.beforeEach(async ({ page, complaints: _ }) => {
  writeFileSync(file(), pageYaml);
  await page.goto(`${server.origin}/edit`);
  await untilEdited(page);
});
test.afterEach(({ page }) => leaveEditor(page));

const picture = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function upload(page: Page): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload pictures" }).click();
  await (await chooser).setFiles([
    await picture("the-daily.png", "#d40"),
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
    await picture("weekly.png", "#04d"),
  ]);
}

test("several pictures become entries in their order, and what is none is named", async ({
  page,
}) => {
  await page.getByRole("row", { name: "As read in" }).first().click();
  await upload(page);
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Add 2 pictures" });
  await expect(add).toBeEnabled();
  await expect(dialog.getByText("This is no film or picture")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name: weekly.png" }).fill("");
  await add.click();
  const weekly = dialog.getByRole("textbox", { name: "Name: weekly.png" });
  await expect(weekly).toBeFocused();
  await weekly.fill("The Weekly");
  await weekly.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => logos())
    .toEqual([
      { name: "First" },
      { name: "The daily", src: expect.stringMatching(/^\/images\/the-daily/) },
      { name: "The Weekly", src: expect.stringMatching(/^\/images\/weekly/) },
    ]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => logos()).toEqual([{ name: "First" }]);
});
