import { writeFile } from "node:fs/promises";
import path from "node:path";
import { makeProject } from "../../project/makeProject.ts";
import { baseOf, sites } from "../sites.ts";
import { expect, test } from "../test.ts";

test("under a path, the preview follows edits and the gallery is alive", async ({
  page,
  startPreview,
}) => {
  const root = await makeProject("mounted", sites.promo);
  const address = (await startPreview(root)) + baseOf("promo");
  const tab = page.locator("[role=tab]").nth(1);
  const chooseTab = () =>
    expect(async () => {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 500 });
    }).toPass();
  await page.goto(address);
  await chooseTab();
  await writeFile(
    path.join(root, "page.yaml"),
    sites.promo.replace("Frequently Asked Questions", "Asked again and again"),
  );
  await expect(page.getByRole("heading", { name: "Asked again and again" })).toBeVisible();
  await page.goto(`${address}gallery/faq/1.html`);
  await chooseTab();
});
