// @module-tag rest

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { buildIn } from "../project/build.ts";
import { makeSite } from "../project/makeProject.ts";
import { addLanguages } from "./pseudo.ts";

/** The traces of several languages in documents, scripts and settings of hosts. */
const traces = [
  /hreflang="/,
  /og:locale:alternate/,
  /xmlns:xhtml/,
  /\/de\//,
  /^\/de\/\* /m,
  /page_missing_2/,
  /aria-label="Languages?"/,
];

/** The texts that a build publishes, by their names. */
function readTexts(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) =>
    /(\.(html|js|xml|txt|json|conf)|_\w+|Caddyfile)$/.test(file),
  );
  return new Map(texts.map((file) => [file, readFileSync(path.join(dist, file), "utf8")]));
}

const found = (texts: Map<string, string>) => {
  const all = [...texts.values()].join("\n");
  return traces.filter((trace) => trace.test(all)).map(String);
};

/** The number of characters in files with an ending. */
const sizeOf = (texts: Map<string, string>, ending: string) =>
  [...texts].reduce((sum, [file, { length }]) => sum + (file.endsWith(ending) ? length : 0), 0);

it("a site in one language has no byte for others", async () => {
  const root = await makeSite("languages-none");
  const alone = readTexts(await buildIn(root));
  await addLanguages(root, ["de"]);
  const several = readTexts(await buildIn(root));
  expect(found(alone)).toEqual([]);
  expect(found(several).length).toBeGreaterThan(4);
  // The header's script has the menu of languages only there.
  expect(sizeOf(several, ".js")).toBeGreaterThan(sizeOf(alone, ".js"));
});
