import { expect, test } from "vitest";
import { tellAll, texts } from "./tellAll.ts";

test("files", () => {
  const values = [
    ...[
      "http://a.de/x.png",
      "https://a.de/x.png",
      "//a.de/x.png",
      "data:image/png;base64,iVBORw0KGgo=",
      "www.a.de/x.png",
      "see //a.de",
      "my-www.png",
    ],
    ...[
      "images/hero.png",
      "./images/hero.png",
      "././images/hero.png",
      "../images/hero.png",
      "..",
      "a/../b.png",
    ],
    ...[
      "images/..",
      "a..b.png",
      "public/images/hero.png",
      "/public/images/hero.png",
      "my/public/hero.png",
    ],
    ...[
      "/images/%2e%2e/x.png",
      "C:\\x.png",
      "/c:/x.png",
      "images\\hero.png",
      "/images/",
      "/images",
      "images",
    ],
    ...[
      "/images/héro.png",
      "/images/my pic.png",
      "/images/HERO.png",
      "/images/hero.PNG",
      "/pictures/hero.png",
    ],
    ...[
      "/images/Hero.jpeg",
      "/images/tour-poster.jpg",
      "/videos/tour.mp4",
      "/logo",
      "/unknown.png",
      "/ä ö.png",
    ],
  ];
  expect(tellAll("/images/hero.png", texts(values))).toMatchInlineSnapshot(`
    ""http://a.de/x.png"
      26:14-33 bad-path Section 2, hero, image: "src" cannot be "http://a.de/x.png": files of other sites are not loaded. Put the file into public/, and write its path from there, with / in front.
    "https://a.de/x.png"
      26:14-34 bad-path Section 2, hero, image: "src" cannot be "https://a.de/x.png": files of other sites are not loaded. Put the file into public/, and write its path from there, with / in front.
    "//a.de/x.png"
      26:14-28 bad-path Section 2, hero, image: "src" cannot be "//a.de/x.png": files of other sites are not loaded. Put the file into public/, and write its path from there, with / in front.
    "data:image/png;base64,iVBORw0KGgo="
      26:14-50 bad-path Section 2, hero, image: "src" cannot be "data:image/png;base64,iVBORw0KGgo=": it is the content of a file, or an address that one browser alone knows. Save it as a file in public/, and write its path from there, with / in front.
    "www.a.de/x.png"
      26:14-30 bad-path Section 2, hero, image: "src" cannot be "www.a.de/x.png": files of other sites are not loaded. Put the file into public/, and write its path from there, with / in front.
    "see //a.de"
      26:14-26 bad-path Section 2, hero, image: "src" cannot be "see //a.de": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Name a file that ends in .png, .jpg, .jpeg, .webp, .avif, .gif or .svg.
    "my-www.png"
      26:14-26 bad-path Section 2, hero, image: "src" cannot be "my-www.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Put the file into public/, and write /my-www.png.
    "images/hero.png"
      26:14-31 bad-path Section 2, hero, image: "src" cannot be "images/hero.png". Did you mean "/images/hero.png"? → Write /images/hero.png.
    "./images/hero.png"
      26:14-33 bad-path Section 2, hero, image: "src" cannot be "./images/hero.png". Did you mean "/images/hero.png"? → Write /images/hero.png.
    "././images/hero.png"
      26:14-35 bad-path Section 2, hero, image: "src" cannot be "././images/hero.png". Did you mean "/images/hero.png"? → Write /images/hero.png.
    "../images/hero.png"
      26:14-34 bad-path Section 2, hero, image: "src" cannot be "../images/hero.png": it leads out of public/. Copy the file into public/, and write its path from there, with / in front.
    ".."
      26:14-18 bad-path Section 2, hero, image: "src" cannot be "..": it leads out of public/. Copy the file into public/, and write its path from there, with / in front.
    "a/../b.png"
      26:14-26 bad-path Section 2, hero, image: "src" cannot be "a/../b.png": it leads out of public/. Copy the file into public/, and write its path from there, with / in front.
    "images/.."
      26:14-25 bad-path Section 2, hero, image: "src" cannot be "images/..": it leads out of public/. Copy the file into public/, and write its path from there, with / in front.
    "a..b.png"
      26:14-24 bad-path Section 2, hero, image: "src" cannot be "a..b.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Put the file into public/, and write /a..b.png.
    "public/images/hero.png"
      26:14-38 bad-path Section 2, hero, image: "src" cannot be "public/images/hero.png". Did you mean "/images/hero.png"? → Write /images/hero.png.
    "/public/images/hero.png"
      26:14-39 no-file Section 2, hero, image: public/ has no file "/public/images/hero.png". Did you mean "/images/hero.png"? → Write /images/hero.png.
    "my/public/hero.png"
      26:14-34 bad-path Section 2, hero, image: "src" cannot be "my/public/hero.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Did you mean "/images/hero.png"?
    "/images/%2e%2e/x.png"
      26:14-36 bad-path Section 2, hero, image: "src" cannot be "/images/%2e%2e/x.png": it leads out of public/. Copy the file into public/, and write its path from there, with / in front.
    "C:\\\\x.png"
      26:14-25 bad-path Section 2, hero, image: "src" cannot be "C:\\x.png": it leads out of public/. Copy the file into public/, and write its path from there, with / in front.
    "/c:/x.png"
      26:14-25 bad-path Section 2, hero, image: "src" cannot be "/c:/x.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. If the file is called that, rename it.
    "images\\\\hero.png"
      26:14-32 bad-path Section 2, hero, image: "src" cannot be "images\\hero.png". Did you mean "/images/hero.png"? → Write /images/hero.png.
    "/images/"
      26:14-24 bad-path Section 2, hero, image: "src" cannot be "/images/": it names a folder. Write the path of a file in it.
    "/images"
      26:14-23 no-file Section 2, hero, image: "src" names the folder public/images, not a file. Put the file into public/, or write the path of another.
    "images"
      26:14-22 bad-path Section 2, hero, image: "src" cannot be "images": it names a folder. Write the path of a file in it.
    "/images/héro.png"
      26:14-32 bad-path Section 2, hero, image: "src" cannot be "/images/héro.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Did you mean "/images/hero.png"? → Write /images/hero.png.
    "/images/my pic.png"
      26:14-34 bad-path Section 2, hero, image: "src" cannot be "/images/my pic.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. If the file is called that, rename it.
    "/images/HERO.png"
      26:14-32 no-file Section 2, hero, image: public/ has no file "/images/HERO.png"; small and capital letters count. Did you mean "/images/hero.png"? → Write /images/hero.png.
    "/images/hero.PNG"
      26:14-32 no-file Section 2, hero, image: public/ has no file "/images/hero.PNG"; small and capital letters count. Did you mean "/images/hero.png"? → Write /images/hero.png.
    "/pictures/hero.png"
      26:14-34 no-file Section 2, hero, image: public/ has no file "/pictures/hero.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    "/images/Hero.jpeg"
      26:14-33 no-file Section 2, hero, image: public/ has no file "/images/Hero.jpeg". Did you mean "/images/hero.png"? If not, put the file into public/.
    "/images/tour-poster.jpg"
      26:14-39 no-file Section 2, hero, image: public/ has no file "/images/tour-poster.jpg". Did you mean "/images/tour-poster.png"? If not, put the file into public/.
    "/videos/tour.mp4"
      26:14-32 wrong-file Section 2, hero, image: "src" cannot be "/videos/tour.mp4": the file should end in .png, .jpg, .jpeg, .webp, .avif, .gif or .svg. Name a picture that ends like this, or save the file in another format.
    "/logo"
      26:14-21 no-file Section 2, hero, image: "src" names the folder public/logo, not a file. Put the file into public/, or write the path of another.
    "/unknown.png"
      26:14-28 no-file Section 2, hero, image: public/ has no file "/unknown.png". Put the file into public/, or write the path of another.
    "/ä ö.png"
      26:14-24 bad-path Section 2, hero, image: "src" cannot be "/ä ö.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. If the file is called that, rename it."
  `);
});

test("pictures that are not there yet, and are called almost like one that is", () => {
  const values = [
    ...["/images/hero-2.png", "/images/hero2.png", "/images/heroes.png", "/images/heor.png"],
    ...[
      "/images/hero.webp",
      "/images/hero.heic",
      "/images/slide-mood-2.png",
      "/images/slide-moon.png",
    ],
    ...["/images/summer/hero.png", "/summer/hero.png", "/images2/hero.png", "/videos/hero.png"],
    ...["~/hero.png", "file:///Users/a/hero.png", "~hero.png"],
  ];
  expect(tellAll("/images/hero.png", values)).toMatchInlineSnapshot(`
    "/images/hero-2.png
      26:14-32 no-file Section 2, hero, image: public/ has no file "/images/hero-2.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /images/hero2.png
      26:14-31 no-file Section 2, hero, image: public/ has no file "/images/hero2.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /images/heroes.png
      26:14-32 no-file Section 2, hero, image: public/ has no file "/images/heroes.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /images/heor.png
      26:14-30 no-file Section 2, hero, image: public/ has no file "/images/heor.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /images/hero.webp
      26:14-31 no-file Section 2, hero, image: public/ has no file "/images/hero.webp". Did you mean "/images/hero.png"? If not, put the file into public/.
    /images/hero.heic
      26:14-31 no-file Section 2, hero, image: public/ has no file "/images/hero.heic". Did you mean "/images/hero.png"? If not, put the file into public/.
    /images/slide-mood-2.png
      26:14-38 no-file Section 2, hero, image: public/ has no file "/images/slide-mood-2.png". Did you mean "/images/slide-mood.png"? If not, put the file into public/.
    /images/slide-moon.png
      26:14-36 no-file Section 2, hero, image: public/ has no file "/images/slide-moon.png". Did you mean "/images/slide-mood.png"? If not, put the file into public/.
    /images/summer/hero.png
      26:14-37 no-file Section 2, hero, image: public/ has no file "/images/summer/hero.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /summer/hero.png
      26:14-30 no-file Section 2, hero, image: public/ has no file "/summer/hero.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /images2/hero.png
      26:14-31 no-file Section 2, hero, image: public/ has no file "/images2/hero.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /videos/hero.png
      26:14-30 no-file Section 2, hero, image: public/ has no file "/videos/hero.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    ~/hero.png
      26:14-24 bad-path Section 2, hero, image: "src" cannot be "~/hero.png": it leads out of public/. Copy the file into public/, and write its path from there, with / in front.
    file:///Users/a/hero.png
      26:14-38 bad-path Section 2, hero, image: "src" cannot be "file:///Users/a/hero.png": it leads out of public/. Copy the file into public/, and write its path from there, with / in front.
    ~hero.png
      26:14-23 bad-path Section 2, hero, image: "src" cannot be "~hero.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Did you mean "/images/hero.png"?"
  `);
});

test("pictures whose name or folder is only written otherwise", () => {
  const values = [
    ...["/hero.png", "hero.png", "/public/hero.png", "/image/hero.png", "/Images/Hero.png"],
    ...[
      "/images/slide_mood.png",
      "/images/slidemood.png",
      "/images/slide mood.png",
      "/images/hero",
    ],
  ];
  expect(tellAll("/images/hero.png", values)).toMatchInlineSnapshot(`
    "/hero.png
      26:14-23 no-file Section 2, hero, image: public/ has no file "/hero.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    hero.png
      26:14-22 bad-path Section 2, hero, image: "src" cannot be "hero.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Did you mean "/images/hero.png"?
    /public/hero.png
      26:14-30 no-file Section 2, hero, image: public/ has no file "/public/hero.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /image/hero.png
      26:14-29 no-file Section 2, hero, image: public/ has no file "/image/hero.png". Did you mean "/images/hero.png"? If not, put the file into public/.
    /Images/Hero.png
      26:14-30 no-file Section 2, hero, image: public/ has no file "/Images/Hero.png"; small and capital letters count. Did you mean "/images/hero.png"? → Write /images/hero.png.
    /images/slide_mood.png
      26:14-36 no-file Section 2, hero, image: public/ has no file "/images/slide_mood.png". Did you mean "/images/slide-mood.png"? → Write /images/slide-mood.png.
    /images/slidemood.png
      26:14-35 no-file Section 2, hero, image: public/ has no file "/images/slidemood.png". Did you mean "/images/slide-mood.png"? → Write /images/slide-mood.png.
    /images/slide mood.png
      26:14-36 bad-path Section 2, hero, image: "src" cannot be "/images/slide mood.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Did you mean "/images/slide-mood.png"?
    /images/hero
      26:14-26 no-file Section 2, hero, image: public/ has no file "/images/hero". Did you mean "/images/hero.png"? If not, put the file into public/."
  `);
});

test("files by the name of a folder, in other letters, or without an ending", () => {
  const files = ["/image s", "videos\\Tour.mp4", "videos\\tuor"];
  expect(tellAll("/images/hero.png", texts(files))).toMatchInlineSnapshot(`
    ""/image s"
      26:14-24 bad-path Section 2, hero, image: "src" cannot be "/image s": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. If the file is called that, rename it.
    "videos\\\\Tour.mp4"
      26:14-32 bad-path Section 2, hero, image: "src" cannot be "videos\\Tour.mp4": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Name a file that ends in .png, .jpg, .jpeg, .webp, .avif, .gif or .svg.
    "videos\\\\tuor"
      26:14-28 bad-path Section 2, hero, image: "src" cannot be "videos\\tuor": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. If the file is called that, rename it."
  `);
});
