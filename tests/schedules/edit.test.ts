import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { type Files, writeSite } from "../pages/site.ts";
import { type Dated, home, page } from "./site.ts";

const offer = (dates: Dated): string => home([{ id: "start" }, { id: "offer", ...dates }]);

/** The lines of page.yaml after edits, and the output of the last. */
async function edit(files: Files, ...commands: string[][]) {
  const root = await writeSite(files);
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  let output = "";
  for (const words of commands) {
    const done = await runEdit(root, words, () => "");
    output = done.complaint ?? done.output;
  }
  return { output, text: await readFile(path.join(root, "page.yaml"), "utf8") };
}

it("dates are set, changed and taken out as any setting is", async () => {
  const files = { "page.yaml": offer({}) };
  const begun = await edit(files, ["set", "offer.from", "2026-12-01"]);
  expect(begun.text).toBe(offer({}).replace("id: offer\n", "$&    from: 2026-12-01\n"));
  const ended = await edit({ "page.yaml": begun.text }, ["set", "offer.until", "2026-12-24T18:00"]);
  expect(ended.text).toBe(offer({ from: "2026-12-01", until: "2026-12-24T18:00" }));
  const commands = [
    ["remove", "offer.from"],
    ["remove", "offer.until"],
    ["set", "site.timezone", "Europe/Berlin"],
  ];
  const { text } = await edit({ "page.yaml": ended.text }, ...commands);
  expect(text).toBe(home([{ id: "start" }, { id: "offer" }], "Europe/Berlin"));
});

it("enabling tells of dates that keep a section off", async () => {
  const enable = ["enable", "offer"];
  const told = [];
  for (const dates of [{ until: "2001-12-24" }, { enabled: false, from: "9999-12-01" }]) {
    const { output, text } = await edit({ "page.yaml": offer(dates) }, enable);
    expect(text).toBe(offer({ ...dates, enabled: undefined }));
    told.push(output);
  }
  expect(told.join("---\n")).toMatchInlineSnapshot(`
    "Nothing had to be changed.

    By its dates, offer is off since 25 December 2001, 00:00 (UTC). To show it now, write another date, or take it out: npm run edit -- remove offer.until
    ---
    page.yaml:12
      12 -     enabled: false

    By its dates, offer is off until 1 December 9999, 00:00 (UTC). To show it now, write another date, or take it out: npm run edit -- remove offer.from
    "
  `);
  const files = {
    "page.yaml": home([{}], "Europe/Berlin"),
    "pages/offers.yaml": page([{ id: "start" }, { id: "offer", until: "2001-12-24" }]),
  };
  const elsewhere = await edit(files, [...enable, "--file", "pages/offers.yaml"]);
  expect(elsewhere.output).toContain("off since 25 December 2001, 00:00 (Europe/Berlin)");
  expect(elsewhere.output).toContain("remove offer.until --file pages/offers.yaml\n");
  const due = await edit({ "page.yaml": offer({ enabled: false, from: "2001-12-24" }) }, enable);
  expect(due.output).not.toContain("By its dates");
});

it("a section takes an id that another has at other times, as schedules allow", async () => {
  const rename = (first: Dated, second: Dated) =>
    edit(
      {
        "page.yaml": home([
          { id: "offer", ...first },
          { id: "offer-2", ...second },
        ]),
      },
      [...["rename", "offer-2", "offer"]],
    );
  for (const [first, second] of [
    [{ until: "2026-12-31" }, { from: "2027-01-01" }],
    [{ from: "2027-01-01" }, { until: "2026-12-31" }],
    [{ until: "2026-12-24T18:00" }, { from: "2026-12-24T18:00", until: "2026-12-26" }],
  ] satisfies [Dated, Dated][]) {
    const { text } = await rename(first, second);
    expect(text.match(/id: offer$/gm)).toHaveLength(2);
  }
  for (const [first, second] of [
    [{}, {}],
    [{ until: "2026-12-31" }, {}],
    [{ until: "2026-12-31" }, { from: "2026-12-31" }],
    [{ from: "2026-12-01" }, { from: "2027-01-01" }],
    [{ enabled: false, until: "2026-12-31" }, { from: "2026-12-01" }],
  ] satisfies [Dated, Dated][]) {
    const { output } = await rename(first, second);
    expect(output).toBe('The id "offer" is taken already. Choose another.');
  }
});
