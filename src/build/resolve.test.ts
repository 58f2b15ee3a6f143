import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadSurroundings, readManifest } from "../manifest/load.ts";
import { setUpDarkroom } from "./pictures.ts";
import { locate } from "./project.ts";
import { resolvePage } from "./resolve.ts";

it("cuts fonts that hold the characters of the site's own words", async () => {
  const places = locate(process.cwd());
  const surroundings = await loadSurroundings(places.root);
  const source = readFileSync(places.manifest, "utf8");
  const cutFor = async (skip: string) => {
    const worded = source.replace(/^site:$/m, `$&\n  words:\n    skip: ${skip}`);
    const { manifest } = readManifest(Buffer.from(worded), surroundings);
    if (!manifest) throw new Error("The page has errors.");
    return (await resolvePage(manifest, { ...setUpDarkroom(places, "/"), ...surroundings })).fonts;
  };
  expect(await cutFor("To the wörds")).not.toEqual(await cutFor("To the words"));
});
