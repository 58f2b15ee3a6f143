import { expect, test } from "vitest";
import { tellAll, texts } from "./tellAll.ts";

test("anchors that differ from another by a number", () => {
  expect(
    tellAll('"#questions"', texts(["#cost-2", "#question", "#questions2"])),
  ).toMatchInlineSnapshot(`
    ""#cost-2"
      17:17-26 no-anchor Section 1, header, item 2 of links: no section has the id "cost-2", so the link "#cost-2" leads nowhere. Did you mean "#cost"?
    "#question"
      17:17-28 no-anchor Section 1, header, item 2 of links: no section has the id "question", so the link "#question" leads nowhere. Did you mean "#questions"?
    "#questions2"
      17:17-30 no-anchor Section 1, header, item 2 of links: no section has the id "questions2", so the link "#questions2" leads nowhere. Did you mean "#questions"?"
  `);
});

test("ids", () => {
  const values = [
    ...[
      "My Questions",
      "1st",
      "123",
      "#cost",
      "#Cost",
      "a#b",
      "Café",
      "Über uns",
      "—",
      "a  b ",
      "A",
      "_x",
      "x_",
      "x-",
      "x y!!",
    ],
  ];
  expect(
    tellAll(
      "id: start",
      texts(values).map((each) => `id: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "id: "My Questions"
      51:15-29 bad-id Section 5, faq, item 1 of categories: "id" cannot be "My Questions": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "my-questions"?
    id: "1st"
      51:15-20 bad-id Section 5, faq, item 1 of categories: "id" cannot be "1st": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "st"?
    id: "123"
      51:15-20 bad-id Section 5, faq, item 1 of categories: "id" cannot be "123": it starts with a small letter and holds small letters, digits, - and _ only. Write a short word in small letters.
    id: "#cost"
      51:15-22 bad-id Section 5, faq, item 1 of categories: "id" cannot be "#cost": it starts with a small letter and holds small letters, digits, - and _ only. "cost" is taken already. Write a short word in small letters.
    id: "#Cost"
      51:15-22 bad-id Section 5, faq, item 1 of categories: "id" cannot be "#Cost": it starts with a small letter and holds small letters, digits, - and _ only. "cost" is taken already. Write a short word in small letters.
    id: "a#b"
      51:15-20 bad-id Section 5, faq, item 1 of categories: "id" cannot be "a#b": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "a-b"?
    id: "Café"
      51:15-21 bad-id Section 5, faq, item 1 of categories: "id" cannot be "Café": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "café"?
    id: "Über uns"
      51:15-25 bad-id Section 5, faq, item 1 of categories: "id" cannot be "Über uns": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "über-uns"?
    id: "—"
      51:15-18 bad-id Section 5, faq, item 1 of categories: "id" cannot be "—": it starts with a small letter and holds small letters, digits, - and _ only. Write a short word in small letters.
    id: "a  b "
      51:15-22 bad-id Section 5, faq, item 1 of categories: "id" cannot be "a  b ": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "a-b"?
    id: "A"
      51:15-18 bad-id Section 5, faq, item 1 of categories: "id" cannot be "A": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "a"?
    id: "_x"
      51:15-19 bad-id Section 5, faq, item 1 of categories: "id" cannot be "_x": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "x"?
    id: "x_"
    id: "x-"
    id: "x y!!"
      51:15-22 bad-id Section 5, faq, item 1 of categories: "id" cannot be "x y!!": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "x-y"?"
  `);
});
