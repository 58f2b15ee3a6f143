import { failedMarker } from "../../../src/shared/markers.ts";
import {
  contents,
  frames,
  islandsOf,
  renderedContents,
  silentIslands,
  wakeIslands,
} from "../islands.ts";
import { restTag } from "../restTag.ts";
import { exampleNames, urlOf } from "../sites.ts";
import { expect, test } from "../test.ts";
import { throwInSections } from "./throwInSections.ts";

for (const [turn, site] of exampleNames.entries()) {
  const tag = restTag(turn);

  test(`${site}: of the islands, every second one throws: it stays as rendered, the others work`, {
    tag,
  }, async ({ page, open, complaints, browser }) => {
    const asRendered = await renderedContents(browser, urlOf(site));
    await throwInSections(page);
    const ids = Object.keys(asRendered);
    expect(ids.length).toBeGreaterThan(3);
    // Next to each other, and each of both kinds on two of three pages.
    for (const half of [0, 1]) {
      const where = (turn + half) % 2 === 0 ? "render" : "effect";
      const throwing = ids.filter((_, index) => index % 2 === half);
      await test.step(`in ${where}: ${throwing.join(", ")}`, async () => {
        const faults = Object.fromEntries(throwing.map((id) => [id, where]));
        await page.addInitScript((faults) => Object.assign(window, { faults }), faults);
        await open(site);
        await wakeIslands(page);
        const islands = await islandsOf(page);
        const failed = islands.filter(({ failed }) => failed).map(({ id }) => id);
        expect(failed).toEqual(throwing);
        expect(islands.filter(({ awake, failed }) => awake === failed)).toEqual([]);
        expect(await silentIslands(page)).toEqual([]);
        const now = await contents(page);
        for (const id of throwing) expect(now[id]).toBe(asRendered[id]);
        await expect(page.locator("[data-failed] video:not([controls])")).toHaveCount(0);
        const said = complaints.splice(0);
        const named = said.map((line) => /^Section "(.*?)" .*thrown on purpose/s.exec(line)?.[1]);
        expect(named.sort()).toEqual([...throwing].sort());
      });
    }
  });

  test(`${site}: an error in a handler: the section stays as it is, the others live`, {
    tag,
  }, async ({ page, open, complaints }) => {
    await open(site);
    await wakeIslands(page);
    const pressed: string[] = [];
    for (const island of await page.locator("[data-island]").all()) {
      const button = island.locator("button:visible").first();
      if ((await button.count()) === 0) continue;
      pressed.push((await island.getAttribute("id")) ?? "");
      const before = await island.innerHTML();
      await button.evaluate((element) => {
        const props = Object.entries(element).find(([key]) => key.startsWith("__reactProps"))?.[1];
        props.onClick = () => {
          throw new Error("thrown on purpose");
        };
      });
      await button.dispatchEvent("click");
      await frames(page, 2);
      expect(await island.innerHTML()).toBe(before);
      expect(complaints.splice(0)).toEqual([expect.stringContaining("thrown on purpose")]);
    }
    expect(pressed.length).toBeGreaterThan(0);
    const islands = await islandsOf(page);
    expect(islands.filter(({ awake, failed }) => failed || !awake)).toEqual([]);
  });
}

test("what was to fade in is there at once in a section that has failed", { tag: "@rest" }, async ({
  page,
  open,
}) => {
  await open();
  const items = page.locator("[data-reveal] > li");
  const opacities = () =>
    items.evaluateAll((all) => [...new Set(all.map((item) => getComputedStyle(item).opacity))]);
  expect(await opacities()).toContain("0");
  await page.locator("section").evaluateAll((sections, marker) => {
    for (const section of sections) section.setAttribute(marker, "");
  }, failedMarker);
  await expect.poll(opacities).toEqual(["1"]);
});
