import { expect, test } from "vitest";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { splice } from "../../src/yaml/splice.ts";
import { editCases } from "../fixtures/edits.ts";
import { context, splitsSign } from "./judge.ts";

test.each(editCases)("$name", ({ before, operation, after, refusal }) => {
  for (const dress of [
    (text: string) => text,
    (text: string) => text.replaceAll("\n", "\r\n"),
    (text: string) => `\ufeff${text}`,
  ]) {
    const page = dress(before);
    const answer = applyEdit(page, operation, context);
    if ("refusal" in answer) {
      expect(answer.refusal.code).toBe(refusal);
      expect(answer.refusal.message).toMatch(/^["A-Z].*\.$/);
      continue;
    }
    expect(answer.text).toBe(dress(after ?? "refused"));
    expect(answer.edits.filter((edit) => splitsSign(edit, page))).toEqual([]);
    expect(splice(page, answer.edits)).toBe(answer.text);
    expect(splice(answer.text, answer.undo)).toBe(page);
  }
});

const faults = [
  ["a line on a level of its own", "\n  - type: features\n   tone: soft\n"],
  ["a tab", "\n  - type: features\n\tenabled: true\n"],
  ["an open quote", '\n  - type: features\n    id: "more\n'],
  ["a blank that is none", "\n  - type: features\n    id:\u00a0more\n"],
  ["no blank behind a colon", "\n  - type: features\n    id:more\n"],
];

test.each(faults)("a mistake elsewhere does not matter: %s", (_, fault) => {
  const page = (title: string) =>
    `sections:\n  - type: hero\n    props:\n      title: ${title}\n${fault}    props:\n      title: B\n`;
  const own = applyEdit(
    page("A"),
    { do: "set", section: "hero", path: ["props", "title"], value: "D" },
    context,
  );
  expect(own).toMatchObject({ text: page("D") });
});
