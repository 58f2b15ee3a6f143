import type { Frame, Page } from "playwright/test";
import type { FieldAddress, FromPage } from "../../src/shared/editor/messages.ts";
import { scrollThrough } from "../browser/islands.ts";
import { type SiteName, sites } from "../browser/sites.ts";
import { pageYaml } from "../fixtures/index.ts";
import { moduleOf, openFramed, untilEdited } from "./framed.ts";
import { expect, test } from "./test.ts";

/** The pages that together show every example of every section type. No other test needs to have built them. */
const exampleNames = (Object.keys(sites) as SiteName[]).filter((name) => /^examples-/.test(name));

/** The pages whose tags are tested: one with the fixture's kinds of sections, and those of every example. */
const pages: [name: string, source: string][] = [
  ["a usual page", pageYaml],
  ...exampleNames.map((name): [string, string] => [name, sites[name]]),
];

/** The words, attributes and elements of each section, by its id, apart from the state that depends on the moment. */
const contentsOf = (frame: Frame): Promise<Record<string, string>> =>
  frame.evaluate(() => {
    const momentary = ["data-props", "data-version", "data-revealed", "style", "inert", "tabindex"];
    const copies = [...document.querySelectorAll("[data-island]")].map(
      (section) => section.cloneNode(true) as Element,
    );
    for (const element of copies.flatMap((copy) => [copy, ...copy.querySelectorAll("*")])) {
      for (const name of momentary) element.removeAttribute(name);
    }
    return Object.fromEntries(copies.map(({ id, outerHTML }) => [id, outerHTML]));
  });

/** The words of each section, by its id. */
const wordsOf = (frame: Frame): Promise<Record<string, string | null>> =>
  frame.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("[data-island]")].map(({ id, textContent }) => [
        id,
        textContent,
      ]),
    ),
  );

const tag = /[\u{e0000}-\u{e007f}]/u;

/** Brings every part into view, and waits until films play, and carousels are awake and have loaded what they need. */
async function wake(page: Page, frame: Frame): Promise<void> {
  await scrollThrough(frame);
  await expect
    .poll(() =>
      frame.evaluate(() => document.querySelectorAll("[data-fit]:not([data-awake])").length),
    )
    .toBe(0);
  // A film that went by before its script ran has not begun.
  for (const film of await frame.locator("video[loop]").all()) {
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.paused)).toBe(false);
  }
  await page.waitForLoadState("networkidle");
}

/** Nothing of the tags is in the document, nor in what is copied from it. */
async function expectNoMark(frame: Frame): Promise<void> {
  expect(JSON.stringify(await contentsOf(frame))).not.toMatch(tag);
  const copied = await frame.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    const words = String(getSelection());
    getSelection()?.removeAllRanges();
    return words;
  });
  expect(copied).not.toMatch(tag);
}

for (const [name, source] of pages) {
  test(`${name}: every text is known by its path, and the page is as without tags`, {
    tag: "@rest",
  }, async ({ page, sourcesPreview: preview, complaints }) => {
    // It writes into each text of some thirty sections.
    test.setTimeout(900_000);
    // The time that is left until a date is the same before and afterwards.
    await page.clock.setFixedTime(new Date());
    await preview.put(source);
    // The preview sends a saved page to the documents that are open. The second one is open after that.
    await openFramed(page, preview.origin);
    // React says of sections that it draws anew in the first one that it runs none of their scripts.
    complaints.splice(0);
    const { frame, take } = await openFramed(page, preview.origin);
    await wake(page, frame);
    const tagged = await contentsOf(frame);
    await expectNoMark(frame);

    const occurrences = (await listOccurrences(frame)).filter(({ isPrinted }) => isPrinted);
    expect(occurrences.length).toBeGreaterThan(50);
    // A text that no element shows is nowhere on the page.
    const lost = occurrences.filter(({ isShown }) => !isShown);
    expect(lost.map(({ at, text }) => ({ at, text }))).toEqual([]);

    const words = await wordsOf(frame);
    expect(await writeAll(frame, await endsOfFields(frame, occurrences))).toEqual([]);
    expect(await wordsOf(frame)).toEqual(words);

    await take();
    // An endless row would move its names out of view.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const wrong: unknown[] = [];
    for (const { at } of await endsOfFields(frame, occurrences)) {
      const point = await pointOf(frame, at);
      if (typeof point === "object") await page.mouse.click(point.x, point.y);
      else if (point === "covered") wrong.push({ at, point });
    }
    // Badges, brands and buttons of forms, which have no words or those of the page.
    for (const link of await frame.locator("a:has(img, svg), form button").all()) {
      if (await link.isVisible()) await link.click({ force: true });
    }
    expect([...wrong, ...findWrong(await take())]).toEqual([]);
    expect(new URL(frame.url()).pathname).toBe("/");
    expect(page.context().pages()).toHaveLength(1);

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(preview.origin);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[data-island]")].every((each) =>
        [...each.querySelectorAll("*")].some((element) =>
          Object.keys(element).some((key) => key.startsWith("__reactFiber")),
        ),
      ),
    );
    await wake(page, page.mainFrame());
    const plain = await contentsOf(page.mainFrame());
    expect(Object.keys(plain)).toEqual(Object.keys(tagged));
    for (const [id, html] of Object.entries(plain)) expect.soft(html, id).toBe(tagged[id]);

    // The whole editor says nothing on the console either.
    await page.goto(`${preview.origin}/edit`);
    await expectNoMark(await untilEdited(page));
  });
}

/** The texts whose click has selected something else, from the messages since: `pointOf` names each. */
function findWrong(messages: readonly FromPage[]): unknown[] {
  const wrong: unknown[] = [];
  let aimed: string | undefined;
  for (const message of messages) {
    if (message.kind === "announce" && message.words.startsWith(aim)) {
      if (aimed !== undefined) wrong.push({ aimed, got: "nothing" });
      aimed = message.words.slice(aim.length);
    } else if (message.kind === "select" && aimed !== undefined) {
      const got = JSON.stringify(message.at);
      if (got !== aimed) wrong.push({ aimed, got });
      aimed = undefined;
    }
  }
  return wrong;
}

/** Of the texts of each field of each section type, the first and the last. */
async function endsOfFields<Occurrence extends { at: FieldAddress }>(
  frame: Frame,
  occurrences: readonly Occurrence[],
): Promise<Occurrence[]> {
  const types = await frame.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("[data-island]")].map(({ id, attributes }) => [
        id,
        attributes.getNamedItem("data-island")?.value,
      ]),
    ),
  );
  const [first, last] = [new Map<string, Occurrence>(), new Map<string, Occurrence>()];
  for (const occurrence of occurrences) {
    const { section, path } = occurrence.at;
    const field = JSON.stringify([
      types[section],
      ...path.filter((step) => typeof step === "string"),
    ]);
    if (!first.has(field)) first.set(field, occurrence);
    last.set(field, occurrence);
  }
  return [...new Set([...first.values(), ...last.values()])];
}

/** The beginning of the sentence by which a test says the place that it clicks next. */
const aim = "Aimed at ";

/** Writes a letter into each of the texts, and takes it back. Returns the texts with which that went wrong. */
const writeAll = (frame: Frame, occurrences: readonly { at: FieldAddress; text: string }[]) =>
  frame.evaluate(
    async ([occurrences, write = "", select = "", open = ""]) => {
      const { startWriting } = await import(write);
      const { listTargets } = await import(select);
      const { openAround } = await import(open);
      const wrong: unknown[] = [];
      const told: Extract<FromPage, { kind: "write" | "announce" }>[] = [];
      const hear = ({ data }: MessageEvent<FromPage>) => {
        if (data.kind === "write" || data.kind === "announce") told.push(data);
      };
      parent.addEventListener("message", hear);
      const frames = async (count = 3) => {
        for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
      };
      for (const { at, text } of occurrences) {
        const section = document.getElementById(at.section);
        // A slide can take the focus from the next frame on.
        const targets: { element: Element }[] = listTargets(at);
        if (targets.some(({ element }) => openAround(element))) await frames();
        const before = section?.textContent;
        startWriting(at);
        const hostNow = () => document.querySelector<HTMLElement>("[contenteditable]");
        // The code for long texts is loaded when the first one is opened.
        for (let left = 600; left > 0 && !hostNow() && told.length === 0; left -= 1)
          await frames(1);
        const host = hostNow();
        const isLong = host?.classList.contains("ProseMirror");
        const words = host?.textContent ?? "";
        // A long text takes letters from keys alone.
        if (!isLong) document.execCommand("insertText", false, "¶");
        const key = { key: "Escape", bubbles: true, cancelable: true };
        host?.dispatchEvent(new KeyboardEvent("keydown", key));
        // All that is there is looked at again when every text has been written.
        const isTold = () =>
          isLong ? !hostNow() : told.some((message) => message.kind === "announce" || message.done);
        for (let left = 60; left > 0 && !isTold(); left -= 1) await frames(1);
        const [first, ...others] = told.splice(0);
        const isSaid = first?.kind === "announce";
        const value = first?.kind === "write" ? first.value : undefined;
        const isRight =
          value?.replace("¶", "") === text || (value?.includes("¶") && !words.includes("¶"));
        const isBack = others.length === 1 && JSON.stringify(others).includes('"done":true');
        if (section?.textContent !== before)
          wrong.push({ at, before, after: section?.textContent });
        else if (isLong ? first || !isTold() : !isSaid && !(isRight && isBack))
          wrong.push({ at, text, words, first, others });
      }
      parent.removeEventListener("message", hear);
      await frames(10);
      return wrong;
    },
    [occurrences, ...["write/write", "select/select", "select/open"].map(moduleOf)] as const,
  );

/** Every text of the page: its place, if it is printed, and if elements are known that show it. */
const listOccurrences = (frame: Frame) =>
  frame.evaluate(
    async ([first = "", second = ""]) => {
      const { taggedSections, piecesOf } = await import(first);
      const { listTargets } = await import(second);
      const occurrences: {
        at: FieldAddress;
        text: string;
        isShown: boolean;
        isPrinted: boolean;
      }[] = [];
      for (const section of taggedSections.values()) {
        const words = document.getElementById(section.id)?.textContent ?? "";
        for (const [number, pieces] of piecesOf(section)) {
          const at = { section: section.id, path: ["props", ...section.paths[number]] };
          const text: string = pieces.join("");
          const isPrinted = pieces.every((piece: string) => words.includes(piece));
          if (
            occurrences.some((occurrence) => JSON.stringify(occurrence.at) === JSON.stringify(at))
          )
            continue;
          occurrences.push({ at, text, isShown: listTargets(at).length > 0, isPrinted });
        }
      }
      return occurrences;
    },
    [moduleOf("overlay/taggedSections"), moduleOf("select/select")],
  );

/**
 * A point on the words of a text, brought into view and said in a message. Words for screen readers alone have none,
 * and those that something else covers.
 */
const pointOf = (frame: Frame, at: FieldAddress) =>
  frame.evaluate(
    async ([at, aim, select = "", open = "", bring = "", overlay = ""]) => {
      const { listTargets } = await import(select);
      const { openAround } = await import(open);
      const { bringIntoView } = await import(bring);
      const { boxOf } = await import(overlay);
      let isSpoken = true;
      for (const host of listTargets(at)) {
        openAround(host.element);
        // What is loaded above may move it meanwhile.
        for (let left = 60; left > 0; left -= 1) {
          bringIntoView(host.element, () => boxOf(host));
          for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
          const box = host.element.getBoundingClientRect();
          if (!host.range || box.width <= 2 || box.height <= 2) break;
          isSpoken = false;
          for (const { left, top, width, height } of host.range.getClientRects()) {
            const [x, y] = [left + Math.min(width / 2, 8), top + height / 2];
            if (width <= 2 || !document.elementsFromPoint(x, y).includes(host.element)) continue;
            parent.postMessage(
              { kind: "announce", words: aim + JSON.stringify(at) },
              location.origin,
            );
            return { x, y };
          }
        }
      }
      return isSpoken ? "spoken" : "covered";
    },
    [
      at,
      aim,
      ...["select/select", "select/open", "select/bringIntoView", "overlay/overlay"].map(moduleOf),
    ] as const,
  );
