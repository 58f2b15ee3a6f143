import { expect, test } from "vitest";
import type { Operation } from "../../src/shared/operation.ts";
import { checkReplay } from "../../src/site/changes/replayChanges.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { Random } from "../edit/random.ts";
import { pageYaml } from "../fixtures/index.ts";
import { compare, listSentences, schemas, versionOf } from "./site.ts";

const cards = ["props", "cards"];
const questions = ["props", "categories", 0, "questions"];
const set = (section: string, path: (string | number)[], value: unknown): Operation => ({
  do: "set",
  section,
  path: ["props", ...path],
  value,
});

/** Operations by what they are about: of one group, a history has one at most. */
const groups: readonly (readonly Operation[])[] = [
  [
    set("hero", ["title"], "Think less."),
    { do: "remove", section: "hero", path: ["props", "eyebrow"] },
  ],
  [set("hero", ["text"], "Something else altogether, about tea.")],
  [set("hero", ["button", "label"], "Start now"), set("hero", ["button", "href"], "/start/")],
  [
    { do: "set", path: ["site", "name"], value: "Quill" },
    { do: "set", path: ["site", "title"], value: "Another title" },
    { do: "set", path: ["site", "words", "menu"], value: "Open" },
  ],
  [
    { do: "set", path: ["theme", "colors", "accent"], value: "#1f5d4c" },
    { do: "set", path: ["theme", "corners"], value: "sharp" },
  ],
  [
    { do: "disable-section", section: "feedback" },
    { do: "set", section: "feedback", path: ["tone"], value: "mint" },
    set("feedback", ["title"], "Said by others"),
  ],
  [
    {
      do: "insert",
      section: "faqs",
      path: questions,
      value: { id: "n", question: "New?", answer: "Yes." },
    },
    { do: "remove", section: "faqs", path: [...questions, 1] },
    { do: "move", section: "faqs", path: questions, from: 0, to: 2 },
    set("faqs", ["categories", 0, "questions", 0, "answer"], "It is free."),
  ],
  [
    set("what_you_can_do", ["cards", 0, "icon"], "heart"),
    set("what_you_can_do", ["cards", 1, "title"], "Speak it"),
    { do: "remove", section: "what_you_can_do", path: [...cards, 2] },
  ],
  [
    { do: "move-section", section: "faqs", to: { after: "hero" } },
    { do: "add-section", type: "statement", at: { after: "hero" } },
    { do: "delete-section", section: "what_you_can_do" },
  ],
];

const apply = (page: string, operation: Operation) => {
  const edited = applyEdit(page, operation, { schemas });
  if ("refusal" in edited) throw new Error(edited.refusal.message);
  return edited.text;
};

const tell = (after: string) => listSentences({ "page.yaml": pageYaml }, { "page.yaml": after });

test("90 histories: each operation has one sentence, as it has alone", { tags: ["rest"] }, () => {
  const alone = new Map(
    groups.flat().map((operation) => [operation, tell(apply(pageYaml, operation))]),
  );
  for (const [operation, sentences] of alone)
    expect([operation, sentences.length]).toEqual([operation, 1]);
  let count = 0;
  for (let seed = 0; seed < 90; seed += 1) {
    const random = new Random(seed * 7919 + 3);
    const chosen = groups.flatMap((group) => (random.chance(0.7) ? [random.pick(group)] : []));
    const isDeleted = chosen.some((each) => each.do === "delete-section");
    const history = chosen.filter(
      (each) => !isDeleted || !("path" in each) || each.section !== "what_you_can_do",
    );
    count += history.length;
    const told = tell(history.reduce(apply, pageYaml));
    const wanted = history.flatMap((operation) => alone.get(operation) ?? []);
    expect([...told].sort(), `history ${seed}`).toEqual([...wanted].sort());
  }
  expect(count).toBeGreaterThan(400);
});

test("a missing step of a comparison is an error", () => {
  const before = { "page.yaml": pageYaml };
  const after = { "page.yaml": pageYaml.replace("Quillow", "Quill"), "texts/a.md": "One.\n" };
  const { replay } = compare(before, after);
  const check = (steps: typeof replay) => checkReplay(versionOf(before), versionOf(after), steps);
  check(replay);
  expect(replay.length).toBeGreaterThan(1);
  for (const left of replay)
    expect(() => check(replay.filter((each) => each !== left))).toThrow("are not complete");
});
