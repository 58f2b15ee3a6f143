import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeSite } from "../../project/makeProject.ts";
import type { RunningServer } from "../../project/servePublished.ts";
import { startLive } from "../../project/startLive.ts";
import { expect, test } from "../test.ts";

test.describe.configure({ mode: "serial" });

let root: string;
let server: RunningServer;
const offer = "Our Christmas offer";

test.beforeAll(async () => {
  root = await makeSite("preview-dates");
  const section = `  - type: cta
    id: offer
    from: 2099-12-01
    until: 2099-12-24
    props:
      title: ${offer}
`;
  for (const file of ["page.yaml", "pages/privacy.yaml"]) {
    const source = await readFile(path.join(root, file), "utf8");
    await writeFile(path.join(root, file), source.replace(/^sections:\n/m, `$&${section}`));
  }
  // The header stays first.
  const home = path.join(root, "page.yaml");
  const source = await readFile(home, "utf8");
  await writeFile(
    home,
    source
      .replace(section, "")
      .trimEnd()
      .replace(/\n {2}- type: footer/, `\n${section}$&`),
  );
  server = await startLive(root);
});
test.afterAll(() => server.stop());

test("the preview shows a page as of a day, and stays on it through links and edits", async ({
  page,
  context,
  complaints: _,
}) => {
  const today = await context.newPage();
  await today.goto(`${server.origin}/privacy/`);
  await page.goto(`${server.origin}/privacy/?on=2099-12-24`);
  await expect(page.getByRole("heading", { name: offer })).toBeVisible();
  await expect(today.getByRole("heading").first()).toBeVisible();
  await expect(today.getByText(offer)).toHaveCount(0);

  const file = path.join(root, "pages/privacy.yaml");
  const source = await readFile(file, "utf8");
  await writeFile(file, source.replace(offer, "Our winter offer"));
  await expect(page.getByRole("heading", { name: "Our winter offer" })).toBeVisible();
  await expect(today.getByText("Our winter offer")).toHaveCount(0);
  // An edit of the dates counts in both.
  await writeFile(
    file,
    source.replace(offer, "Our long offer").replace("from: 2099", "from: 2001"),
  );
  await expect(today.getByRole("heading", { name: "Our long offer" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Our long offer" })).toBeVisible();

  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/?on=2099-12-24`);
  await expect(page.getByRole("heading", { name: offer })).toBeVisible();
});
