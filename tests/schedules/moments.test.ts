import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOf, isMoment, startOfPeriod } from "../../src/site/schedule/moments.ts";
import { toInstant, wallAt } from "../../src/site/schedule/zones.ts";

const iso = (instant: number | undefined) => instant && new Date(instant).toISOString();
const berlin = "Europe/Berlin";
const zones = [
  ...["UTC", berlin, "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"],
  ...["Pacific/Apia", "Pacific/Kiritimati", "America/St_Johns", "Africa/Casablanca"],
];

describe("a day or a time", () => {
  it("begins and ends by the clock of the zone", () => {
    expect(iso(startOfPeriod("2026-12-01", berlin))).toBe("2026-11-30T23:00:00.000Z");
    expect(iso(endOf("2026-12-24", berlin))).toBe("2026-12-24T23:00:00.000Z");
    expect(iso(endOf("2026-12-24T18:00", berlin))).toBe("2026-12-24T17:00:00.000Z");
    expect(iso(startOfPeriod("2026-12-24", "America/New_York"))).toBe("2026-12-24T05:00:00.000Z");
    expect(iso(startOfPeriod("2026-12-24", "Asia/Kathmandu"))).toBe("2026-12-23T18:15:00.000Z");
  });

  it("may say itself how far it is from UTC", () => {
    for (const zone of zones) {
      expect(iso(endOf("2026-12-24T18:00+01:00", zone))).toBe("2026-12-24T17:00:00.000Z");
      expect(iso(endOf("2026-12-24T18:00Z", zone))).toBe("2026-12-24T18:00:00.000Z");
      expect(iso(startOfPeriod("2026-12-24T18:00:30-03:30", zone))).toBe(
        "2026-12-24T21:30:30.000Z",
      );
    }
  });

  it("is shorter or longer where the clocks change", () => {
    const hours = (day: string) => Number(endOf(day, berlin)) - Number(startOfPeriod(day, berlin));
    expect(hours("2026-03-29") / 3_600_000).toBe(23);
    expect(hours("2026-03-30") / 3_600_000).toBe(24);
    expect(hours("2026-10-25") / 3_600_000).toBe(25);
  });

  it("is the first of two where clocks are put back", () => {
    expect(iso(startOfPeriod("2026-10-25T01:59", berlin))).toBe("2026-10-24T23:59:00.000Z");
    expect(iso(startOfPeriod("2026-10-25T02:30", berlin))).toBe("2026-10-25T00:30:00.000Z");
    expect(iso(startOfPeriod("2026-10-25T03:00", berlin))).toBe("2026-10-25T02:00:00.000Z");
    expect(iso(startOfPeriod("2026-11-01T01:30", "America/New_York"))).toBe(
      "2026-11-01T05:30:00.000Z",
    );
  });

  it("is moved on where clocks are put forward", () => {
    expect(iso(startOfPeriod("2026-03-29T01:59", berlin))).toBe("2026-03-29T00:59:00.000Z");
    expect(iso(startOfPeriod("2026-03-29T02:30", berlin))).toBe("2026-03-29T01:30:00.000Z");
    expect(iso(startOfPeriod("2026-03-29T03:30", berlin))).toBe("2026-03-29T01:30:00.000Z");
    // There, clocks move by half an hour.
    expect(iso(startOfPeriod("2026-10-04T02:15", "Australia/Lord_Howe"))).toBe(
      "2026-10-03T15:45:00.000Z",
    );
    // There, a whole day was left out.
    expect(iso(startOfPeriod("2011-12-30", "Pacific/Apia"))).toBe("2011-12-30T10:00:00.000Z");
  });

  it("is one of the schema, and no other", () => {
    const { moment } = JSON.parse(readFileSync("schema/common.schema.json", "utf8")).definitions;
    const texts = [
      ...["2026-12-24", "2026-12-24T18:00", "2026-12-24T18:00:59Z", "2026-12-24T00:00-11:30"],
      ...["2024-02-29", "0000-01-01", "9999-12-31"],
      ...["2026-02-29", "2026-02-30", "2026-13-01", "2026-04-31", "2026-00-10", "2026-12-24T24:00"],
      ...["2026-12-24T18:60", "2026-12-24 18:00", "2026-12-24T18", "2026-12-24T", "24.12.2026"],
      ...["tomorrow", "", " 2026-12-24", "2026-12-24Z", "2026-12-24T18:00+1"],
    ];
    const pattern = new RegExp(moment.pattern);
    expect(texts.filter(isMoment)).toEqual(texts.filter((text) => pattern.test(text)));
    expect(texts.filter(isMoment)).toHaveLength(7);
  });
});

it("the clock of a zone shows the time that an instant was made of, if it ever shows it", () => {
  const minute = 60_000;
  const times = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) }).map((time) => {
    return Math.floor(time / minute) * minute;
  });
  fc.assert(
    fc.property(times, fc.constantFrom(...zones), (wall, zone) => {
      const instant = toInstant(wall, zone);
      const shown = wallAt(instant, zone);
      // Only a time that clocks leave out is shown as a later one, by the step of the clocks.
      expect(shown).toBeGreaterThanOrEqual(wall);
      if (shown > wall) expect(wallAt(instant - (shown - wall), zone)).not.toBe(wall);
      else expect(wallAt(toInstant(shown, zone), zone)).toBe(shown);
      // Every instant has a time on the clock that leads back to it, or to the hour before that is shown alike.
      const again = toInstant(wallAt(wall, zone), zone);
      expect(wallAt(again, zone)).toBe(wallAt(wall, zone));
      expect(again).toBeLessThanOrEqual(wall);
    }),
    { numRuns: 500 },
  );
});
