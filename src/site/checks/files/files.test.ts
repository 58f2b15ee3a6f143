import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

test("a path of Windows", () => {
  expect(answer("/images/hero.png", "images\\hero.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "images\\hero.png".
      25 |       image:
      26 |         src: images\\hero.png
         |              ^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?
    --fix
            src: /images/hero.png"
  `);
});

test("a path with a space", () => {
  expect(answer("/images/hero.png", "/images/my hero.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/my hero.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.
      25 |       image:
      26 |         src: /images/my hero.png
         |              ^^^^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?"
  `);
});

test("a picture of another site, without https", () => {
  expect(answer("/images/hero.png", "www.lull.museum/hero.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "www.lull.museum/hero.png": files of other sites are not loaded.
      25 |       image:
      26 |         src: www.lull.museum/hero.png
         |              ^^^^^^^^^^^^^^^^^^^^^^^^
      Put the file into public/, and write its path from there, with / in front."
  `);
});

test("a picture without its ending", () => {
  expect(answer("/images/hero.png", "/images/hero")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/hero".
      25 |       image:
      26 |         src: /images/hero
         |              ^^^^^^^^^^^^
      Did you mean "/images/hero.png"? If not, put the file into public/."
  `);
});

test("a film of another site", () => {
  expect(answer("/videos/tour.mp4", "https://www.youtube.com/watch?v=abc")).toMatchInlineSnapshot(`
    "page.yaml:32:14 error bad-path Section 3, showcase, video: "mp4" cannot be "https://www.youtube.com/watch?v=abc": files of other sites are not loaded.
      31 |       video:
      32 |         mp4: https://www.youtube.com/watch?v=abc
         |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Put the file into public/, and write its path from there, with / in front."
  `);
});

test("a film with another ending", () => {
  expect(answer("/videos/tour.mp4", "/videos/tour.mov")).toMatchInlineSnapshot(`
    "page.yaml:32:14 error no-file Section 3, showcase, video: public/ has no file "/videos/tour.mov".
      31 |       video:
      32 |         mp4: /videos/tour.mov
         |              ^^^^^^^^^^^^^^^^
      Did you mean "/videos/tour.mp4"? If not, put the file into public/."
  `);
});

test("a folder", () => {
  expect(answer("/images/hero.png", "/images")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error no-file Section 2, hero, image: "src" names the folder public/images, not a file.
      25 |       image:
      26 |         src: /images
         |              ^^^^^^^
      Put the file into public/, or write the path of another."
  `);
});

test("a folder with a slash", () => {
  expect(answer("/images/hero.png", "/images/")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/": it names a folder.
      25 |       image:
      26 |         src: /images/
         |              ^^^^^^^^
      Write the path of a file in it."
  `);
});

test("a path with an accent", () => {
  expect(answer("/images/hero.png", "/images/héro.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/héro.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.
      25 |       image:
      26 |         src: /images/héro.png
         |              ^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?
    --fix
            src: /images/hero.png"
  `);
});

test("a path with a query", () => {
  expect(answer("/images/hero.png", "/images/hero.png?v=2")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/hero.png?v=2": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.
      25 |       image:
      26 |         src: /images/hero.png?v=2
         |              ^^^^^^^^^^^^^^^^^^^^
      Did you mean "/images/hero.png"?
    --fix
            src: /images/hero.png"
  `);
});

test("a path of a computer", () => {
  expect(answer("/images/hero.png", "C:\\Users\\me\\hero.png")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "C:\\Users\\me\\hero.png": it leads out of public/.
      25 |       image:
      26 |         src: C:\\Users\\me\\hero.png
         |              ^^^^^^^^^^^^^^^^^^^^
      Copy the file into public/, and write its path from there, with / in front."
  `);
});
