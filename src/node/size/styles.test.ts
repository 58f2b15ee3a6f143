import { expect, it } from "vitest";
import { readStyles, selectStyles } from "./styles.ts";

/** The styles of a section with the class `c-own` on a page with these. */
const select = (css: string) =>
  selectStyles(
    readStyles(`<head><style data-emotion="c">${css}</style></head>`),
    new Set(["c-own"]),
  );

it.each([
  "@media (min-width:48rem){.c-own{color:red;}}",
  "@container card (width > 20rem){.c-own:hover{color:red;}}",
  "@supports (corner-shape:squircle){.c-own{color:red;}}",
  "@media screen{@supports (display:grid){@container (width>1px){.c-own{color:red;}}}}",
  "@media screen{.c-own{color:red;}.c-own>a{color:blue;}}",
  ".c-own{color:red;@media print{color:blue;}}",
  '.c-own::before{content:"}.c-other{";}.c-own{color:red;}',
  ".c-own{/* } */color:red;}",
  '.c-own[title="{"]{background:url(data:image/svg+xml;a{b});}',
  ".c-own{animation:pass-1 2s;}@keyframes pass-1{from{opacity:0;}to{opacity:1;}}",
])("counts all of %s", (css) => {
  expect(select(css)).toBe(css);
});

it.each([
  ".c-other{color:red;}",
  "@media screen{.c-other{color:red;}}",
  "/* .c-own{color:red;} */",
  '.c-other::before{content:".c-own{}";}',
  "@keyframes pass-1{from{opacity:0;}}",
  '@font-face{font-family:"c-own";}',
  "@layer c-own;",
  "}",
  ".c-own",
])("counts nothing of %s", (css) => {
  expect(select(css)).toBe("");
});

it("leaves out what is for others, inside a condition too", () => {
  expect(
    select("@media screen{.c-other{color:red;}.c-own{color:red;}@media print{.c-other{top:0;}}}"),
  ).toBe("@media screen{.c-own{color:red;}}");
});
