import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { makeOwnSite } from "../../project/makeOwnSite.ts";
import { startPackage } from "../../project/startLive.ts";
import { expect, test } from "../test.ts";

test("the preview shows what a source answers now, and what its changed code makes of it", {
  tag: "@rest",
}, async ({ page }) => {
  let rooms = 2;
  const source = createServer((_request, response) => {
    response.end(JSON.stringify([{ name: "attic rooms", rooms }]));
  });
  await new Promise<void>((resolve) => source.listen(0, resolve));
  const root = await makeOwnSite("preview-data");
  const change = async (file: string, from: RegExp | string, to: string) => {
    const text = await readFile(path.join(root, file), "utf8");
    await writeFile(path.join(root, file), text.replace(from, to));
  };
  await change("page.yaml", /items:\n {8}- value: "12".*/s, "items:\n        from: rooms\n");
  await change("rooms.ts", "refresh: 300", "refresh: 1");
  const address = `http://localhost:${Object(source.address()).port}`;
  await change("rooms.ts", "$" + "{env.BOOKING}", address);
  const server = await startPackage(root, path.resolve("src/cli/broadside.cjs"));
  try {
    await page.goto(server.origin);
    const stats = page.locator("#stats");
    await expect(stats).toContainText("attic rooms");
    await expect(stats).toContainText("2");
    rooms = 57;
    await expect(stats).toContainText("57");
    await change("rooms.ts", "label: name", "label: `free $" + "{name}`");
    await expect(stats).toContainText("free attic rooms");
  } finally {
    await server.stop();
    source.close();
  }
});
