import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import type { Engine } from "./engine.ts";
import { engines } from "./engines.ts";
import { recordedComplaints, recordFromNow } from "./recorder.ts";

const pageYaml = `version: 1
site:
  name: Quillow
  title: Quillow
  description: A journal.
  lang: en

sections:
  - type: hero
    props:
      title: Write it down
      text: Every evening.
  # Kept short.
  - type: features
    props:
      title: Three things
      items:
        - icon: notebook
          title: Paper
          description: No screen.
  - type: faq
    props:
      title: Questions
      questions:
        - id: why
          question: Why?
          answer: To remember.
`;

let root: string;
let server: RunningServer;

const saved = () => readFileSync(path.join(root, "page.yaml"), "utf8");

beforeAll(async () => {
  root = await makeProject("engines-editor", pageYaml);
  server = await startLive(root);
});
afterAll(() => server?.stop());

describe.each(Object.entries(engines))("%s", (_, start) => {
  let engine: Engine;

  beforeAll(async () => {
    writeFileSync(path.join(root, "page.yaml"), pageYaml);
    engine = await start();
  });
  afterAll(() => engine?.close());

  /** Waits until a value is right. */
  async function until(read: () => Promise<boolean> | boolean, said: string): Promise<void> {
    for (let tries = 0; tries < 150; tries++) {
      if (await read()) return;
      await wait(100);
    }
    expect.fail(said);
  }

  const isThere = (selector: string) =>
    engine.run((selector) => document.querySelector(selector) !== null, selector);
  const appear = (selector: string) => until(() => isThere(selector), `${selector} never came`);
  /** The number of texts of the page that are being written. */
  const countWritten = () =>
    engine.run(
      () =>
        document.querySelector("iframe")?.contentDocument?.querySelectorAll("[contenteditable]")
          .length ?? 0,
      null,
    );
  /** Clicks a text of the page at its beginning. */
  async function clickInPage(words: string): Promise<void> {
    const point = await engine.run((words) => {
      const frame = document.querySelector("iframe");
      const texts = [...(frame?.contentDocument?.querySelectorAll("h1, h2, p") ?? [])];
      const text = texts.find(({ textContent }) => textContent === words);
      text?.scrollIntoView({ block: "center", behavior: "instant" });
      const box = text?.getBoundingClientRect();
      const around = frame?.getBoundingClientRect();
      if (!frame || !box || !around) return;
      const scale = around.width / frame.offsetWidth;
      return {
        x: around.left + (box.left + 3) * scale,
        y: around.top + (box.top + box.height / 2) * scale,
      };
    }, words);
    if (point) await engine.clickAt(point.x, point.y);
  }

  it("selects, writes, reorders and takes back", { timeout: 240_000 }, async () => {
    await engine.open(`${server.origin}/edit`, 1280);
    await engine.run(() => localStorage.setItem("broadside:welcomed", "yes"), null);
    await engine.open(`${server.origin}/edit`, 1280);
    await recordFromNow(engine);
    await appear("[role=row][aria-label]");
    // A click selects, and another one writes. The page answers once its sections are awake.
    await until(async () => {
      await clickInPage("Three things");
      await wait(300);
      return (await countWritten()) === 1;
    }, "the title was never written");
    await appear("[role=row][aria-selected=true]");
    for (const key of ["O", "n", "l", "y", " "]) await engine.press(key);
    await engine.press("Enter");
    await until(() => saved() === pageYaml.replace("Three", "Only Three"), "the words never came");
    expect(await countWritten()).toBe(0);

    const down = '[role=row][aria-selected=true] button[aria-label^="Move"][aria-label$="down"]';
    await engine.click(down);
    await until(() => saved().indexOf("faq") < saved().indexOf("features"), "nothing moved");
    expect(saved()).toContain("  # Kept short.\n  - type: features\n");

    // A rest between two letters makes an action of its own.
    const undo = 'button[aria-label^="Undo:"]:not([disabled])';
    for (let left = 12; left > 0 && saved() !== pageYaml; left--) {
      const before = saved();
      await appear(undo);
      await engine.click(undo);
      await until(() => saved() !== before, "nothing was taken back");
    }
    expect(saved()).toBe(pageYaml);
    await appear('button[aria-label^="Redo"]:not([disabled])');
    expect([...(await engine.complaints()), ...(await recordedComplaints(engine))]).toEqual([]);
  });
});
