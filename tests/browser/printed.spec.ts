import { parse } from "yaml";
import { exampleNames, siteNames, sites } from "./sites.ts";
import { expect, test, wakeEverything } from "./test.ts";

/** Keys of page.yaml whose text is for the page's readers. */
const read =
  /^(title|text|label|description|question|answer|eyebrow|tagline|proof|note|entry|day|name|feedback|lines|summary|location)$/;

/** Every text of a page's sections that a visitor should be able to read. */
function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return read.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== "object" || value === null) return [];
  if ("enabled" in value && value.enabled === false) return [];
  return Object.entries(value).flatMap(([inner, item]) => textsOf(item, inner));
}

const fold = (text: string) => text.replace(/\s+/g, " ").trim();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const site of ["page", ...exampleNames] as const) {
    test(`${site}: every text is there to be read, or is the name of a picture`, async ({
      page,
      open,
    }) => {
      await open(site);
      const names = await page
        .locator("[alt], [aria-label]")
        .evaluateAll((all) =>
          all.map((e) => e.getAttribute("alt") ?? e.getAttribute("aria-label")),
        );
      const text = fold([await page.locator("body").innerText(), ...names].join(" "));
      const sections = parse(sites[site] ?? "").sections;
      const missing = textsOf(sections)
        .map(fold)
        .filter((wanted) => !text.toLowerCase().includes(wanted.toLowerCase()));
      expect(missing).toEqual([]);
    });
  }
});

for (const site of siteNames) {
  test(`${site}: hydrates with an empty console, and asks no other host`, async ({
    page,
    open,
    complaints,
  }) => {
    await open(site);
    await wakeEverything(page);
    expect(complaints).toEqual([]);
    await expect(page.locator("[data-failed]")).toHaveCount(0);
  });
}

test("nothing is fetched but what the first screen needs, until the visitor acts", async ({
  page,
  open,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});
