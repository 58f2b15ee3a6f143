import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { editorPath } from "../../src/shared/editor/endpoint.ts";
import { pageYaml } from "../fixtures/index.ts";
import { untilEdited } from "./framed.ts";
import type { Preview } from "./preview.ts";
import { choose } from "./states.ts";
import { expect, test } from "./test.ts";

let preview: Preview;

const read = () => preview.saved();

test.beforeEach(async ({ page, preview: ofWorker, complaints: _ }) => {
  preview = ofWorker;
  await preview.put(pageYaml);
  await page.goto(`${preview.origin}/edit`);
  await shown(page).getByRole("heading", { level: 1 }).waitFor();
  await untilEdited(page);
});

const shown = (page: Page) => page.frameLocator("iframe[title='The page']");
const box = { left: 100, top: 100, width: 80, height: 30 };

const pick = (page: Page, section: string, ...inside: (string | number)[]) =>
  choose(page, { kind: "pick", at: { section, path: ["props", ...inside] }, box });

/** The option that Enter chooses. */
const active = (page: Page) =>
  page.locator("input:focus").evaluate((input) => {
    const id = input.getAttribute("aria-activedescendant") ?? "";
    return document.getElementById(id)?.getAttribute("aria-label") ?? "";
  });

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test("an icon is found by its meaning and changed with the keyboard alone", {
  tag: "@rest",
}, async ({ page }) => {
  await pick(page, "features", "items", 0, "icon");
  // Its look is kept.
  await expect(page.getByRole("option", { name: "lightbulb duotone" })).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.type("zzzz");
  await expect(page.getByRole("dialog")).toContainText("No icon is called that.");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("idea");
  await expect.poll(() => active(page)).toBe("lightbulb duotone");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => active(page)).not.toBe("lightbulb duotone");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => active(page)).toBe("lightbulb duotone");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  // The first one of the page.
  const after = pageYaml.replace("icon: notebook-duotone", "icon: lightbulb-duotone");
  await expect.poll(read).toBe(after);
});

test("an icon is chosen for its entry, though others move it meanwhile", {
  tag: "@rest",
}, async ({ page }) => {
  const first = "        - icon: notebook-duotone\n";
  const other = `        - icon: heart\n          title: From elsewhere\n          description: In between.\n`;
  await page.getByRole("row", { name: /^Features/ }).click();
  await pick(page, "features", "items", 0, "icon");
  await page.keyboard.type("idea");
  await expect.poll(() => active(page)).toBe("lightbulb duotone");
  await preview.save(pageYaml.replace(first, other + first));
  // The editor knows of it too.
  const form = page.getByRole("complementary", { name: "Panel" });
  await expect(form.getByText("From elsewhere")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  const after = pageYaml.replace(first, other + first.replace("notebook", "lightbulb"));
  await expect.poll(read).toBe(after);
});

test("a link leads to a section, to an address that is typed, or nowhere yet", {
  tag: "@rest",
}, async ({ page }) => {
  const line = /href: .*(?=\n {6}stores:)/;
  const options: [typed: string, option: RegExp][] = [
    ["a@example.com", /^E-mail, mailto:a@example\.com$/],
    ["+49 30 1234567", /^Phone, tel:\+49301234567$/],
    ["not yet", /^Not yet/],
    ["example.com/a", /^Web address, https:\/\/example\.com\/a$/],
    ["frequently", /^FAQ/],
  ];
  await pick(page, "hero", "button");
  for (const [typed, option] of options) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(typed);
    await expect.poll(() => active(page)).toMatch(option);
  }
  await expectNoFaults(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  const isWritten = async () => parse(line.exec(await read())?.[0] ?? "").href;
  await expect.poll(isWritten).toBe("#faqs");
  expect((await read()).replace(line, "")).toBe(pageYaml.replace(line, ""));
  await pick(page, "hero", "button");
  await page.keyboard.type("#nowhere");
  await expect(page.getByRole("dialog")).toContainText("No section of this page is called that.");
  // The first one empties the field.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a section is found by its description and added where it may stand", {
  tag: "@rest",
}, async ({ page }) => {
  await choose(page, { kind: "add", beside: "hero", where: "after", box });
  // Its picture is a page in the author's theme, without scripts.
  const picture = page.frameLocator("[role=option] iframe").first();
  await expect(picture.locator("section, div").first()).toBeAttached();
  await page.keyboard.type("speak for themselves");
  await expect(page.getByRole("dialog").getByRole("option")).toHaveCount(1);
  await expectNoFaults(page);
  await expect.poll(() => active(page)).toMatch(/^Stats/);
  await page.keyboard.press("Enter");
  // Its usual layout is the first one to choose.
  await expect(page.getByRole("option", { name: "Columns" })).toBeFocused();
  await expectNoFaults(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Stats added.")).toBeVisible();
  const added = await read();
  const [lines = ""] = /\n {2}- type: stats\n[\s\S]*?\n(?=\n {2}#)/.exec(added) ?? [];
  expect(lines).toContain("props:");
  expect(added.replace(lines, "")).toBe(pageYaml);
  await expect(shown(page).locator("#stats")).toBeAttached();

  await choose(page, { kind: "add", beside: "hero", where: "before", box });
  await page.keyboard.type("promise in large letters");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "The page has one, and can have only one.",
  );
  expect(await read()).toBe(added);
});

test("a section is added in the layout that is chosen, and shown so before", async ({ page }) => {
  await choose(page, { kind: "add", beside: "hero", where: "after", box });
  await page.keyboard.type("stats");
  await page.getByRole("option", { name: /^Stats/ }).click();
  await page.getByRole("button", { name: "Other kinds of sections" }).click();
  await page.getByRole("option", { name: /^Stats/ }).click();
  const bars = page.getByRole("option", { name: "Bars" });
  const picture = bars.locator("iframe").contentFrame();
  await expect(picture.locator("section").first()).toContainText("%");
  await bars.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(read).toContain("  - type: stats\n    props:");
  const added = parse(await read()).sections.find(({ type }: { type: string }) => type === "stats");
  expect(added.props.layout).toBe("bars");
  await expect(shown(page).locator("#stats")).toBeAttached();
});

test("a picture is uploaded, and asks for its words", async ({ page }) => {
  const photograph = await sharp({
    create: { width: 600, height: 300, channels: 3, background: "#d40" },
  })
    .withExif({ IFD3: { GPSLatitude: "51/1 30/1 3230/100" } })
    .jpeg()
    .toBuffer();
  await pick(page, "hero", "image");
  // The picture that is there, with its words.
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "In words" })).toHaveValue(
    /./,
  );
  await expectNoFaults(page);
  await page.getByRole("button", { name: "Another picture" }).click();
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await expectNoFaults(page);
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles([{ name: "Über uns.JPG", mimeType: "image/jpeg", buffer: photograph }]);
  await expect(page.getByRole("button", { name: "Use this picture" })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByText("people who cannot see it hear this sentence")).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.type("An orange wall.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(read).toContain("src: /images/uber-uns.jpg");
  const block = / {6}image:\n( {8}.*\n)+/;
  const [image = ""] = block.exec(await read()) ?? [];
  expect(parse(image)).toEqual({
    image: { src: "/images/uber-uns.jpg", alt: "An orange wall." },
  });
  expect((await read()).replace(block, "")).toBe(pageYaml.replace(block, ""));
  const kept = await readFile(path.join(preview.root, "public/images/uber-uns.jpg"));
  expect((await sharp(kept).metadata()).exif).toBe(undefined);
  await expect(shown(page).getByRole("img", { name: "An orange wall." })).toBeVisible();
});

/** Brings a picture to the page in the frame, as the event of a pointer or of the clipboard does. */
const bring = (page: Page, name: "drop" | "paste", selector: string) =>
  shown(page)
    .locator(selector)
    .evaluate(
      (element, { name, picture }) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], "brought.png", { type: "image/png" }));
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        const init = { bubbles: true, cancelable: true, ...at };
        const event =
          name === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: data })
            : new ClipboardEvent("paste", { ...init, clipboardData: data });
        return element.dispatchEvent(event);
      },
      { name, picture: small },
    );

const small =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

test("another picture that is chosen during an upload stays chosen when it ends", {
  tag: "@rest",
}, async ({ page }) => {
  let leave = () => {};
  const isLeft = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route(`**/${editorPath}`, async (route) => {
    if (route.request().postData()?.includes('"upload"')) await isLeft;
    await route.continue();
  });
  const buffer = await sharp({
    create: { width: 60, height: 30, channels: 3, background: "#0a4" },
  })
    .png()
    .toBuffer();
  await pick(page, "hero", "image");
  await page.getByRole("button", { name: "Another picture" }).click();
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles([{ name: "wall.png", mimeType: "image/png", buffer }]);
  await expect(page.getByRole("button", { name: "Uploading" })).toBeVisible();
  await page.getByRole("button", { name: "Another picture" }).click();
  await page.getByRole("dialog").getByRole("option").first().click();
  const image = page.getByRole("dialog").locator("img").first();
  const chosen = await image.getAttribute("src");
  leave();
  await expect(page.locator("footer [role=status]")).toContainText("wall.png is uploaded");
  await expect(image).toHaveAttribute("src", chosen ?? "");
  expect(existsSync(path.join(preview.root, "public/images/wall.png"))).toBe(true);
});

test("a picture is dropped on another one, and pasted over it", { tag: "@rest" }, async ({
  page,
}) => {
  const picture = "#hero img[fetchpriority=high]";
  const showPicture = () =>
    shown(page)
      .locator(picture)
      .evaluate((image) => image.scrollIntoView({ block: "center", behavior: "instant" }));
  // Beside a picture a file is refused, and never opened.
  expect(await bring(page, "drop", "h1")).toBe(false);
  await expect(page.locator("footer [role=status]")).toContainText("on the one that it replaces");
  for (const name of ["drop", "paste"] as const) {
    if (name === "paste") {
      await shown(page).locator("h1").click();
      expect(await bring(page, "paste", "body")).toBe(false);
      await expect(page.locator("footer [role=status]")).toContainText("Select the picture");
      await showPicture();
      await shown(page).locator(picture).click();
    }
    await showPicture();
    expect(await bring(page, name, picture)).toBe(false);
    const words = page.getByRole("dialog").getByRole("textbox", { name: "In words" });
    await expect(words).toBeFocused();
    await expect(words).toHaveValue("");
    // It is seen before it is uploaded.
    await expect(page.getByRole("dialog").locator("img").first()).toHaveAttribute("src", /^blob:/);
    await expect(page.getByRole("button", { name: "Use this picture" })).toBeEnabled();
    await page.keyboard.type(`By ${name}.`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    const heroIn = (source: string) =>
      parse(source).sections.find((section: { type: string }) => section.type === "hero");
    await expect.poll(async () => heroIn(await read()).props.image.alt).toBe(`By ${name}.`);
    // The sentence comes after the file is written, and would lie over the next one.
    await expect(page.locator("footer [role=status]")).toHaveText("Picture changed.");
  }
});

test("a drawing with a script is refused, and one that is there runs none", {
  tag: "@rest",
}, async ({ page, complaints }) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>document.documentElement.id = "ran"</script></svg>`;
  await pick(page, "hero", "image");
  await page.getByRole("button", { name: "Another picture" }).click();
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles([{ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) }]);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "This drawing cannot be used: it holds a script",
  );
  expect(existsSync(path.join(preview.root, "public/images/a.svg"))).toBe(false);
  await writeFile(path.join(preview.root, "public/images/drawn.svg"), drawing);
  // The server knows a new file once its watcher has told.
  const address = `${preview.origin}/images/drawn.svg`;
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await page.goto(address);
  expect(await page.evaluate(() => document.documentElement.localName)).toBe("svg");
  expect(await page.evaluate(() => document.documentElement.id)).toBe("");
  // The browser says that it has refused the script.
  const refusals = complaints.splice(0);
  expect(refusals).not.toEqual([]);
  for (const refusal of refusals) expect(refusal).toContain("Blocked script execution");
});

test("who uploads a picture for a section that somebody else deletes is told where it is", {
  tag: "@rest",
}, async ({ page }) => {
  const withoutHero = pageYaml.replace(/\n {2}- type: hero\n[\s\S]*?\n(?=\n? {2}(#|- ))/, "\n");
  expect(withoutHero).not.toBe(pageYaml);
  const alert = page.locator("footer [role=alert]");
  const upload = async () => {
    await pick(page, "hero", "image");
    await page.getByRole("button", { name: "Another picture" }).click();
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles([
        { name: "wall.png", mimeType: "image/png", buffer: Buffer.from(small, "base64") },
      ]);
  };
  // Before the file has arrived, and while its words are asked for.
  for (const isArrived of [false, true]) {
    await preview.put(pageYaml);
    await expect(shown(page).locator("#hero")).toBeAttached();
    let arrive = () => {};
    const isSent = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**/${editorPath}`, async (route) => {
      if (route.request().postData()?.includes('"upload"')) await isSent;
      await route.continue();
    });
    await upload();
    if (isArrived) {
      arrive();
      await expect(page.getByRole("button", { name: "Use this picture" })).toBeEnabled();
    }
    await preview.save(withoutHero);
    await expect(page.getByRole("dialog")).toBeHidden();
    if (!isArrived) {
      await expect(alert).toContainText("What you were choosing for is no longer on the page.");
      arrive();
    }
    await expect(alert).toHaveText(
      /^images\/wall(-\d)?\.png is kept in public\/, and shown nowhere: what it was for is no longer on the page\. Choose it in another place, or delete it\.$/,
    );
    await page.unroute(`**/${editorPath}`);
    expect(await read()).toBe(withoutHero);
  }
  // Nothing is in the way of the next picture.
  await pick(page, "features", "items", 0, "icon");
  await expect(page.getByRole("dialog")).toBeVisible();
});
