import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { loadFixtureContext } from "../../../tests/fixtures/index.ts";
import { loadPage, readPage } from "./load.ts";

const context = await loadFixtureContext();
const page = `
site: { name: Lull, title: Lull, description: Quiet. }
sections:
  - type: header
    props: { links: [{ label: Voices, href: "#testimonials" }] }
  - type: testimonials
    enabled: false
    props: { title: Voices, items: [{ name: Noor, feedback: Good. }] }
`;

test("the page file has every default, and every section an id", () => {
  const { pageFile } = readPage(Buffer.from(page), context);
  expect(pageFile?.site).toMatchObject({ base: "/", lang: "en", logo: "/logo/mark.svg" });
  expect(pageFile?.theme).toBeDefined();
  expect(pageFile?.sections).toEqual([
    {
      type: "header",
      id: "header",
      enabled: true,
      tone: "plain",
      decoration: "none",
      spacing: "normal",
      width: "normal",
      headings: "usual",
      props: { links: [{ label: "Voices", href: "#testimonials", threshold: 0.2 }] },
    },
    {
      type: "testimonials",
      id: "testimonials",
      enabled: false,
      tone: "plain",
      decoration: "none",
      spacing: "normal",
      width: "normal",
      headings: "usual",
      props: {
        title: "Voices",
        items: [{ name: "Noor", feedback: "Good." }],
        layout: "cards",
        pause: "Pause",
      },
    },
  ]);
});

test("there is no page file with an error, and there is one without", () => {
  const wrong = readPage(Buffer.from(page.replace("Voices, items", "Voices, itms")), context);
  expect([wrong.pageFile, wrong.diagnostics.map(({ code }) => code)]).toEqual([
    undefined,
    ["link-left-out", "blank-page", "unknown-name"],
  ]);
  const { diagnostics } = readPage(Buffer.from(page), context);
  expect(diagnostics.map(({ severity, code }) => [severity, code])).toEqual([
    ["notice", "link-left-out"],
    ["warning", "blank-page"],
  ]);
});

test("a folder without page.yaml gets a friendly error", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  const { diagnostics, pageFile } = await loadPage(root);
  expect(pageFile).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { line: 1, column: 1, code: "no-page", message: "There is no file page.yaml here." },
  ]);
  await rm(root, { recursive: true });
});

test.each(["page.yml", "Page.yaml", "page.yaml.txt", "page (1).yaml", "pages.yaml", "_page.YML"])(
  "a page file called %s has to be renamed",
  async (name) => {
    const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
    await symlink(path.resolve("schema"), path.join(root, "schema"));
    await writeFile(path.join(root, name), page);
    await writeFile(path.join(root, "homepage.yaml"), page);
    const { diagnostics } = await loadPage(root);
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      ["There is no file page.yaml here.", `If "${name}" is the page, rename it to page.yaml.`],
    ]);
    await rm(root, { recursive: true });
  },
);

test("a folder in the place of the page is reported as unreadable", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await mkdir(path.join(root, "page.yaml"));
  const { diagnostics } = await loadPage(root);
  expect(diagnostics).toMatchObject([{ code: "no-page", message: "page.yaml cannot be read." }]);
  await rm(root, { recursive: true });
});
