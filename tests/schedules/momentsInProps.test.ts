import { expect, it } from "vitest";
import { stringify } from "yaml";
import { tell } from "../pages/site.ts";
import { readAsOf } from "./site.ts";

const at = (instant: string) => Date.parse(instant);

/** A site with a countdown, whose section has these settings. */
const siteWith = (until: string, settings: object = {}) => ({
  "page.yaml": stringify({
    site: {
      ...{ name: "Lull", title: "Lull, a quiet journal", description: "A page with dates." },
      timezone: "Europe/Berlin",
    },
    sections: [
      { type: "cta", props: { title: "Come in" } },
      { type: "countdown", ...settings, props: { title: "Soon", until, ended: "It is there." } },
    ],
  }),
});

it("a time in a section is the next change of the site, and has passed from then on", async () => {
  const files = siteWith("2026-12-24T18:00");
  const instant = at("2026-12-24T17:00Z");
  const before = await readAsOf(files, instant - 1);
  expect(before.next).toEqual({
    instant,
    changes: ['page.yaml: Section 2, countdown, comes to its "until".'],
  });
  expect(before.pageFiles[0]).not.toHaveProperty("passed");
  const after = await readAsOf(files, instant);
  expect(after.next).toBeUndefined();
  expect(after.pageFiles[0]?.passed).toEqual(["2026-12-24T18:00"]);
});

it("a day has passed at its end", async () => {
  const { next } = await readAsOf(siteWith("2026-12-24"), at("2026-12-01T00:00Z"));
  expect(next?.instant).toBe(at("2026-12-24T23:00Z"));
});

it("what is off changes nothing", async () => {
  const now = at("2026-12-01T00:00Z");
  const off = siteWith("2026-12-24", { enabled: false });
  expect((await readAsOf(off, now)).next).toBeUndefined();
  const { next } = await readAsOf(siteWith("2026-12-24", { until: "2026-12-12" }), now);
  expect(next?.changes).toEqual(["page.yaml: Section 2, countdown, ends."]);
});

it("one that is over is told, unless its section is off", async () => {
  const tellAt = (until: string, settings?: object) =>
    tell(siteWith(until, settings), { asOf: "2026-12-25" });
  expect(await tellAt("2026-12-25T01:00")).toBe("");
  expect(await tellAt("2026-12-24")).toMatchInlineSnapshot(`
    "page.yaml:13:14-24 notice expired Section 2, countdown: "until" is over since 25 December 2026, 00:00 (Europe/Berlin).
      Delete the section, or write another date."
  `);
  expect(await tellAt("2026-12-24", { enabled: false })).toBe("");
});
