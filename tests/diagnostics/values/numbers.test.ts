import { expect, test } from "vitest";
import { answer } from "../readFixture.ts";
import { tellAll, texts } from "./tellAll.ts";

test("whole numbers", () => {
  const values = [
    ...[
      '"4"',
      '"4.5"',
      '"4.25"',
      '"-4"',
      '"04"',
      '" 4 "',
      "“4”",
      "‘4",
      "4”",
      "a“4",
      "4,5",
      "20%",
      "four",
      "true",
    ],
    ...["[4]", "{a: 4}", "", "~", "4.0", "5.5", "6", ".nan", ".inf", "0x4", "1_000", "'4'"],
  ];
  expect(
    tellAll(
      "4\n          feedback",
      values.map((each) => `${each}\n          feedback`),
    ),
  ).toMatchInlineSnapshot(`
    ""4"
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4" is text. Write 4, without quotes. → Write 4, without quotes.
    "4.5"
              feedback
      63:19-24 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4.5" is text. Write 4.5, without quotes. → Write 4.5, without quotes.
    "4.25"
              feedback
      63:19-25 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4.25" is text. Write a multiple of 0.5. How many of five stars they gave, if they gave any; halves too.
    "-4"
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "-4" is text. Write -4, without quotes. How many of five stars they gave, if they gave any; halves too.
    "04"
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "04" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too.
    " 4 "
              feedback
      63:19-24 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but " 4 " is text. Write 4, without quotes. → Write 4, without quotes.
    “4”
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "“4”" is text. Write 4, without quotes. → Write 4, without quotes.
    ‘4
              feedback
      63:19-21 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "‘4" is text. Write 4, without quotes. → Write 4, without quotes.
    4”
              feedback
      63:19-21 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4”" is text. Write 4, without quotes. → Write 4, without quotes.
    a“4
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "a“4" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too.
    4,5
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4,5" is text. Write 4.5, with a point. → Write 4.5, with a point.
    20%
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "20%" is text. Write a multiple of 0.5. How many of five stars they gave, if they gave any; halves too.
    four
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "four" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too.
    true
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "true" is not. How many of five stars they gave, if they gave any; halves too.
    [4]
              feedback
      63:11-17 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but it is a list. How many of five stars they gave, if they gave any; halves too.
    {a: 4}
              feedback
      63:11-17 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but it is a group of settings. How many of five stars they gave, if they gave any; halves too.

              feedback
      63:11-17 empty Section 6, testimonials, item 1 of items: "rating" is empty. Take the line out, or fill it. How many of five stars they gave, if they gave any; halves too. → Take the line out.
    ~
              feedback
      63:19-20 empty Section 6, testimonials, item 1 of items: "rating" is empty. Take the line out, or fill it. How many of five stars they gave, if they gave any; halves too. → Take the line out.
    4.0
              feedback
    5.5
              feedback
      63:19-22 out-of-range Section 6, testimonials, item 1 of items: "rating" is 5.5, but should be between 1 and 5. Write a number between 1 and 5. How many of five stars they gave, if they gave any; halves too.
    6
              feedback
      63:19-20 out-of-range Section 6, testimonials, item 1 of items: "rating" is 6, but should be between 1 and 5. Write a number between 1 and 5. How many of five stars they gave, if they gave any; halves too.
    .nan
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but ".nan" is not. How many of five stars they gave, if they gave any; halves too.
    .inf
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but ".inf" is not. How many of five stars they gave, if they gave any; halves too.
    0x4
              feedback
      63:19-22 odd-number "0x4" is read as the number 4. Write 4, or put quotes around it if it is a text.
    1_000
              feedback
      63:19-24 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "1_000" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too.
    '4'
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but '4' is text. Write 4, without quotes. → Write 4, without quotes."
  `);
});

test("numbers", () => {
  const values = [
    ...[
      '"0.2"',
      '"0.25"',
      '"-0.5"',
      "0,2",
      "0,25",
      "10,2",
      "-0,2",
      "x0,2",
      "0,2x",
      "20%",
      '"20 %"',
      "x20%",
      "20%x",
    ],
    ...["often", "true", "[0.2]", "", ".nan", ".inf", "-1", "2", "007"],
  ];
  expect(tellAll("0.2", values)).toMatchInlineSnapshot(`
    ""0.2"
      15:22-27 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "0.2" is text. Write 0.2, without quotes. → Write 0.2, without quotes.
    "0.25"
      15:22-28 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "0.25" is text. Write 0.25, without quotes. → Write 0.25, without quotes.
    "-0.5"
      15:22-28 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "-0.5" is text. Write -0.5, without quotes. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    0,2
      15:22-25 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "0,2" is text. Write 0.2, with a point. → Write 0.2, with a point.
    0,25
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "0,25" is text. Write 0.25, with a point. → Write 0.25, with a point.
    10,2
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "10,2" is text. Write 10.2, with a point. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    -0,2
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "-0,2" is text. Write -0.2, with a point. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    x0,2
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "x0,2" is text. Write a number in digits, such as 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    0,2x
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "0,2x" is text. Write a number in digits, such as 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    20%
      15:22-25 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "20%" is text. Write 0.2 for 20%. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    "20 %"
      15:22-28 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "20 %" is text. Write 0.2 for 20 %. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    x20%
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "x20%" is text. Write a number in digits, such as 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    20%x
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "20%x" is text. Write a number in digits, such as 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    often
      15:22-27 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "often" is text. Write a number in digits, such as 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    true
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "true" is not. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    [0.2]
      15:11-20 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but it is a list. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.

      15:11-20 empty Section 1, header, item 1 of links: "threshold" is empty. Take the line out, so that it is 0.2, or fill it. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    .nan
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but ".nan" is not. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    .inf
      15:22-26 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but ".inf" is not. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    -1
      15:22-24 out-of-range Section 1, header, item 1 of links: "threshold" is -1, but should be between 0 and 1. Write a number between 0 and 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    2
      15:22-23 out-of-range Section 1, header, item 1 of links: "threshold" is 2, but should be between 0 and 1. Write a number between 0 and 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it.
    007
      15:22-25 out-of-range Section 1, header, item 1 of links: "threshold" is 007, but should be between 0 and 1. Write a number between 0 and 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it."
  `);
});

test("numbers and colours with a quote, a comma or a blank", () => {
  expect(tellAll("rating: 4", ["rating: 4'", "rating: a“4”"])).toMatchInlineSnapshot(`
    "rating: 4'
      63:19-21 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "4'" is text. Write 4, without quotes. → Write 4, without quotes.
    rating: a“4”
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a number, but "a“4”" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any; halves too."
  `);
  expect(tellAll("threshold: 0.2", ["threshold: 0,2"])).toMatchInlineSnapshot(`
    "threshold: 0,2
      15:22-25 wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "0,2" is text. Write 0.2, with a point. → Write 0.2, with a point."
  `);
  expect(answer("threshold: 0.2", "threshold: 0,2")).toMatchInlineSnapshot(`
    "page.yaml:15:22 error wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "0,2" is text.
      14 |           href: "#features"
      15 |           threshold: 0,2
         |                      ^^^
      Write 0.2, with a point.
    --fix
              threshold: 0.2"
  `);
  expect(tellAll('"#1f5d4c"', texts(["1f5d4c ", " fff"]))).toMatchInlineSnapshot(`
    ""1f5d4c "
      8:13-22 bad-value Theme, colors: "accent" cannot be "1f5d4c ". Did you mean "#1f5d4c"? A colour in quotes, such as "#1f5d4c". → Write #1f5d4c.
    " fff"
      8:13-19 bad-value Theme, colors: "accent" cannot be " fff". Did you mean "#fff"? A colour in quotes, such as "#1f5d4c". → Write #fff."
  `);
});

test("a word for a number that may not be large", () => {
  expect(answer("threshold: 0.2", "threshold: half")).toMatchInlineSnapshot(`
    "page.yaml:15:22 error wrong-kind Section 1, header, item 1 of links: "threshold" should be a number, but "half" is text.
      14 |           href: "#features"
      15 |           threshold: half
         |                      ^^^^
      Write a number in digits, such as 1. How much of the section must be in view before its link is marked as active: 0.2 is a fifth of it."
  `);
});
