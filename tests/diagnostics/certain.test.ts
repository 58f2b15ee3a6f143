import { expect, test } from "vitest";
import { iconSets } from "../../src/site/icons.ts";
import { synonyms } from "../../src/site/values/iconSynonyms.ts";
import { pageYaml } from "../fixtures/index.ts";
import { certainFixes } from "./certain.ts";
import { change, complaints, fixed, smallPage } from "./readFixture.ts";

test.each(certainFixes)("$wrong can only be $right: $code, by its $reason", (fix) => {
  const { code, reason, right, wrong, fixed: meant = right } = fix;
  const page = change(smallPage, right, wrong);
  expect(complaints(page).map((each) => [each.code, each.fix?.reason])).toEqual([[code, reason]]);
  expect(fixed(page)).toBe(change(smallPage, right, meant));
});

test("no link is led elsewhere because another name is near, or because its own is gone", () => {
  const questions = smallPage.replace("id: cost", "id: contract");
  const misled = change(questions, '"#questions"', '"#contact"');
  expect(fixed(misled)).toBe(misled);
  for (const id of ["question", "questoins", "quest", "cost-2", "feature"]) {
    const page = change(smallPage, '"#questions"', `"#${id}"`);
    expect(fixed(page)).toBe(page);
  }
});

test.each([
  ["/images/hero.png", "/images/hreo.png"],
  ["/images/hero.png", "/hero.png"],
  ["/images/hero.png", "/images/hero"],
  ["/images/hero.png", "/image/hero.png"],
  ["tone: soft", "tone: sotf"],
  ["type: features", "type: feature"],
  ['"#features"', '"#featurs"'],
  ["icon: brand:discord", "icon: discord"],
  ["icon: notebook", "icon: notebok"],
  ["mailto:hello@lull.museum", "none"],
  ["https://lull.museum/chat", "lull.museum/chat"],
  ["https://lull.museum/chat", "http://lull.museum/chat"],
])("%s is only near %s: it is suggested, and not done", (right, wrong) => {
  const page = change(smallPage, right, wrong);
  expect(fixed(page)).toBe(page);
  const [diagnostic] = complaints(page);
  const texts =
    diagnostic?.suggestions?.flatMap(({ edits }) => edits.map(({ text }) => text)) ?? [];
  expect(texts.length).toBeGreaterThan(0);
  if (wrong !== "none") expect(right).toContain(texts[0]?.replace(/^"(.*)"$/, "$1"));
});

test("links to a section that is taken out are left as they are", () => {
  const [before = "", after = ""] = smallPage.split("  - type: faq");
  const page = before + after.slice(after.indexOf("  - type: testimonials"));
  for (const id of ["question", "questions-2", "quests"]) {
    const spare = change(page, "  - type: testimonials", `  - type: testimonials\n    id: ${id}`);
    expect(fixed(spare)).toBe(spare);
  }
});

test("whichever section of the first page is taken out, no link is led elsewhere", () => {
  const [head = "", ...sections] = pageYaml.split(/^(?= {2}- type: )/m);
  for (const section of sections) {
    const page = head + sections.filter((each) => each !== section).join("");
    expect(fixed(page)).toBe(page);
  }
  const page = [head, ...sections].join("").replaceAll('"#faqs"', '"#contact"');
  const renamed = change(page, "id: common-what\n", "id: contract\n");
  expect(fixed(renamed)).toBe(renamed);
});

test("what icons are called otherwise is called so by none, and each means one that there is", () => {
  const names = Object.entries(synonyms);
  expect(names.filter(([name, icon]) => iconSets.has(name) || !iconSets.has(icon))).toEqual([]);
});
