import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { findBrowser } from "../tests/browser/findBrowser.ts";
import { makeProject } from "../tests/project/makeProject.ts";
import { startLive } from "../tests/project/startLive.ts";
import { median } from "./median.ts";

const original = "Small things today that make tomorrow easier.";

/** The times of the editor, in milliseconds. */
interface EditorTimes {
  /** From the address of a preview that was never opened to the first letter that the page shows. */
  readyToLetter: number;
  /** From a key in the form to the frame in which the page shows the letter: a median. */
  keyToPaint: number;
}

/** Opens the editor of a preview that has just begun, and writes in its form. */
export async function timeEditor(source: string, keys: number): Promise<EditorTimes> {
  const { origin, stop } = await startLive(await makeProject("bench-editor", source));
  const begun = performance.now();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem("broadside:welcomed", "yes"));
    await page.goto(`${origin}/edit`, { timeout: 60_000 });
    await openField(page);
    const times: number[] = [];
    let readyToLetter = 0;
    // The first key has cold caches, and does not count.
    for (let key = 0; key <= keys; key++) {
      const untilShown = await watchKey(page, `${original}${"x".repeat(key + 1)}`);
      await page.keyboard.type("x");
      times.push(await untilShown());
      readyToLetter ||= performance.now() - begun;
      // Ten keys in a second are as fast as anybody writes.
      await setTimeout(100);
    }
    return { readyToLetter, keyToPaint: median(times.slice(1)) };
  } finally {
    await browser.close();
    await stop();
  }
}

/** Selects the text on the page, and puts the caret behind it in its field of the form. */
async function openField(page: Page): Promise<void> {
  const text = page.frameLocator("iframe").getByText(original).first();
  const isOpen = () =>
    page.evaluate((value) => {
      const controls = document.querySelectorAll<HTMLTextAreaElement>("input, textarea");
      const control = [...controls].find((each) => each.value === value);
      control?.focus();
      control?.setSelectionRange(value.length, value.length);
      return control !== undefined;
    }, original);
  for (let tries = 0; tries < 300; tries++) {
    // Its section answers once it is hydrated.
    await text.click();
    await setTimeout(100);
    if (await isOpen()) return;
  }
  throw new Error(`There is no field of "${original}".`);
}

/** Waits for a key. What it returns resolves to the milliseconds from the key to the first frame that shows the text. */
async function watchKey(page: Page, text: string): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle((wanted) => {
    const shown = document.querySelector("iframe")?.contentWindow;
    if (!shown) throw new Error("The editor shows no page.");
    const pressed = new Promise<number>((resolve) =>
      addEventListener("keydown", ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      }),
    );
    const painted = new Promise<number>((resolve, reject) => {
      window.setTimeout(() => reject(new Error(`"${wanted}" never came.`)), 30_000);
      const observer = new MutationObserver(() => {
        if (!shown.document.body.textContent.includes(wanted)) return;
        observer.disconnect();
        shown.requestAnimationFrame(() => shown.setTimeout(() => resolve(performance.now())));
      });
      observer.observe(shown.document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    return [pressed, painted];
  }, text);
  return () =>
    watched.evaluate(async (times) => {
      const [pressed = 0, painted = 0] = await Promise.all(times);
      return painted - pressed;
    });
}
