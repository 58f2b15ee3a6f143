import { expect, it } from "vitest";
import { resolveMoment } from "./resolveMoment.ts";

const zone = "Europe/Berlin";

it("a time has the words of the page's language and names the zone of the site", () => {
  const time = resolveMoment("2026-12-24T18:00", { lang: "de", zone, passed: [] });
  expect(time).toEqual({
    instant: "2026-12-24T17:00:00.000Z",
    date: "2026-12-24T17:00:00.000Z",
    words: "24. Dezember 2026 um 18:00 MEZ",
  });
  const far = resolveMoment("2026-12-24T18:00-05:00", { lang: "de", zone, passed: [] });
  expect(far.words).toBe("25. Dezember 2026 um 00:00 MEZ");
});

it("a day is the same in every zone, and passes at its end", () => {
  for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
    const { date, words } = resolveMoment("2026-12-24", { lang: "en", zone, passed: [] });
    expect({ date, words }).toEqual({ date: "2026-12-24", words: "December 24, 2026" });
  }
  const day = resolveMoment("2026-12-24", { lang: "en", zone, passed: ["2026-12-24"] });
  expect(day).toMatchObject({ instant: "2026-12-24T23:00:00.000Z", hasPassed: true });
});
