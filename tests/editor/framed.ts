import { existsSync } from "node:fs";
import path from "node:path";
import type { Frame, Page } from "playwright/test";
import type { FromPage, ToPage } from "../../src/shared/editor/messages.ts";
import { expect } from "../browser/test.ts";

declare global {
  interface Window {
    /** The messages of the page in the frame, in a document that stands for the editor's. */
    messages: FromPage[];
  }
}

/** The address of a module of the editor's part of the page, in a preview that serves its sources. */
export function moduleOf(name: string): string {
  const file = path.resolve("src/editor/page", `${name}.ts`);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return `/@fs${file}`;
}

/** A page in a frame that fills a document of its own, as the editor shows it. */
export interface Framed {
  frame: Frame;
  send: (message: ToPage) => Promise<void>;
  /** The messages since the last call. */
  take: () => Promise<FromPage[]>;
}

/** Opens the page of a preview in a frame, with its marks. */
export async function openFramed(page: Page, origin: string, path = "/"): Promise<Framed> {
  await page.route(`${origin}/framed`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Framed</title><link rel="icon" href="data:,"><style>body{margin:0}iframe{position:fixed;inset:0;width:100%;height:100%;border:0}</style><script>messages=[];addEventListener("message",({data})=>messages.push(data))</script><iframe src="${path}?edit"></iframe>`,
    }),
  );
  await page.goto(`${origin}/framed`);
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1];
  if (!frame) throw new Error("There is no frame.");
  await untilMarked(frame);
  return {
    frame,
    send: (message) =>
      page.evaluate((message) => {
        window.frames[0]?.postMessage(message, location.origin);
      }, message),
    take: () => page.evaluate(() => window.messages.splice(0)),
  };
}

/** Holds the code of the pages that are opened in frames from now on, until the returned function is called. */
export async function holdFramedCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**", async (route) => {
    const request = route.request();
    const isFramed = request.frame() !== page.mainFrame();
    if (isFramed && request.resourceType() === "script") await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page in the frame of the editor answers. Returns the frame. */
export async function untilEdited(page: Page): Promise<Frame> {
  const element = await page.locator("iframe[title='The page']").elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("The editor has no frame.");
  await untilMarked(frame);
  return frame;
}

/** Waits until each section of the page is hydrated, and rendered with its marks, and these are off again. */
async function untilMarked(frame: Frame): Promise<void> {
  const isMarked = () =>
    frame.evaluate(() => {
      if (!document.querySelector("broadside-overlay")) return false;
      const read = (value: unknown, ...names: string[]) =>
        names.reduce<unknown>((inner, name) => Object(inner)[name], value);
      /** The props that React renders a section with, as JSON; undefined while it is not hydrated. */
      const propsOf = (section: Element): string | undefined => {
        for (const element of section.querySelectorAll("*")) {
          const key = Object.keys(element).find((name) => name.startsWith("__reactFiber"));
          let fiber = key && read(element, key);
          if (!fiber) continue;
          while (read(fiber, "return")) fiber = read(fiber, "return");
          const drawn = read(fiber, "stateNode", "current", "memoizedState", "element");
          const inner = ["props", "children"];
          return JSON.stringify(read(drawn, ...inner, ...inner, "props"));
        }
        return undefined;
      };
      const props = [...document.querySelectorAll("[data-island]")].map(propsOf);
      // The marks of all sections come at once.
      const hasMarks = props.some((json) => /[\u{e0000}-\u{e007f}]/u.test(json ?? ""));
      return hasMarks && !props.includes(undefined);
    });
  // The frame may still be on its way to its document.
  await expect(async () => expect(await isMarked()).toBe(true)).toPass();
  await frame.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
  });
}
