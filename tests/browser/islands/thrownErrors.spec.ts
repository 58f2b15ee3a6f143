import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { failedMarker } from "../../../src/shared/markers.ts";
import { makeProject } from "../../project/makeProject.ts";
import { runBuild } from "../../project/runVite.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { servePublished } from "../../project/servePublished.ts";
import {
  contents,
  frames,
  islandsOf,
  renderedContents,
  silentIslands,
  wakeIslands,
} from "../islands.ts";
import { exampleNames, sites } from "../sites.ts";
import { expect, test } from "../test.ts";

/** Adds a part to every island that throws where `window.fault` says. */
const vite = `
import broadside from "${path.resolve("vite.config.ts")}";

const part = \`
import { useEffect as useFault } from "react";
function Fault({ id }) {
  if (window.fault === "render " + id) throw Error("thrown on purpose");
  useFault(() => {
    if (window.fault === "effect " + id) throw Error("thrown on purpose");
  });
}\`;

export default {
  ...broadside,
  plugins: [
    ...broadside.plugins,
    {
      name: "fault",
      enforce: "pre",
      transform(code, id) {
        if (!id.endsWith("/client/hydrate.tsx")) return;
        return code.replace("<Section {...props} />", "$&<Fault id={root.id} />") + part;
      },
    },
  ],
};
`;

for (const site of exampleNames) {
  test.describe(site, () => {
    test.describe.configure({ mode: "default" });

    let address: string;
    let server: RunningServer;

    test.beforeAll(async () => {
      const root = await makeProject(`faulty-${site}`, sites[site]);
      await rm(path.join(root, "vite.config.ts"));
      await writeFile(path.join(root, "vite.config.ts"), vite);
      await runBuild(root);
      server = await servePublished(root);
      address = `${server.origin}/`;
    });
    test.afterAll(() => server?.stop());

    for (const where of ["render", "effect"]) {
      test(`an error in ${where}: the section stays as rendered, the others work`, async ({
        page,
        complaints,
        browser,
      }) => {
        const asRendered = await renderedContents(browser, address);
        await page.goto(address);
        const ids = (await islandsOf(page)).map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(3);
        for (const id of ids) {
          await page.addInitScript((fault) => Object.assign(window, { fault }), `${where} ${id}`);
          await page.goto(address);
          await wakeIslands(page);
          const islands = await islandsOf(page);
          expect(islands.filter(({ failed }) => failed).map(({ id }) => id)).toEqual([id]);
          expect(islands.filter(({ awake, failed }) => awake === failed)).toEqual([]);
          expect(await silentIslands(page)).toEqual([]);
          expect((await contents(page))[id]).toBe(asRendered[id]);
          await expect(page.locator("[data-failed] video:not([controls])")).toHaveCount(0);
          expect(complaints.splice(0)).toEqual([
            expect.stringMatching(`^Section "${id}" .*[^]*thrown on purpose`),
          ]);
        }
      });
    }

    test("an error in a handler: the section stays as it is, the others live", async ({
      page,
      complaints,
    }) => {
      await page.goto(address);
      await wakeIslands(page);
      const islands = page.locator("[data-island]");
      for (const island of await islands.all()) {
        const button = island.locator("button:visible").first();
        if ((await button.count()) === 0) continue;
        const before = await island.innerHTML();
        await button.evaluate((element) => {
          const props = Object.entries(element).find(([key]) =>
            key.startsWith("__reactProps"),
          )?.[1];
          props.onClick = () => {
            throw new Error("thrown on purpose");
          };
        });
        await button.dispatchEvent("click");
        await frames(page, 2);
        expect(await island.innerHTML()).toBe(before);
        expect(complaints.splice(0)).toEqual([expect.stringContaining("thrown on purpose")]);
        await page.reload();
        await wakeIslands(page);
      }
    });
  });
}

test("what was to fade in is there at once in a section that has failed", async ({
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
