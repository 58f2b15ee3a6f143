import { expect, test } from "vitest";
import { change, complaints, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const footer = "  - type: footer\n";

const toldOf = (field: string) =>
  complaints(
    change(
      smallPage,
      footer,
      `  - type: contact\n    props:\n      title: Write\n      form:\n        service: own\n        action: /contact.php\n        button: Send\n        fields:\n          - ${field}\n${footer}`,
    ),
  )
    .filter(({ code }) => code === "unused")
    .map(({ message }) => message.replace(/^.*item 1 of fields: /, ""));

test("what belongs to a field to write in has no effect beside options", () => {
  expect(toldOf("{ label: Size, options: [S, M], kind: date, placeholder: S }")).toEqual([
    'visitors choose one of the options, so "kind" is not used.',
    'visitors choose one of the options, so "placeholder" is not used.',
  ]);
});

test("several needs options, and each part has its effect elsewhere", () => {
  expect(toldOf("{ label: Size, several: true }")).toEqual([
    'there is nothing to choose from, so "several" is not used.',
  ]);
  expect(toldOf("{ label: Size, several: true, options: [S, M] }")).toEqual([]);
  expect(toldOf("{ label: Day, kind: date, several: false }")).toEqual([]);
});
