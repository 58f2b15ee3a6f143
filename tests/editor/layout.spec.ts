import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright/test";
import type { PublicationState } from "../../src/shared/editor/publication.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { openEditor, shownIn, states } from "./states.ts";
import { expect, test } from "./test.ts";

let root: string;
let server: RunningServer;

test.describe.configure({ mode: "default" });

/** The page with words that no column is wide enough for. */
const source = smallPage.replace("title: Journal", `title: ${"Donaudampfschifffahrt".repeat(3)}`);

const save = (text: string) => writeFile(path.join(root, "page.yaml"), text);

test.beforeAll(async () => {
  root = await makeProject("editor-layout", source);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());

async function open(page: Page, width: number, height: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width, height });
  await save(source);
  await openEditor(page, server.origin);
}

/** Describes what a person could not reach, read or hit in the editor as it is. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.localName}.${element.getAttribute("role") ?? ""} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = [...document.querySelectorAll("*")].filter(isShown);
    for (const element of all) {
      const { scrollWidth, clientWidth } = element;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isHidden = clientWidth <= 1 || element.matches("input, textarea, select, iframe");
      const isCut = textOverflow === "ellipsis" || overflowX === "visible";
      if (scrollWidth > clientWidth + 1 && clientWidth > 0 && !isHidden && !isCut) {
        faults.push(`runs over sideways: ${nameOf(element)} ${scrollWidth} > ${clientWidth}`);
      }
    }
    const modal = document.querySelector("[role=dialog], [role=alertdialog], [role=menu]");
    const controls =
      "button, a[href], input, textarea, select, summary, [role=row], [role=option], [role=menuitem], [role=slider], label:has(input[type=radio])";
    const inside = modal?.closest("[data-rac]") ?? modal ?? document;
    for (const element of inside.querySelectorAll(controls)) {
      if (!isShown(element) || element.matches(":disabled, [disabled]")) continue;
      // A choice is made by its label.
      const target = element.matches("input[type=radio], input[type=checkbox]")
        ? (element.closest("label") ?? element)
        : element;
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = target.getBoundingClientRect();
      // An element for screen readers alone takes a single pixel.
      if (Math.min(box.width, box.height, target.parentElement?.clientWidth ?? 0) <= 1) continue;
      if (box.left < -1 || box.right > innerWidth + 1) {
        faults.push(`out of the window: ${nameOf(element)} ${box.left} to ${box.right}`);
      }
      if (box.width < 24 || box.height < 24) {
        const isInText = getComputedStyle(target).display === "inline";
        // A slider is set anywhere on its track.
        if (!isInText && !target.matches("input[type=range]"))
          faults.push(`small: ${nameOf(element)} ${box.width} × ${box.height}`);
      }
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      const isHit =
        hit && (target.contains(hit) || hit.contains(target) || hit.closest("label") === target);
      // A part that slides over the page slides back.
      const isBehind = element.closest("main") && hit?.closest("[data-open=true]");
      if (!isHit && !isBehind) {
        faults.push(`covered: ${nameOf(element)} by ${hit ? nameOf(hit) : "nothing"}`);
      }
    }
    return faults;
  });

const sizes: [name: string, width: number, height: number][] = [
  ["1280 wide", 1280, 800],
  ["at 200 % zoom", 640, 400],
  ["at 400 % zoom", 320, 256],
  ["on a phone", 390, 844],
];

/** The states that stand for all where there is more room. */
const sameElsewhere = ["form", "nothing chosen"];

for (const [size, width, height] of sizes) {
  const names = width === 320 ? Object.keys(states) : sameElsewhere;
  for (const name of names) {
    const isEssential = name === "form" && width === 320;
    const tag = isEssential ? [] : ["@rest"];
    test(`everything can be reached: ${name}, ${size}`, { tag }, async ({
      page,
      complaints: _,
    }) => {
      await open(page, width, height);
      await states[name]?.({ page, source, save });
      expect(await findFaults(page)).toEqual([]);
    });
  }
}

test("everything can be reached at 400 % zoom, with the longest words in the bar", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await page.route("**/__broadside/editor", async (route) => {
    const state: PublicationState = {
      ...{ version: "one", isFirst: true, needsAuthor: false, groups: [], problems: [] },
    };
    const isAsked = route.request().postDataJSON().do === "read-publication";
    await (isAsked ? route.fulfill({ json: state }) : route.fallback());
  });
  await open(page, 320, 256);
  await save(source.replace("  description:", "  languages: [de]\n  description:"));
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: /^Languages/ })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Publish · not online yet" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});

test("the edge of a panel has the width of the panel, and a key moves it one step from there", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await open(page, 1280, 800);
  const parts = {
    "Width of the list": [page.getByRole("navigation", { name: "Sections" }), "ArrowRight"],
    "Width of the panel": [page.getByRole("complementary", { name: "Panel" }), "ArrowLeft"],
  } as const;
  for (const [name, [part, towardsPage]] of Object.entries(parts)) {
    const edge = page.getByRole("separator", { name });
    const width = async () => Math.round((await part.boundingBox())?.width ?? 0);
    const before = await width();
    await expect(edge).toHaveAttribute("aria-valuenow", String(before));
    await edge.press(towardsPage);
    await expect.poll(width).toBe(before + 20);
    await expect(edge).toHaveAttribute("aria-valuenow", String(before + 20));
  }
});

test("on a phone, the bar of a section covers no part of the button above it", {
  tag: "@rest",
}, async ({ page, complaints: _ }) => {
  await open(page, 390, 844);
  await states.form?.({ page, source, save });
  const bar = page.getByRole("toolbar", { name: / on the page$/ });
  const add = shownIn(page).getByRole("button", { name: "Add a section above" });
  await expect(add).toBeVisible();
  await expect
    .poll(async () => {
      const [button, tools] = [await add.boundingBox(), await bar.boundingBox()];
      return tools && button && tools.y - (button.y + button.height);
    })
    .toBeGreaterThan(0);
});
