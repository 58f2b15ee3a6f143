import { expect, it } from "vitest";
import type { Testimonial } from "../../shared/schema.gen.ts";
import { listLanguageFiles, shipped } from "../../site/languages.ts";
import { createAssetContext } from "../assets/pictures.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { feedbackIn } from "./feedback.ts";
import { inventSample } from "./samples.ts";

const assetContext = createAssetContext(resolvePaths(process.cwd()), "/");
const invent = async (lang: string, feedback?: string[]) =>
  (await inventSample(
    "testimonial",
    { seed: 11, count: 6, ...(feedback && { feedback }) },
    { ...assetContext, lang },
  )) as Testimonial[];

it("every language that is shipped has sentences of its own, none twice", () => {
  const languages = listLanguageFiles("samples.json").map(({ lang }) => lang);
  expect(new Set(languages)).toEqual(shipped);
  for (const lang of shipped) {
    const { openings, endings } = feedbackIn(lang);
    expect(openings.length).toBeGreaterThanOrEqual(4);
    expect(endings.length).toBe(openings.length);
    const all = [...openings, ...endings];
    expect([...new Set(all.map((text) => text.trim()))]).toEqual(all);
  }
});

it("the same seed brings the same people, whatever the language and whatever they say", async () => {
  const [english, german, unknown, own] = await Promise.all([
    invent("en-GB"),
    invent("de-AT"),
    invent("eo"),
    invent("en", ["Good.", "Better."]),
  ]);
  const facesOf = (people: Testimonial[]) => people.map(({ feedback: _, ...person }) => person);
  for (const people of [german, unknown, own]) expect(facesOf(people)).toEqual(facesOf(english));
  const { openings } = feedbackIn("de");
  expect(german.every(({ feedback }) => openings.some((text) => feedback.startsWith(text)))).toBe(
    true,
  );
  expect(unknown).toEqual(english);
  expect(new Set(english.map(({ feedback }) => feedback)).size).toBe(english.length);
  expect(own.map(({ feedback }) => feedback)).toEqual([
    "Good.",
    "Better.",
    "Good.",
    "Better.",
    "Good.",
    "Better.",
  ]);
});
