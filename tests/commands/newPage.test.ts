import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { makePage } from "../../src/node/scaffold/begin/makePage.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { smallPage } from "../fixtures/index.ts";

const root = mkdtempSync(path.join(tmpdir(), "new-page-"));
symlinkSync(path.resolve("schema"), path.join(root, "schema"));
symlinkSync(path.resolve("tests/fixtures/public"), path.join(root, "public"));
mkdirSync(path.join(root, "pages"));
writeFileSync(path.join(root, "page.yaml"), smallPage);

test("a new page is one that check has no fault to find with but that it is new", async () => {
  expect(await makePage(root, "legal/privacy-policy")).toContain(
    "Made pages/legal/privacy-policy.yaml",
  );
  const text = readFileSync(path.join(root, "pages/legal/privacy-policy.yaml"), "utf8");
  expect(text).toContain("$schema=../../.broadside/subpage.schema.json");
  expect(text).toContain("  title: Privacy policy\n");
  const { pages } = await loadSite(root);
  const made = pages.find((page) => page.path === "/legal/privacy-policy/");
  expect(made?.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(made?.pageFile?.site.title).toBe("Privacy policy");
});

test.each(["Über uns", "404", "index", "a//b", "", "edit", "legal/con", "a".repeat(300)])(
  "%j makes no page",
  async (name) => {
    await expect(makePage(root, name)).rejects.toThrow(
      /cannot be the address of a page|^No page can be at/,
    );
  },
);

test("a page is never made over another", async () => {
  await makePage(root, "/team/");
  const before = readFileSync(path.join(root, "pages/team.yaml"), "utf8");
  await expect(makePage(root, "team.yaml")).rejects.toThrow("There is a page at /team/ already");
  expect(readFileSync(path.join(root, "pages/team.yaml"), "utf8")).toBe(before);
});

test("a new page is in the language of the site, and check asks for its words there", async () => {
  const site = mkdtempSync(path.join(tmpdir(), "new-page-de-"));
  symlinkSync(path.join(root, "public"), path.join(site, "public"));
  writeFileSync(
    path.join(site, "page.yaml"),
    smallPage.replace("site:\n", "site:\n  lang: de-AT\n"),
  );
  await makePage(site, "preise");
  const text = readFileSync(path.join(site, "pages/preise.yaml"), "utf8");
  expect(text).toContain("wofür diese Seite da ist.");
  expect(text).not.toMatch(/Write|Say in|A heading/);
  const { pages } = await loadSite(site);
  const made = pages.find((page) => page.path === "/preise/");
  const told = made?.diagnostics.map(({ message }) => message).join("\n");
  expect(told).toContain(
    "“Hier schreiben Sie, was auf dieser Seite steht.”".replaceAll(/[“”]/g, '"'),
  );
});
