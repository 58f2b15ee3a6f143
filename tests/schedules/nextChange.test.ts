import { symlink } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { type Files, writeSite } from "../pages/site.ts";
import { times } from "../random/times.ts";
import { type Dated, home, page, readAsOf } from "./site.ts";

const offers: Dated[] = [
  { id: "start", href: "#offer" },
  { id: "offer", from: "2026-12-01", until: "2026-12-24" },
];
const zone = "Europe/Berlin";
const at = (instant: string) => Date.parse(instant);

/** The pages of a site that are on, as text. Nobody sees the others. */
const textOf = (pageFiles: Awaited<ReturnType<typeof readAsOf>>["pageFiles"]) =>
  JSON.stringify(pageFiles.map((pageFile) => (pageFile?.enabled ? pageFile : null)));

/** The pages of a site at each instant, as text. */
async function readEach(files: Files, instants: readonly number[]): Promise<string[]> {
  const read = [];
  for (const instant of instants) read.push(textOf((await readAsOf(files, instant)).pageFiles));
  return read;
}

it("four dates around a beginning give two results", async () => {
  const files = {
    "page.yaml": home(offers, zone),
    "pages/offers.yaml": page([{ href: "/#offer" }]),
  };
  const [early, before, after, late] = await readEach(files, [
    at("2026-11-01T00:00Z"),
    at("2026-11-30T22:59:59.999Z"),
    at("2026-11-30T23:00:00.000Z"),
    at("2026-12-24T22:59:59.999Z"),
  ]);
  expect(early).toContain('"enabled":false');
  expect(before).toBe(early);
  expect(late).toBe(after);
  expect(after).not.toContain('"enabled":false');
});

it("no result holds a date", async () => {
  const files = {
    "page.yaml": home(offers, zone),
    "pages/offers.yaml": page(offers, { from: "2026-12-01" }),
  };
  for (const result of await readEach(files, [at("2026-11-01T00:00Z"), at("2026-12-02T00:00Z")]))
    expect(result).not.toMatch(/2026|"(from|until)"/);
});

/** Days and times in a month, some of them the same. */
const moments = fc
  .tuple(fc.integer({ min: 1, max: 28 }), fc.constantFrom("", "", "T06:00", "T18:00Z"))
  .map(([day, time]) => `2026-12-${String(day).padStart(2, "0")}${time}`);
const dated = fc.record(
  { from: moments, until: moments, enabled: fc.boolean() },
  { requiredKeys: [] },
);

it("the next change is the first date at which the site is another", {
  tags: ["random"],
}, async () => {
  const sites = fc.record({
    sections: fc.array(dated, { maxLength: 3 }),
    others: fc.array(dated, { maxLength: 2 }),
    settings: dated,
  });
  let changing = 0;
  await fc.assert(
    fc.asyncProperty(sites, moments, async ({ sections, others, settings }, now) => {
      const named = (all: Dated[]) => all.map((each, index) => ({ ...each, id: `offer-${index}` }));
      const files = {
        "page.yaml": home([{ id: "start" }, ...named(sections)], zone),
        "pages/offers.yaml": page([{ id: "start" }, ...named(others)], settings),
      };
      const { pageFiles, next } = await readAsOf(files, now);
      // An error leaves no page file.
      fc.pre(pageFiles.every(Boolean));
      const today = textOf(pageFiles);
      if (!next) {
        const days = Array.from({ length: 32 }, (_, day) => Date.UTC(2026, 11, day + 1, 5));
        const start = at(`${now.slice(0, 10)}T18:00Z`);
        const later = await readEach(
          files,
          days.filter((day) => day > start),
        );
        expect(later.filter((result) => result !== today)).toHaveLength(0);
        return;
      }
      changing += 1;
      const [before, after] = await readEach(files, [next.instant - 1, next.instant]);
      expect(before === today).toBe(true);
      expect(after === today).toBe(false);
      expect(next.changes).not.toEqual([]);
    }),
    { seed: 42, numRuns: times(15) },
  );
  expect(changing).toBeGreaterThan(times(15) / 6);
});

it("check says when the next change is, and what changes", async () => {
  const root = await writeSite({
    "page.yaml": home([...offers, { id: "gone", enabled: false, from: "2026-11-28" }], zone),
    "pages/offers.yaml": page([{ from: "2026-11-27" }], { until: "2026-12-24" }),
  });
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await symlink(fixturePublicDir, path.join(root, "public"));
  const told = [];
  for (const on of ["2026-11-25", "2026-11-27", "2026-12-01", "2026-12-24T20:00", "2026-12-25"])
    told.push((await check(root, { next: true, on })).output);
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "Next change: 27 November 2026, 00:00 (Europe/Berlin), in 2 days. It shows with the first build after that.
      pages/offers.yaml: Section 1, cta, begins.
    Next change: 1 December 2026, 00:00 (Europe/Berlin), in 4 days. It shows with the first build after that.
      page.yaml: Section 2, cta, begins.
    Next change: 25 December 2026, 00:00 (Europe/Berlin), in 24 days. It shows with the first build after that.
      page.yaml: Section 2, cta, ends.
      pages/offers.yaml: the page ends.
    Next change: 25 December 2026, 00:00 (Europe/Berlin), in 4 hours. It shows with the first build after that.
      page.yaml: Section 2, cta, ends.
      pages/offers.yaml: the page ends.
    Nothing of the site begins or ends on a date to come."
  `);
  const { output } = await check(root, { next: true, on: "2026-12-24", json: true });
  expect(JSON.parse(output)).toEqual({
    instant: "2026-12-24T23:00:00.000Z",
    changes: [expect.any(String), expect.any(String)],
  });
});
