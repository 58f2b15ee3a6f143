import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

test("an emoji for an icon", () => {
  expect(answer("icon: notebook", "icon: 📓")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "📓": icon names are small letters, digits and dashes.
      39 |       items:
      40 |         - icon: 📓
         |                 ^^
      Names are listed at phosphoricons.com; brand: stands before the name of a brand."
  `);
});

test("an icon of another set", () => {
  expect(answer("icon: notebook", "icon: fa-book")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error no-icon Section 4, features, item 1 of items: there is no icon "fa-book".
      39 |       items:
      40 |         - icon: fa-book
         |                 ^^^^^^^
      Did you mean "book", "book-open" or "book-bookmark"?"
  `);
});

test("a drawing that is not there", () => {
  expect(answer("icon: notebook", "icon: /icons/notebook.svg")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error no-file Section 4, features, item 1 of items: public/ has no file "/icons/notebook.svg".
      39 |       items:
      40 |         - icon: /icons/notebook.svg
         |                 ^^^^^^^^^^^^^^^^^^^
      Put the file into public/, or write the path of another."
  `);
});

test("a drawing by its path from the page's file", () => {
  expect(answer("icon: notebook", "icon: public/favicon.svg")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "public/favicon.svg": an icon of your own is an SVG in public/.
      39 |       items:
      40 |         - icon: public/favicon.svg
         |                 ^^^^^^^^^^^^^^^^^^
      Did you mean "/favicon.svg"? Put an SVG into public/, and write its path, such as /icons/wheel.svg."
  `);
});

test("a picture that is no drawing", () => {
  expect(answer("icon: notebook", "icon: /images/hero.png")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "/images/hero.png": an icon of your own is an SVG in public/.
      39 |       items:
      40 |         - icon: /images/hero.png
         |                 ^^^^^^^^^^^^^^^^
      Put an SVG into public/, and write its path, such as /icons/wheel.svg."
  `);
});

test("a drawing of another site", () => {
  expect(answer("icon: notebook", "icon: https://lull.museum/a.svg")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "https://lull.museum/a.svg": an icon of your own is an SVG in public/.
      39 |       items:
      40 |         - icon: https://lull.museum/a.svg
         |                 ^^^^^^^^^^^^^^^^^^^^^^^^^
      Put an SVG into public/, and write its path, such as /icons/wheel.svg."
  `);
});

test("an icon with a comma", () => {
  expect(answer("icon: notebook", "icon: notebook,")).toMatchInlineSnapshot(`
    "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook,".
      39 |       items:
      40 |         - icon: notebook,
         |                 ^^^^^^^^^
      Did you mean "notebook"?
    --fix
            - icon: notebook"
  `);
});

test("a brand that is misspelt", () => {
  expect(answer("brand:discord", "brand:discrod")).toMatchInlineSnapshot(`
    "page.yaml:72:19 error no-icon Section 7, footer, social, item 1 of links: there is no icon "brand:discrod".
      71 |           - label: Discord
      72 |             icon: brand:discrod
         |                   ^^^^^^^^^^^^^
      Did you mean "brand:discord"?"
  `);
});

test("a brand with capitals", () => {
  expect(answer("brand:discord", "Brand:Discord")).toMatchInlineSnapshot(`
    "page.yaml:72:19 error bad-icon Section 7, footer, social, item 1 of links: "icon" cannot be "Brand:Discord".
      71 |           - label: Discord
      72 |             icon: Brand:Discord
         |                   ^^^^^^^^^^^^^
      Did you mean "brand:discord"?
    --fix
                icon: brand:discord"
  `);
});
