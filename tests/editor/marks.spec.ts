import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Frame } from "playwright/test";
import type { Place } from "../../src/shared/editor.ts";
import { exampleNames, sites } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";
import { makeProject, type RunningServer, startLive } from "../project.ts";
import { type Framed, moduleOf, openFramed } from "./framed.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let server: RunningServer;

test.beforeAll(async () => {
  const [first = "page"] = exampleNames;
  root = await makeProject("editor-marks", sites[first]);
  server = await startLive(root);
});
test.afterAll(() => server?.stop());

/** Saves the page, and waits until the preview shows it. */
async function save(name: keyof typeof sites): Promise<void> {
  await writeFile(path.join(root, "page.yaml"), sites[name]);
  const title = /\n {2}title: (.*)/.exec(sites[name])?.[1] ?? "";
  await expect(async () => {
    expect(await (await fetch(server.origin)).text()).toContain(`<title>${title}`);
  }).toPass();
}

/** The words, attributes and elements of each section, apart from the state that depends on the moment. */
const contentsOf = (frame: Frame) =>
  frame.evaluate(() => {
    const momentary = ["data-props", "data-version", "data-revealed", "style", "inert", "tabindex"];
    const copies = [...document.querySelectorAll("[data-island]")].map(
      (section) => section.cloneNode(true) as Element,
    );
    for (const element of copies.flatMap((copy) => [copy, ...copy.querySelectorAll("*")])) {
      for (const name of momentary) element.removeAttribute(name);
    }
    return copies.map(({ outerHTML }) => outerHTML);
  });

for (const name of exampleNames) {
  test(`${name}: every text is known by its path, and the page is as without marks`, async ({
    page,
    complaints: _,
  }) => {
    await save(name);
    const { frame, take } = await openFramed(page, server.origin);
    const marked = await contentsOf(frame);
    expect(marked.join("\n")).not.toMatch(/[\u{e0000}-\u{e007f}]/u);
    expect(
      await frame.evaluate(() => {
        getSelection()?.selectAllChildren(document.body);
        const words = String(getSelection());
        getSelection()?.removeAllRanges();
        return words;
      }),
    ).not.toMatch(/[\u{e0000}-\u{e007f}]/u);

    const leaves = await listLeaves(frame);
    expect(leaves.length).toBeGreaterThan(100);
    // A text that no element shows is nowhere on the page.
    const lost = leaves.filter(({ isShown, isPrinted }) => isPrinted && !isShown);
    expect(lost.map(({ at, text }) => ({ at, text }))).toEqual([]);

    await take();
    const wrong: unknown[] = [];
    for (const { at } of leaves.filter(({ isPrinted }) => isPrinted)) {
      const point = await pointOf(frame, at);
      if (!point) continue;
      await take();
      await page.mouse.click(point.x, point.y);
      const got = await chosen(take);
      if (JSON.stringify(got) !== JSON.stringify(at)) wrong.push({ at, got, point });
    }
    expect(wrong).toEqual([]);
    expect(new URL(frame.url()).pathname).toBe("/");

    await page.goto(server.origin);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[data-island]")].every((each) =>
        [...each.querySelectorAll("*")].some((element) =>
          Object.keys(element).some((key) => key.startsWith("__reactFiber")),
        ),
      ),
    );
    expect(await contentsOf(page.mainFrame())).toEqual(marked);
  });
}

/** The place that the page says was selected; undefined if it says nothing. */
async function chosen(take: Framed["take"]): Promise<Place | undefined> {
  for (let tries = 0; tries < 40; tries++) {
    const message = (await take()).find(({ kind }) => kind === "select");
    if (message?.kind === "select") return message.at;
  }
  return undefined;
}

/** Every text of the page: its place, if it is printed, and if elements are known that show it. */
const listLeaves = (frame: Frame) =>
  frame.evaluate(
    async ([first = "", second = ""]) => {
      const { markedSections, piecesOf } = await import(first);
      const { hostsOf } = await import(second);
      const leaves: { at: Place; text: string; isShown: boolean; isPrinted: boolean }[] = [];
      for (const section of markedSections.values()) {
        const words = document.getElementById(section.id)?.textContent ?? "";
        for (const [number, pieces] of piecesOf(section)) {
          const at = { section: section.id, path: ["props", ...section.paths[number]] };
          const text: string = pieces.join("");
          const isPrinted = pieces.every((piece: string) => words.includes(piece));
          if (leaves.some((leaf) => JSON.stringify(leaf.at) === JSON.stringify(at))) continue;
          leaves.push({ at, text, isShown: hostsOf(at).length > 0, isPrinted });
        }
      }
      return leaves;
    },
    [moduleOf("markedSections"), moduleOf("select")],
  );

/** A point on the words of a text, brought into view; undefined if these are for screen readers alone. */
const pointOf = (frame: Frame, at: Place) =>
  frame.evaluate(
    async ([at, select = "", open = "", bring = "", layer = ""]) => {
      const { listHosts } = await import(select);
      const { openAround } = await import(open);
      const { bringIntoView } = await import(bring);
      const { boxOf } = await import(layer);
      for (const host of listHosts(at)) {
        openAround(host.element);
        bringIntoView(host.element, () => boxOf(host));
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        for (const { left, top, width, height } of host.range?.getClientRects() ?? []) {
          const [x, y] = [left + Math.min(width / 2, 8), top + height / 2];
          const isSeen = width > 2 && document.elementsFromPoint(x, y).includes(host.element);
          if (isSeen) return { x, y };
        }
      }
      return undefined;
    },
    [at, ...["select", "open", "bringIntoView", "layer"].map(moduleOf)] as const,
  );
