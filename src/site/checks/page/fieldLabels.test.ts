import { expect, test } from "vitest";
import { change, complaints, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const footer = "  - type: footer\n";

const toldOf = (...fields: string[]) =>
  complaints(
    change(
      smallPage,
      footer,
      `  - type: contact\n    props:\n      title: Write\n      form:\n        service: own\n        action: /contact.php\n        button: Send\n        fields:\n${fields.map((each) => `          - ${each}\n`).join("")}${footer}`,
    ),
  )
    .filter(({ code }) => code === "odd-label")
    .map(({ message }) => message.replace(/^.*the label /, ""));

test("a label that says of its field what is not so, or is said already", () => {
  expect(
    toldOf(
      "{ label: Name * }",
      "{ label: Ort (Pflichtfeld) }",
      "{ label: Size (optional), required: true }",
      "{ label: Colour (optional) }",
    ),
  ).toEqual([
    '"Name *" says that the field must be filled in, and the form takes it empty and calls it optional.',
    '"Ort (Pflichtfeld)" says that the field must be filled in, and the form takes it empty and calls it optional.',
    '"Size (optional)" says that the field is optional, and the form is not sent without it.',
    '"Colour (optional)" says that the field is optional, and the form says so beside it, too.',
  ]);
});

test("a label that is true, or has other words in brackets", () => {
  expect(
    toldOf(
      "{ label: Name *, required: true }",
      "{ label: Size (EU) }",
      "{ label: Optional extras }",
    ),
  ).toEqual([]);
});
