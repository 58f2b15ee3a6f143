import { describe, expect, it } from "vitest";
import { readFiles, tell } from "../pages/site.ts";
import { type Dated, home, page } from "./site.ts";

const berlin = "Europe/Berlin";
const today = "2026-11-25";
const tellAt = (sections: Dated[], asOf: number | string = today, timezone?: string) =>
  tell({ "page.yaml": home(sections, timezone) }, { asOf });

describe("what is off by its dates", () => {
  it("is told with the date", async () => {
    const offer = { id: "offer", from: "2026-12-01", until: "2026-12-24" };
    const told = [];
    for (const asOf of [today, "2026-11-30T23:30", "2026-12-01", "2026-12-24T23:59", "2026-12-25"])
      told.push(await tellAt([{ id: "start" }, offer], asOf, berlin));
    expect(told.join("\n---\n")).toMatchInlineSnapshot(`
      "page.yaml:13:11-21 notice not-yet Section 2, cta: off until 1 December 2026, 00:00 (Europe/Berlin), in 6 days.
      ---
      page.yaml:13:11-21 notice not-yet Section 2, cta: off until 1 December 2026, 00:00 (Europe/Berlin), in 30 minutes.
      ---

      ---

      ---
      page.yaml:14:12-22 notice expired Section 2, cta: off since 25 December 2026, 00:00 (Europe/Berlin).
        Delete it, or write another date."
    `);
  });

  it("is told for pages, and ends at a time if it says one", async () => {
    const files = {
      "page.yaml": home([{ href: "/offers/" }]),
      "pages/offers.yaml": page([{}], { from: "2026-12-01", until: "2026-12-24T18:00" }),
    };
    const told = [];
    for (const asOf of [today, "2026-12-24T17:59", "2026-12-24T18:00"])
      told.push(await tell(files, { asOf }));
    expect(told.join("\n---\n")).toMatchInlineSnapshot(`
      "page.yaml:11:15-23 notice link-left-out Section 1, cta, button: the link "Go" is left out, because the page /offers/ (pages/offers.yaml) is off until 1 December 2026, 00:00 (UTC).
      pages/offers.yaml:4:9-19 notice not-yet Page: off until 1 December 2026, 00:00 (UTC), in 6 days.
      ---
      page.yaml:11:15-23 notice link-left-out From 24 December 2026, 18:00, on: Section 1, cta, button: the link "Go" is left out, because the page /offers/ (pages/offers.yaml) is off since 24 December 2026, 18:00 (UTC).
      ---
      page.yaml:11:15-23 notice link-left-out Section 1, cta, button: the link "Go" is left out, because the page /offers/ (pages/offers.yaml) is off since 24 December 2026, 18:00 (UTC).
      pages/offers.yaml:5:10-26 notice expired Page: off since 24 December 2026, 18:00 (UTC).
        Delete it, or write another date."
    `);
  });

  it("is off all the same where the file takes it off, and then has no date", async () => {
    const off = { id: "offer", enabled: false };
    for (const dates of [
      { from: "2026-11-01" },
      { until: "2026-12-24" },
      { from: "2026-12-24" },
      { until: "2026-11-01" },
    ]) {
      const sections = [
        { id: "start", href: "#offer" },
        { ...off, ...dates },
      ];
      expect(await tellAt(sections)).toBe(
        'page.yaml:12:15-23 notice link-left-out Section 1, cta, button: the link "Go" is left out, because section 2, cta (#offer), is off.',
      );
      const { pages } = await readFiles({ "page.yaml": home(sections) }, { asOf: today });
      expect(pages[0].pageFile?.sections.map(({ enabled }) => enabled)).toEqual([true, false]);
    }
  });
});

describe("a link to what is off by its dates", () => {
  it("is told with the date, on every page, and today if it will be", async () => {
    const files = {
      "page.yaml": home(
        [
          { href: "#offer" },
          { id: "offer", from: "2026-12-01", until: "2026-12-24" },
          { id: "second", href: "/offers/" },
        ],
        berlin,
      ),
      "pages/offers.yaml": page([{ href: "/#offer" }], { until: "2026-12-31" }),
    };
    const told = [];
    for (const asOf of [today, "2026-12-02", "2027-01-01"]) told.push(await tell(files, { asOf }));
    expect(told.join("\n---\n")).toMatchInlineSnapshot(`
      "page.yaml:12:15-23 notice link-left-out Section 1, cta, button: the link "Go" is left out, because section 2, cta (#offer), is off until 1 December 2026, 00:00 (Europe/Berlin).
      page.yaml:15:11-21 notice not-yet Section 2, cta: off until 1 December 2026, 00:00 (Europe/Berlin), in 6 days.
      page.yaml:25:15-23 notice link-left-out From 1 January 2027 on: Section 3, cta, button: the link "Go" is left out, because the page /offers/ (pages/offers.yaml) is off since 1 January 2027, 00:00 (Europe/Berlin).
      pages/offers.yaml:11:15-22 notice link-left-out Section 1, cta, button: the link "Go" is left out, because section 2, cta (#offer) of page.yaml, is off until 1 December 2026, 00:00 (Europe/Berlin).
      ---
      page.yaml:12:15-23 notice link-left-out From 25 December 2026 on: Section 1, cta, button: the link "Go" is left out, because section 2, cta (#offer), is off since 25 December 2026, 00:00 (Europe/Berlin).
      page.yaml:25:15-23 notice link-left-out From 1 January 2027 on: Section 3, cta, button: the link "Go" is left out, because the page /offers/ (pages/offers.yaml) is off since 1 January 2027, 00:00 (Europe/Berlin).
      pages/offers.yaml:11:15-22 notice link-left-out From 25 December 2026 on: Section 1, cta, button: the link "Go" is left out, because section 2, cta (#offer) of page.yaml, is off since 25 December 2026, 00:00 (Europe/Berlin).
      ---
      page.yaml:12:15-23 notice link-left-out Section 1, cta, button: the link "Go" is left out, because section 2, cta (#offer), is off since 25 December 2026, 00:00 (Europe/Berlin).
      page.yaml:16:12-22 notice expired Section 2, cta: off since 25 December 2026, 00:00 (Europe/Berlin).
        Delete it, or write another date.
      page.yaml:25:15-23 notice link-left-out Section 3, cta, button: the link "Go" is left out, because the page /offers/ (pages/offers.yaml) is off since 1 January 2027, 00:00 (Europe/Berlin).
      pages/offers.yaml:4:10-20 notice expired Page: off since 1 January 2027, 00:00 (Europe/Berlin).
        Delete it, or write another date."
    `);
  });
});

describe("dates", () => {
  it("that are none are refused, with what may be meant if that is one day", async () => {
    const told = [];
    for (const until of [
      ...["24.12.2026", "24. 12. 2026", "1.12.2026", "2026/12/24", "2026-12-4"],
      ...["12/24/2026", "24/12/2026", "12/11/2026", "2026-13-01", "2026-02-30", "31.11.2026"],
      ...["2026-12-24 18:00", "24.12.2026 8:30", "2026-12-24T25:00", "2026-12-24T18:00:00.000Z"],
      ...["tomorrow", "24 December 2026", "2026"],
    ])
      told.push(await tellAt([{ until }, { id: "other" }]));
    const year = home([{ until: "YEAR" }, { id: "other" }]).replace("YEAR", "20261224");
    told.push(await tell({ "page.yaml": year }, { asOf: today }));
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "page.yaml:7:12-22 error bad-date Section 1, cta: "until" cannot be "24.12.2026".
        Did you mean "2026-12-24"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24.
      page.yaml:7:12-24 error bad-date Section 1, cta: "until" cannot be "24. 12. 2026".
        Did you mean "2026-12-24"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24.
      page.yaml:7:12-21 error bad-date Section 1, cta: "until" cannot be "1.12.2026".
        Did you mean "2026-12-01"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-01.
      page.yaml:7:12-22 error bad-date Section 1, cta: "until" cannot be "2026/12/24".
        Did you mean "2026-12-24"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24.
      page.yaml:7:12-21 error bad-date Section 1, cta: "until" cannot be "2026-12-4".
        Did you mean "2026-12-04"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-04.
      page.yaml:7:12-22 error bad-date Section 1, cta: "until" cannot be "12/24/2026".
        Did you mean "2026-12-24"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24.
      page.yaml:7:12-22 error bad-date Section 1, cta: "until" cannot be "24/12/2026".
        Did you mean "2026-12-24"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24.
      page.yaml:7:12-22 error bad-date Section 1, cta: "until" cannot be "12/11/2026": it may mean two days.
        A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
      page.yaml:7:12-22 error bad-date Section 1, cta: "until" cannot be "2026-13-01": there is no month 13.
        A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
      page.yaml:7:12-22 error bad-date Section 1, cta: "until" cannot be "2026-02-30": February 2026 has 28 days.
        A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
      page.yaml:7:12-22 error bad-date Section 1, cta: "until" cannot be "31.11.2026": November 2026 has 30 days.
        A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
      page.yaml:7:12-28 error bad-date Section 1, cta: "until" cannot be "2026-12-24 18:00".
        Did you mean "2026-12-24T18:00"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24T18:00.
      page.yaml:7:12-27 error bad-date Section 1, cta: "until" cannot be "24.12.2026 8:30".
        Did you mean "2026-12-24T08:30"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24T08:30.
      page.yaml:7:12-28 error bad-date Section 1, cta: "until" cannot be "2026-12-24T25:00": a time is between 00:00 and 23:59.
        A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
      page.yaml:7:12-36 error bad-date Section 1, cta: "until" cannot be "2026-12-24T18:00:00.000Z".
        Did you mean "2026-12-24T18:00Z"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24T18:00Z.
      page.yaml:7:12-20 error bad-date Section 1, cta: "until" cannot be "tomorrow".
        A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
      page.yaml:7:12-28 error bad-date Section 1, cta: "until" cannot be "24 December 2026".
        Did you mean "2026-12-24"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24.
      page.yaml:7:12-18 error bad-date Section 1, cta: "until" cannot be "2026".
        A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
      page.yaml:7:12-20 error bad-date Section 1, cta: "until" cannot be "20261224".
        Did you mean "2026-12-24"? A day is written as 2026-12-24, and a time on it as 2026-12-24T18:00.
        or: Write 2026-12-24."
    `);
  });

  it("are the same with quotes and without", async () => {
    const plain = home([{ id: "start" }, { id: "offer", from: "DATE" }]);
    const told = [];
    for (const date of ["2026-12-01", '"2026-12-01"', "'2026-12-01'"])
      told.push(await tell({ "page.yaml": plain.replace("DATE", date) }, { asOf: today }));
    expect(new Set(told.map((each) => each.replace(/:\d+-\d+ /, " "))).size).toBe(1);
    expect(told[0]).toContain("notice not-yet");
  });

  it("that leave no time in between are refused", async () => {
    const never = [
      { from: "2026-12-24", until: "2026-12-23" },
      { from: "2026-12-24T18:00", until: "2026-12-24T18:00" },
      { from: "2026-12-24T18:00", until: "2026-12-24T18:30+01:00", enabled: false },
    ];
    const told = [];
    for (const dates of never) told.push(await tellAt([dates]));
    const files = { "page.yaml": home([{}]), "pages/offers.yaml": page([{}], never[0]) };
    told.push(await tell(files, { asOf: today }));
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "page.yaml:8:12-22 error never Section 1, cta: it would end at the moment at which it begins.
        Write a time for until that is after the one of from.
      page.yaml:8:12-28 error never Section 1, cta: it would end at the moment at which it begins.
        Write a time for until that is after the one of from.
      page.yaml:8:12-34 error never Section 1, cta: it would end before it begins.
        Write a day for until that is not before the one of from.
      pages/offers.yaml:5:10-20 error never Page: it would end at the moment at which it begins.
        Write a time for until that is after the one of from."
    `);
    expect(await tellAt([{ from: "2026-11-24", until: "2026-11-25" }, { id: "other" }])).toBe("");
  });
});

describe("the time zone", () => {
  it("must be one", async () => {
    const told = [];
    for (const zone of ["Berlin", "Europe/Berln", "new york", "UTC+1", "MEZ", "Mars/Olympus"])
      told.push(await tellAt([{}], today, zone));
    for (const zone of ["UTC", "Europe/Berlin", "America/Argentina/Salta", "Etc/GMT", "CET"])
      expect(await tellAt([{}], today, zone)).toBe("");
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "page.yaml:5:13-19 error bad-zone Site: "timezone" cannot be "Berlin": no time zone has this name.
        Did you mean "Europe/Berlin"? A time zone is written as Europe/Berlin, America/New_York or UTC.
        or: Write Europe/Berlin.
      page.yaml:5:13-25 error bad-zone Site: "timezone" cannot be "Europe/Berln": no time zone has this name.
        Did you mean "Europe/Berlin", "Europe/Dublin" or "Europe/Jersey"? A time zone is written as Europe/Berlin, America/New_York or UTC.
        or: Write Europe/Berlin.
        or: Write Europe/Dublin.
        or: Write Europe/Jersey.
      page.yaml:5:13-21 error bad-zone Site: "timezone" cannot be "new york": no time zone has this name.
        Did you mean "America/New_York"? A time zone is written as Europe/Berlin, America/New_York or UTC.
        or: Write America/New_York.
      page.yaml:5:13-18 error bad-zone Site: "timezone" cannot be "UTC+1": no time zone has this name.
        A time zone is written as Europe/Berlin, America/New_York or UTC.
      page.yaml:5:13-16 error bad-zone Site: "timezone" cannot be "MEZ": no time zone has this name.
        A time zone is written as Europe/Berlin, America/New_York or UTC.
      page.yaml:5:13-25 error bad-zone Site: "timezone" cannot be "Mars/Olympus": no time zone has this name.
        A time zone is written as Europe/Berlin, America/New_York or UTC."
    `);
  });

  it("has the summer time of a place", async () => {
    const told = [];
    for (const zone of ["EST", "Etc/GMT+1", "Etc/GMT-2"])
      told.push(await tellAt([{}], today, zone));
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "page.yaml:5:13-16 warning fixed-zone Site: "timezone" is "EST", which is 5 hours behind UTC all year, without summer time.
        Did you mean "America/New_York"? Write the zone of a city, such as Europe/Berlin.
        or: Write America/New_York.
      page.yaml:5:13-22 warning fixed-zone Site: "timezone" is "Etc/GMT+1", which is 1 hour behind UTC all year, without summer time.
        Write the zone of a city, such as Europe/Berlin.
      page.yaml:5:13-22 warning fixed-zone Site: "timezone" is "Etc/GMT-2", which is 2 hours ahead of UTC all year, without summer time.
        Write the zone of a city, such as Europe/Berlin."
    `);
  });

  it("is that of page.yaml on every page", async () => {
    const files = (zone: string) => ({
      "page.yaml": home([{ href: "/offers/" }], zone),
      "pages/offers.yaml": page([{ until: "2026-12-24" }]),
    });
    const at = Date.UTC(2026, 11, 24, 23, 30);
    const states = [];
    for (const zone of ["UTC", berlin, "America/New_York", "Asia/Tokyo"]) {
      const { pages } = await readFiles(files(zone), { asOf: at });
      states.push(pages[1]?.pageFile?.sections[0]?.enabled);
    }
    expect(states).toEqual([true, false, true, false]);
  });
});

describe("sections of one id, or of a type that a page has once", () => {
  const until = { until: "2026-12-24" };
  const twins = [
    { is: "one after the other", first: until, second: { from: "2026-12-25" }, isRight: true },
    {
      is: "by the minute",
      first: { until: "2026-12-24T18:00" },
      second: { from: "2026-12-24T18:00" },
      isRight: true,
    },
    { is: "with a pause", first: until, second: { from: "2027-12-01" }, isRight: true },
    { is: "in the past only", first: { until: "2025-12-24" }, second: {}, isRight: true },
    { is: "for a day", first: until, second: { from: "2026-12-24" }, isRight: false },
    { is: "today", first: until, second: {}, isRight: false },
    { is: "one day, for ever", first: {}, second: { from: "2030-01-01" }, isRight: false },
  ];

  it.each(twins)("meet $is", async ({ first, second, isRight }) => {
    const pairs: Dated[][] = [
      [{ id: "start" }, { id: "offer", ...first }, { id: "offer", ...second }],
      [{ type: "header", ...first }, { type: "header", id: "other", ...second }, { id: "start" }],
    ];
    for (const sections of pairs) {
      const { pages } = await readFiles({ "page.yaml": home(sections) }, { asOf: today });
      const errors = pages[0].diagnostics.filter(({ severity }) => severity === "error");
      expect(errors.length > 0, JSON.stringify(errors)).toBe(!isRight);
    }
  });

  it("are told today where they meet on a coming date", async () => {
    const offers = [
      { id: "offer", ...until },
      { id: "offer", from: "2026-12-24", href: "#offer" },
    ];
    expect(await tellAt([{ id: "start" }, ...offers], today, berlin)).toMatchInlineSnapshot(`
      "page.yaml:17:9-14 error same-id From 24 December 2026 on: Section 3, cta: the id "offer" is taken already, in line 12.
        Give one of the two another id.
      page.yaml:18:11-21 notice not-yet Section 3, cta: off until 24 December 2026, 00:00 (Europe/Berlin), in 29 days."
    `);
  });

  it("are reached by one link", async () => {
    const sections = [
      { id: "start", href: "#offer" },
      { id: "offer", ...until },
      { id: "offer", from: "2026-12-25" },
    ];
    for (const asOf of [today, "2026-12-24", "2026-12-25", "2027-12-25"])
      expect(await tellAt(sections, asOf)).not.toContain("link-left-out");
  });
});

describe("a page on which nothing is left", () => {
  it.each([
    ["whose only section ends", [{ id: "offer", until: "2026-12-24" }], 1],
    [
      "whose sections end one after the other",
      [{ until: "2026-12-01" }, { id: "b", until: "2026-12-24" }],
      1,
    ],
    [
      "with a gap between two sections",
      [{ until: "2026-12-01" }, { id: "b", from: "2026-12-24" }],
      1,
    ],
    ["whose only section has not begun", [{ from: "2026-12-24" }], 1],
    ["whose sections are off", [{ enabled: false }], 1],
    [
      "whose sections follow one another",
      [{ until: "2026-12-01" }, { id: "b", from: "2026-12-02" }],
      0,
    ],
    ["with a section that stays", [{ until: "2026-12-01" }, { id: "b" }], 0],
  ])("is told: one %s", async (_, sections, count) => {
    for (const around of [[], [{ type: "header" }], [{ type: "header" }, { type: "footer" }]]) {
      const told = await tellAt([...around, ...sections]);
      expect(told.split("blank-page").length - 1, told).toBe(count);
    }
  });

  it("is told with the day on which it is empty, and that a page may end itself", async () => {
    const files = {
      "page.yaml": home([{ href: "/offers/" }]),
      "pages/offers.yaml": page([{ until: "2026-12-24" }]),
    };
    expect(await tell(files, { asOf: today })).toMatchInlineSnapshot(`
      "pages/offers.yaml:6:12-22 warning blank-page From 25 December 2026 on: Page: none of its sections is on, so visitors find nothing between header and footer.
        Leave one of them on, let another begin then, or give the page itself the date, below page:."
    `);
    const ended = {
      ...files,
      "pages/offers.yaml": page([{ until: "2026-12-24" }], { until: "2026-12-24" }),
    };
    expect(await tell(ended, { asOf: today })).not.toContain("blank-page");
  });
});
