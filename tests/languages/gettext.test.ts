import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { po } from "gettext-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { parseSite } from "../../src/site/read/loadSite.ts";
import { loadSiteContext } from "../../src/site/read/loadSiteContext.ts";
import { listSitePhrases } from "../../src/site/translate/listSitePhrases.ts";
import { parseCatalogue } from "../../src/site/translate/parseCatalogue.ts";
import { updateCatalogue } from "../../src/site/translate/updateCatalogue.ts";
import { siteDir } from "../fixtures/index.ts";
import { installMissing } from "../publish/servers.ts";
import { translateAll } from "./catalogue.ts";

const site = await parseSite(siteDir, await loadSiteContext(siteDir));
const phrases = listSitePhrases(site.files.flatMap((file) => file.parsed?.page ?? []));
const update = (source: string, of = phrases) => updateCatalogue(parseCatalogue(source), of, "de");
const translated = translateAll(update(""));
/** Each third text is gone, and each third other one is reworded: there are fuzzy and obsolete entries. */
const aged = update(
  translated,
  phrases.flatMap((phrase, index) => {
    if (index % 3 === 0) return [];
    return index % 3 === 1
      ? { ...phrase, text: `${phrase.text}, today\nand "later" \\ on` }
      : phrase;
  }),
);

const catalogues = { new: update(""), translated, aged };

/** All that a program reads of a catalogue, in any order. */
const contentOf = (source: string) =>
  parseCatalogue(source)
    .entries.map(({ context, id, text, flags, previous, comments, isObsolete }) =>
      JSON.stringify([context, id.value, text.value, flags, isObsolete || previous, comments]),
    )
    .sort();

beforeAll(() => installMissing("msgfmt", "gettext"));

function run(command: string, args: string[], source: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "catalogue-")), "de.po");
  writeFileSync(file, source);
  const { status, stdout, stderr } = spawnSync(command, [...args, file], { encoding: "utf8" });
  return {
    status,
    stdout,
    faults: stderr
      .split("\n")
      .filter((line) => !/: warning: header field/.test(line))
      .join("\n"),
  };
}

describe.each(Object.entries(catalogues))("a catalogue that is %s", (_, source) => {
  it("is in order for msgfmt", () => {
    expect(run("msgfmt", ["--check", "-o", "/dev/null"], source)).toMatchObject({
      status: 0,
      faults: "",
    });
  });

  it.each(["--indent", "--no-wrap", "--width=40", "--sort-output", "--escape"])(
    "says the same when msgcat has written it: %s",
    (option) => {
      const { status, stdout } = run("msgcat", [option], source);
      expect(status).toBe(0);
      expect(parseCatalogue(stdout).diagnostics).toEqual([]);
      expect(contentOf(stdout)).toEqual(contentOf(source));
    },
  );

  it("is read alike by another reader", () => {
    const { translations } = po.parse(source, { defaultCharset: "utf-8" });
    const others = Object.values(translations).flatMap((ofContext) =>
      Object.values(ofContext).map(({ msgctxt = "", msgid, msgstr }) => [
        msgctxt,
        msgid,
        msgstr[0],
      ]),
    );
    const own = parseCatalogue(source).entries.filter(({ isObsolete }) => !isObsolete);
    expect(others.filter(([, id]) => id !== "").sort()).toEqual(
      own.map(({ context, id, text }) => [context, id.value, text.value]).sort(),
    );
  });
});

it("an update of what msgcat has written changes nothing", () => {
  const { stdout } = run("msgcat", [], translated);
  expect(stdout).not.toBe(translated);
  expect(update(stdout)).toBe(stdout);
});
