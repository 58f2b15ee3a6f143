import { expect, test } from "vitest";
import { answer, tell } from "./readFixture.ts";

/** The diagnostics for each of the values in the place of the right one. */
const tellAll = (right: string, values: readonly string[]) =>
  values.map((value) => tell(right, value)).join("\n");

const texts = (values: readonly string[]) => values.map((value) => JSON.stringify(value));

test("links", () => {
  const values = [
    ...["##features", "# features", "see #features", "#Nowhere", "#Feature", "#", "todo later"],
    ...["not todo", "to do", "-", "…", "TBD", "todos", "featurs", "nowhere", "http://a.de"],
    ...[" http://a.de", "see http://a.de", "“https://a.de”", "[Chat](https://a.de)"],
    ...[
      "so [a](https://a.de)",
      "[a](nope)",
      "https:a.de",
      "https:/a.de",
      "HTTPS://a.de",
      "see https:a.de",
    ],
    ...[
      " https://a.de",
      "https://a.de/x y",
      "https://a.de/x y z ",
      "see https://a.de/x y",
      "https: //a.de",
    ],
    ...[
      "https://a.de/\\ y",
      "https:",
      "https:/ ",
      "mailto: a@b.de",
      "mailto:a @b.de",
      "see mailto:a@b.de",
      "mailto:x",
    ],
    ...[
      "/a b",
      " /a",
      "//a.de",
      "/\\a",
      "\\a",
      "a\\b",
      "a@b.de",
      "ask a@b.de",
      "a@b.de!",
      "a@b.d3",
      "a/b@c.de",
    ],
    ...["www.a.de", "my www.a.de", "see:www.a.de", "www.a\\b", "www.", "www.a"],
    ...["+49 30 12345", "030 123456", "call:+49 30 123456", "030 123456x", "123", "x0301234"],
    ...[
      "two words",
      "a.de",
      "a.de/x",
      "a.de/xyz",
      "a.bc.de",
      "a.d",
      "a.de:80",
      "a.bc.de?x",
      "x,a.de",
    ],
    ...["ftp:x", "tel:abc", "tels:1", "xtel:1", "x y:z", "Mailto:a@b.de", "data:text/html,x"],
  ];
  expect(tellAll("mailto:hello@example.com", texts(values))).toMatchInlineSnapshot(`
    ""##features"
      20:15-27 bad-link Section 1, header, button: "href" cannot be "##features". Did you mean "#features"? → Write #features.
    "# features"
      20:15-27 bad-link Section 1, header, button: "href" cannot be "# features". Did you mean "#features"? → Write #features.
    "see #features"
      20:15-30 bad-link Section 1, header, button: "href" cannot be "see #features": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "#Nowhere"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "#Nowhere": an anchor is small letters, digits, - and _. Sections have the ids header, hero, showcase, features, questions, testimonials or footer.
    "#Feature"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "#Feature": an anchor is small letters, digits, - and _. Did you mean "#features"?
    "#"
      20:15-18 bad-link Section 1, header, button: "href" cannot be "#". Did you mean "todo"? Write todo while the link has no destination.
    "todo later"
      20:15-27 bad-link Section 1, header, button: "href" cannot be "todo later": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "not todo"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "not todo": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "to do"
      20:15-22 bad-link Section 1, header, button: "href" cannot be "to do". Did you mean "todo"? Write todo while the link has no destination. → Write todo.
    "-"
      20:15-18 bad-link Section 1, header, button: "href" cannot be "-". Did you mean "todo"? Write todo while the link has no destination.
    "…"
      20:15-18 bad-link Section 1, header, button: "href" cannot be "…". Did you mean "todo"? Write todo while the link has no destination.
    "TBD"
      20:15-20 bad-link Section 1, header, button: "href" cannot be "TBD". Did you mean "todo"? Write todo while the link has no destination. → Write todo.
    "todos"
      20:15-22 bad-link Section 1, header, button: "href" cannot be "todos": that is not how a link is written. Did you mean "todo"? A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "featurs"
      20:15-24 bad-link Section 1, header, button: "href" cannot be "featurs": that is not how a link is written. Did you mean "#features"? A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "nowhere"
      20:15-24 bad-link Section 1, header, button: "href" cannot be "nowhere": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "http://a.de"
      20:15-28 bad-link Section 1, header, button: "href" cannot be "http://a.de": it is not encrypted. Did you mean "https://a.de"? Links start with https://; see whether the site can be reached that way.
    " http://a.de"
      20:15-29 bad-link Section 1, header, button: "href" cannot be " http://a.de": it is not encrypted. Did you mean "https://a.de"? Links start with https://; see whether the site can be reached that way.
    "see http://a.de"
      20:15-32 bad-link Section 1, header, button: "href" cannot be "see http://a.de": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "“https://a.de”"
      20:15-31 bad-link Section 1, header, button: "href" cannot be "“https://a.de”": its quotes are not straight. Did you mean "https://a.de"? → Write https://a.de.
    "[Chat](https://a.de)"
      20:15-37 bad-link Section 1, header, button: "href" cannot be "[Chat](https://a.de)": a link is the address alone. Did you mean "https://a.de"? → Write https://a.de.
    "so [a](https://a.de)"
      20:15-37 bad-link Section 1, header, button: "href" cannot be "so [a](https://a.de)": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "[a](nope)"
      20:15-26 bad-link Section 1, header, button: "href" cannot be "[a](nope)": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "https:a.de"
      20:15-27 bad-link Section 1, header, button: "href" cannot be "https:a.de": two slashes follow https:. Did you mean "https://a.de"? → Write https://a.de.
    "https:/a.de"
      20:15-28 bad-link Section 1, header, button: "href" cannot be "https:/a.de": two slashes follow https:. Did you mean "https://a.de"? → Write https://a.de.
    "HTTPS://a.de"
      20:15-29 bad-link Section 1, header, button: "href" cannot be "HTTPS://a.de": a link has no spaces, and its beginning no capitals. Did you mean "https://a.de"? → Write https://a.de.
    "see https:a.de"
      20:15-31 bad-link Section 1, header, button: "href" cannot be "see https:a.de": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    " https://a.de"
      20:15-30 bad-link Section 1, header, button: "href" cannot be " https://a.de": a link has no spaces, and its beginning no capitals. Did you mean "https://a.de"? → Write https://a.de.
    "https://a.de/x y"
      20:15-33 bad-link Section 1, header, button: "href" cannot be "https://a.de/x y": a link has no spaces. Did you mean "https://a.de/x%20y"? Where one is meant, write %20.
    "https://a.de/x y z "
      20:15-36 bad-link Section 1, header, button: "href" cannot be "https://a.de/x y z ": a link has no spaces. Did you mean "https://a.de/x%20y%20z"? Where one is meant, write %20.
    "see https://a.de/x y"
      20:15-37 bad-link Section 1, header, button: "href" cannot be "see https://a.de/x y": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "https: //a.de"
      20:15-30 bad-link Section 1, header, button: "href" cannot be "https: //a.de": a link has no spaces, and its beginning no capitals. Did you mean "https://a.de"?
    "https://a.de/\\\\ y"
      20:15-34 bad-link Section 1, header, button: "href" cannot be "https://a.de/\\ y": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "https:"
      20:15-23 bad-link Section 1, header, button: "href" cannot be "https:": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "https:/ "
      20:15-25 bad-link Section 1, header, button: "href" cannot be "https:/ ": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "mailto: a@b.de"
      20:15-31 bad-link Section 1, header, button: "href" cannot be "mailto: a@b.de": a link has no spaces, and its beginning no capitals. Did you mean "mailto:a@b.de"? → Write mailto:a@b.de.
    "mailto:a @b.de"
      20:15-31 bad-link Section 1, header, button: "href" cannot be "mailto:a @b.de": a link has no spaces, and its beginning no capitals. Did you mean "mailto:a@b.de"? → Write mailto:a@b.de.
    "see mailto:a@b.de"
      20:15-34 bad-link Section 1, header, button: "href" cannot be "see mailto:a@b.de": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "mailto:x"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "mailto:x": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "/a b"
      20:15-21 bad-link Section 1, header, button: "href" cannot be "/a b": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    " /a"
      20:15-20 bad-link Section 1, header, button: "href" cannot be " /a": a link has no spaces, and its beginning no capitals. The site has no "/a": put the file into public/ first.
    "//a.de"
      20:15-23 bad-link Section 1, header, button: "href" cannot be "//a.de": it leads to another site without saying so. Write https:// in front, or a path that starts with one /.
    "/\\\\a"
      20:15-21 bad-link Section 1, header, button: "href" cannot be "/\\a": it leads to another site without saying so. Write https:// in front, or a path that starts with one /.
    "\\\\a"
      20:15-20 bad-link Section 1, header, button: "href" cannot be "\\a": it leads to another site without saying so. Write https:// in front, or a path that starts with one /.
    "a\\\\b"
      20:15-21 bad-link Section 1, header, button: "href" cannot be "a\\b": a link has no backslashes. Write / in place of \\.
    "a@b.de"
      20:15-23 bad-link Section 1, header, button: "href" cannot be "a@b.de": it is an e-mail address. Did you mean "mailto:a@b.de"? → Write mailto:a@b.de.
    "ask a@b.de"
      20:15-27 bad-link Section 1, header, button: "href" cannot be "ask a@b.de": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "a@b.de!"
      20:15-24 bad-link Section 1, header, button: "href" cannot be "a@b.de!": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "a@b.d3"
      20:15-23 bad-link Section 1, header, button: "href" cannot be "a@b.d3": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "a/b@c.de"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "a/b@c.de": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "www.a.de"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "www.a.de": the beginning is missing. Did you mean "https://www.a.de"? → Write https://www.a.de.
    "my www.a.de"
      20:15-28 bad-link Section 1, header, button: "href" cannot be "my www.a.de": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "see:www.a.de"
      20:15-29 bad-link Section 1, header, button: "href" cannot be "see:www.a.de": links that start with see: are not allowed. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "www.a\\\\b"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "www.a\\b": a link has no backslashes. Write / in place of \\.
    "www."
      20:15-21 bad-link Section 1, header, button: "href" cannot be "www.": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "www.a"
      20:15-22 bad-link Section 1, header, button: "href" cannot be "www.a": the beginning is missing. Did you mean "https://www.a"? → Write https://www.a.
    "+49 30 12345"
      20:15-29 bad-link Section 1, header, button: "href" cannot be "+49 30 12345": it is a telephone number. Did you mean "tel:+49 30 12345"? → Write tel:+49 30 12345.
    "030 123456"
      20:15-27 bad-link Section 1, header, button: "href" cannot be "030 123456": it is a telephone number. Did you mean "tel:030 123456"? → Write tel:030 123456.
    "call:+49 30 123456"
      20:15-35 bad-link Section 1, header, button: "href" cannot be "call:+49 30 123456": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "030 123456x"
      20:15-28 bad-link Section 1, header, button: "href" cannot be "030 123456x": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "123"
      20:15-20 bad-link Section 1, header, button: "href" cannot be "123": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "x0301234"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "x0301234": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "two words"
      20:15-26 bad-link Section 1, header, button: "href" cannot be "two words": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "a.de"
      20:15-21 bad-link Section 1, header, button: "href" cannot be "a.de": the beginning is missing. Did you mean "https://a.de"?
    "a.de/x"
      20:15-23 bad-link Section 1, header, button: "href" cannot be "a.de/x": the beginning is missing. Did you mean "https://a.de/x"?
    "a.de/xyz"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "a.de/xyz": the beginning is missing. Did you mean "https://a.de/xyz"?
    "a.bc.de"
      20:15-24 bad-link Section 1, header, button: "href" cannot be "a.bc.de": the beginning is missing. Did you mean "https://a.bc.de"?
    "a.d"
      20:15-20 bad-link Section 1, header, button: "href" cannot be "a.d": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "a.de:80"
      20:15-24 bad-link Section 1, header, button: "href" cannot be "a.de:80": links that start with a.de: are not allowed. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "a.bc.de?x"
      20:15-26 bad-link Section 1, header, button: "href" cannot be "a.bc.de?x": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "x,a.de"
      20:15-23 bad-link Section 1, header, button: "href" cannot be "x,a.de": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "ftp:x"
      20:15-22 bad-link Section 1, header, button: "href" cannot be "ftp:x": links that start with ftp: are not allowed. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "tel:abc"
      20:15-24 bad-link Section 1, header, button: "href" cannot be "tel:abc": a telephone number is digits, with spaces, ( ), . and - between them. Write tel: and the number, such as tel:+49 30 123456.
    "tels:1"
      20:15-23 bad-link Section 1, header, button: "href" cannot be "tels:1": links that start with tels: are not allowed. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "xtel:1"
      20:15-23 bad-link Section 1, header, button: "href" cannot be "xtel:1": links that start with xtel: are not allowed. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "x y:z"
      20:15-22 bad-link Section 1, header, button: "href" cannot be "x y:z": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "Mailto:a@b.de"
      20:15-30 bad-link Section 1, header, button: "href" cannot be "Mailto:a@b.de": a link has no spaces, and its beginning no capitals. Did you mean "mailto:a@b.de"? → Write mailto:a@b.de.
    "data:text/html,x"
      20:15-33 bad-link Section 1, header, button: "href" cannot be "data:text/html,x": links that start with data: are not allowed. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination."
  `);
});

test("files", () => {
  const values = [
    ...[
      "http://a.de/x.png",
      "https://a.de/x.png",
      "//a.de/x.png",
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
    "www.a.de/x.png"
      26:14-30 bad-path Section 2, hero, image: "src" cannot be "www.a.de/x.png": files of other sites are not loaded. Put the file into public/, and write its path from there, with / in front.
    "see //a.de"
      26:14-26 bad-path Section 2, hero, image: "src" cannot be "see //a.de": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. Name a file that ends in .png, .jpg, .jpeg, .webp, .avif, .gif or .svg.
    "my-www.png"
      26:14-26 bad-path Section 2, hero, image: "src" cannot be "my-www.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. If the file is called that, rename it.
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
      26:14-24 bad-path Section 2, hero, image: "src" cannot be "a..b.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces. If the file is called that, rename it.
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

test("icons", () => {
  const values = [
    ...[
      "Notebook",
      " Notebook ",
      "notebook.svg",
      "notebook.svg.x",
      "ph:notebook",
      "ph-notebook",
      "aph-notebook",
    ],
    ...[
      "phosphor-notebook",
      "phosphor:notebook",
      "icon:notebook",
      "chartLineUp",
      "chart_line_up",
      "chart  line up",
    ],
    ...[
      "/icons/notebook.svg",
      "notebook,",
      "notebook;",
      "note,book",
      "Brand: Discord",
      "brand:  discord",
    ],
    ...[
      "brands:discord",
      "simple-icons:discord",
      "logo: discord",
      "mybrand:discord",
      "Unicorn Horn",
    ],
    ...["Notebok", "brand:Dscord", "brand:discrd", "brand:unicorn-horn", "discord", "notebok"],
  ];
  expect(tellAll("notebook", texts(values))).toMatchInlineSnapshot(`
    ""Notebook"
      40:17-27 bad-icon Section 4, features, item 1 of items: "icon" cannot be "Notebook". Did you mean "notebook"? → Write notebook.
    " Notebook "
      40:17-29 bad-icon Section 4, features, item 1 of items: "icon" cannot be " Notebook ". Did you mean "notebook"? → Write notebook.
    "notebook.svg"
      40:17-31 bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook.svg". Did you mean "notebook"? → Write notebook.
    "notebook.svg.x"
      40:17-33 bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook.svg.x": icon names are small letters, digits and dashes. Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "ph:notebook"
      40:17-30 bad-icon Section 4, features, item 1 of items: "icon" cannot be "ph:notebook". Did you mean "notebook"? → Write notebook.
    "ph-notebook"
      40:17-30 no-icon Section 4, features, item 1 of items: there is no icon "ph-notebook". Did you mean "notebook"?
    "aph-notebook"
      40:17-31 no-icon Section 4, features, item 1 of items: there is no icon "aph-notebook". Did you mean "notebook"?
    "phosphor-notebook"
      40:17-36 no-icon Section 4, features, item 1 of items: there is no icon "phosphor-notebook". Did you mean "notebook"?
    "phosphor:notebook"
      40:17-36 bad-icon Section 4, features, item 1 of items: "icon" cannot be "phosphor:notebook". Did you mean "notebook"? → Write notebook.
    "icon:notebook"
      40:17-32 bad-icon Section 4, features, item 1 of items: "icon" cannot be "icon:notebook". Did you mean "notebook"? → Write notebook.
    "chartLineUp"
      40:17-30 bad-icon Section 4, features, item 1 of items: "icon" cannot be "chartLineUp". Did you mean "chart-line-up"? → Write chart-line-up.
    "chart_line_up"
      40:17-32 bad-icon Section 4, features, item 1 of items: "icon" cannot be "chart_line_up". Did you mean "chart-line-up"? → Write chart-line-up.
    "chart  line up"
      40:17-33 bad-icon Section 4, features, item 1 of items: "icon" cannot be "chart  line up". Did you mean "chart-line-up"? → Write chart-line-up.
    "/icons/notebook.svg"
      40:17-38 bad-icon Section 4, features, item 1 of items: "icon" cannot be "/icons/notebook.svg". Did you mean "notebook"? → Write notebook.
    "notebook,"
      40:17-28 bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook,". Did you mean "notebook"? → Write notebook.
    "notebook;"
      40:17-28 bad-icon Section 4, features, item 1 of items: "icon" cannot be "notebook;". Did you mean "notebook"? → Write notebook.
    "note,book"
      40:17-28 bad-icon Section 4, features, item 1 of items: "icon" cannot be "note,book": icon names are small letters, digits and dashes. Did you mean "notebook"? Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "Brand: Discord"
      40:17-33 bad-icon Section 4, features, item 1 of items: "icon" cannot be "Brand: Discord". Did you mean "brand:discord"? → Write brand:discord.
    "brand:  discord"
      40:17-34 bad-icon Section 4, features, item 1 of items: "icon" cannot be "brand:  discord". Did you mean "brand:discord"? → Write brand:discord.
    "brands:discord"
      40:17-33 bad-icon Section 4, features, item 1 of items: "icon" cannot be "brands:discord". Did you mean "brand:discord"? → Write brand:discord.
    "simple-icons:discord"
      40:17-39 bad-icon Section 4, features, item 1 of items: "icon" cannot be "simple-icons:discord". Did you mean "brand:discord"? → Write brand:discord.
    "logo: discord"
      40:17-32 bad-icon Section 4, features, item 1 of items: "icon" cannot be "logo: discord". Did you mean "brand:discord"? → Write brand:discord.
    "mybrand:discord"
      40:17-34 bad-icon Section 4, features, item 1 of items: "icon" cannot be "mybrand:discord": icon names are small letters, digits and dashes. Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "Unicorn Horn"
      40:17-31 bad-icon Section 4, features, item 1 of items: "icon" cannot be "Unicorn Horn": icon names are small letters, digits and dashes. Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "Notebok"
      40:17-26 bad-icon Section 4, features, item 1 of items: "icon" cannot be "Notebok": icon names are small letters, digits and dashes. Did you mean "notebook"? Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "brand:Dscord"
      40:17-31 bad-icon Section 4, features, item 1 of items: "icon" cannot be "brand:Dscord": icon names are small letters, digits and dashes. Did you mean "brand:discord", "brand:cora" or "brand:dior"? Names are listed at phosphoricons.com; brand: stands before the name of a brand.
    "brand:discrd"
      40:17-31 no-icon Section 4, features, item 1 of items: there is no icon "brand:discrd". Did you mean "brand:discord", "brand:cisco" or "brand:dior"?
    "brand:unicorn-horn"
      40:17-37 no-icon Section 4, features, item 1 of items: there is no icon "brand:unicorn-horn". Did you mean "brand:gunicorn"?
    "discord"
      40:17-26 no-icon Section 4, features, item 1 of items: there is no icon "discord". Did you mean "brand:discord" or "discord-logo"?
    "notebok"
      40:17-26 no-icon Section 4, features, item 1 of items: there is no icon "notebok". Did you mean "notebook"?"
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
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4" is text. Write 4, without quotes. → Write 4, without quotes.
    "4.5"
              feedback
      63:19-24 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4.5" is text. Write a whole number. How many of five stars they gave, if they gave any.
    "4.25"
              feedback
      63:19-25 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4.25" is text. Write a whole number. How many of five stars they gave, if they gave any.
    "-4"
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "-4" is text. Write -4, without quotes. How many of five stars they gave, if they gave any.
    "04"
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "04" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any.
    " 4 "
              feedback
      63:19-24 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but " 4 " is text. Write 4, without quotes. → Write 4, without quotes.
    “4”
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "“4”" is text. Write 4, without quotes. → Write 4, without quotes.
    ‘4
              feedback
      63:19-21 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "‘4" is text. Write 4, without quotes. → Write 4, without quotes.
    4”
              feedback
      63:19-21 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4”" is text. Write 4, without quotes. → Write 4, without quotes.
    a“4
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "a“4" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any.
    4,5
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4,5" is text. Write a whole number. How many of five stars they gave, if they gave any.
    20%
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "20%" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any.
    four
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "four" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any.
    true
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "true" is not. How many of five stars they gave, if they gave any.
    [4]
              feedback
      63:11-17 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but it is a list. How many of five stars they gave, if they gave any.
    {a: 4}
              feedback
      63:11-17 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but it is a group of settings. How many of five stars they gave, if they gave any.

              feedback
      63:11-17 empty Section 6, testimonials, item 1 of items: "rating" is empty. Take the line out, or fill it. How many of five stars they gave, if they gave any. → Take the line out.
    ~
              feedback
      63:19-20 empty Section 6, testimonials, item 1 of items: "rating" is empty. Take the line out, or fill it. How many of five stars they gave, if they gave any. → Take the line out.
    4.0
              feedback
    5.5
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "5.5" is not. Write a whole number. How many of five stars they gave, if they gave any.
    6
              feedback
      63:19-20 out-of-range Section 6, testimonials, item 1 of items: "rating" is 6, but should be between 1 and 5. Write a number between 1 and 5. How many of five stars they gave, if they gave any.
    .nan
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but ".nan" is not. Write a whole number. How many of five stars they gave, if they gave any.
    .inf
              feedback
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but ".inf" is not. Write a whole number. How many of five stars they gave, if they gave any.
    0x4
              feedback
      63:19-22 odd-number "0x4" is read as the number 4. Write 4, or put quotes around it if it is a text.
    1_000
              feedback
      63:19-24 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "1_000" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any.
    '4'
              feedback
      63:19-22 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but '4' is text. Write 4, without quotes. → Write 4, without quotes."
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

test("true or false", () => {
  const values = [
    ...[
      "yes",
      "No",
      '"on"',
      "Off",
      "ja",
      "nein",
      '"true"',
      "“yes”",
      "maybe",
      "1",
      "",
      "[true]",
      "{a: true}",
    ],
  ];
  expect(
    tellAll(
      "enabled: true",
      values.map((each) => `enabled: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "enabled: yes
      36:14-17 wrong-kind Section 4, features: "enabled" should be true or false, but "yes" is text. Write true. → Write true.
    enabled: No
      36:14-16 wrong-kind Section 4, features: "enabled" should be true or false, but "No" is text. Write false. → Write false.
    enabled: "on"
      36:14-18 wrong-kind Section 4, features: "enabled" should be true or false, but "on" is text. Write true. → Write true.
    enabled: Off
      36:14-17 wrong-kind Section 4, features: "enabled" should be true or false, but "Off" is text. Write false. → Write false.
    enabled: ja
      36:14-16 wrong-kind Section 4, features: "enabled" should be true or false, but "ja" is text. Write true. → Write true.
    enabled: nein
      36:14-18 wrong-kind Section 4, features: "enabled" should be true or false, but "nein" is text. Write false. → Write false.
    enabled: "true"
      36:14-20 wrong-kind Section 4, features: "enabled" should be true or false, but "true" is text. Write true. → Write true.
    enabled: “yes”
      36:14-19 wrong-kind Section 4, features: "enabled" should be true or false, but "“yes”" is text. Write true. → Write true.
    enabled: maybe
      36:14-19 wrong-kind Section 4, features: "enabled" should be true or false, but "maybe" is text. Write true or false, without quotes. Write false to take the section off the page, with every link that leads to it. Nothing of it is published.
    enabled: 1
      36:14-15 wrong-kind Section 4, features: "enabled" should be true or false, but "1" is a number. Write true. → Write true.
    enabled: 
      36:5-12 empty Section 4, features: "enabled" is empty. Take the line out, so that it is true, or write true or false. Write false to take the section off the page, with every link that leads to it. Nothing of it is published.
    enabled: [true]
      36:5-12 wrong-kind Section 4, features: "enabled" should be true or false, but it is a list. Write true or false. Write false to take the section off the page, with every link that leads to it. Nothing of it is published.
    enabled: {a: true}
      36:5-12 wrong-kind Section 4, features: "enabled" should be true or false, but it is a group of settings. Write true or false. Write false to take the section off the page, with every link that leads to it. Nothing of it is published."
  `);
});

test("texts", () => {
  const values = [
    ...[
      "5",
      "0.5",
      "true",
      "no",
      "[a]",
      "[a, b]",
      "{a: b}",
      "[a,\n        b]",
      "[]",
      "{}",
      '""',
      "'  '",
      "\n        - a",
    ],
    ...[
      "0x1F",
      "1e3",
      "# later",
      "#later",
      "a #b",
      "a # b",
      "a  # b",
      '"a" # b',
      "|\n        a # b",
    ],
  ];
  expect(
    tellAll(
      "title: Voices",
      values.map((each) => `title: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "title: 5
      60:14-15 wrong-kind Section 6, testimonials: "title" should be text, but "5" is a number. Put quotes around it: "5" → Put quotes around it: "5"
    title: 0.5
      60:14-17 wrong-kind Section 6, testimonials: "title" should be text, but "0.5" is a number. Put quotes around it: "0.5" → Put quotes around it: "0.5"
    title: true
      60:14-18 wrong-kind Section 6, testimonials: "title" should be text, but "true" is not. Put quotes around it: "true" → Put quotes around it: "true"
    title: no
    title: [a]
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a]" The section's heading, if it has one.
    title: [a, b]
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Put quotes around it: "[a, b]" The section's heading, if it has one.
    title: {a: b}
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a group of settings. Put quotes around it: "{a: b}" The section's heading, if it has one.
    title: [a,
            b]
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Write it as a text, on the line of its name or its -. The section's heading, if it has one.
    title: []
      60:7-12 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one. → Take the line out.
    title: {}
      60:7-12 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one. → Take the line out.
    title: ""
      60:14-16 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one. → Take the line out.
    title: '  '
      60:14-18 empty Section 6, testimonials: "title" is empty. Take the line out, or fill it. The section's heading, if it has one. → Take the line out.
    title: 
            - a
      60:7-12 wrong-kind Section 6, testimonials: "title" should be text, but it is a list. Write it as a text, on the line of its name or its -. The section's heading, if it has one.
    title: 0x1F
      60:14-18 wrong-kind Section 6, testimonials: "title" should be text, but "0x1F" is a number. Put quotes around it: "0x1F" → Put quotes around it: "0x1F"
    title: 1e3
      60:14-17 wrong-kind Section 6, testimonials: "title" should be text, but "1e3" is a number. Put quotes around it: "1e3" → Put quotes around it: "1e3"
    title: # later
      60:7-12 empty Section 6, testimonials: "title" is empty. What stands behind # is a comment, and not shown. Take the line out, or fill it. The section's heading, if it has one.
    title: #later
      60:14-20 needs-quotes Without quotes, "#later" is a comment, and the value is empty. Put quotes around it: "#later" → Put quotes around it.
    title: a #b
      60:16-18 cut-text "#b" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole: "a #b"
    title: a # b
      60:16-19 cut-text "# b" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own.
    title: a  # b
      60:17-20 cut-text "# b" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own.
    title: "a" # b
    title: |
            a # b"
  `);
});

test("texts with a colon in a list, or below their name", () => {
  const lines = [
    ...["Remember: a good day.", "Say: 'hi'", "Say it: don't", "Say it # yet: now", "A: no. # 1"],
    ...[
      "iOS: 16 and up",
      "A: it's # 1",
      "text: A good day.",
      "Remember:",
      "Remember: a good day\n          is long.",
      "A: 1\n          B: 2",
    ],
    ...["Remember: [a]", "- Remember: a good day."],
  ];
  const statement = (line: string) =>
    `  - type: statement\n    props:\n      title: Life\n      lines:\n        - ${line}\n  - type: footer`;
  const reported = lines.map(
    (line) => tell("  - type: footer", statement(line)).split("type: footer\n")[1],
  );
  expect(
    lines.map((line, index) => `${line}\n${reported[index]}`).join("\n"),
  ).toMatchInlineSnapshot(`
    "Remember: a good day.
      69:11-19 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around it: "Remember: a good day." → Put quotes around it: "Remember: a good day."
    Say: 'hi'
      69:11-14 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around it: "Say: 'hi'" → Put quotes around it: "Say: 'hi'"
    Say it: don't
      69:11-17 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around it: "Say it: don't" → Put quotes around it: "Say it: don't"
    Say it # yet: now
      69:18-28 cut-text "# yet: now" is not shown: without quotes, # starts a comment. If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own.
    A: no. # 1
      69:11-12 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around the text. Plain text, shown exactly as written.
    iOS: 16 and up
      69:11-14 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around it: "iOS: 16 and up" → Put quotes around it: "iOS: 16 and up"
    A: it's # 1
      69:11-12 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Put quotes around the text. Plain text, shown exactly as written.
    text: A good day.
      69:11-15 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. If "text:" belongs to the text, put quotes around the whole: "text: A good day." If not, take it out. Plain text, shown exactly as written.
    Remember:
      69:11-19 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Write it as a text, on the line of its name or its -. Plain text, shown exactly as written.
    Remember: a good day
              is long.
      70:11-19 colon "is long." is neither a setting nor an entry of a list: there is no colon. A setting is written as name: value. If this belongs to the text above, indent it further.
    A: 1
              B: 2
      69:11-12 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Write it as a text, on the line of its name or its -. Plain text, shown exactly as written.
    Remember: [a]
      69:11-19 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings. Write it as a text, on the line of its name or its -. Plain text, shown exactly as written.
    - Remember: a good day.
      69:11-12 wrong-kind Section 7, statement: item 1 of lines should be text, but it is a list. Write it as a text, on the line of its name or its -. Plain text, shown exactly as written."
  `);
  expect(answer("  - type: footer", statement("Remember: a good day."))).toMatchInlineSnapshot(`
    "page.yaml:69:11 error wrong-kind Section 7, statement: item 1 of lines should be text, but it is a group of settings.
      68 |       lines:
      69 |         - Remember: a good day.
         |           ^^^^^^^^
      Put quotes around it: "Remember: a good day."
    --fix
            - "Remember: a good day.""
  `);
  expect(
    answer("title: Voices", "title:\n        Voices: loud # and clear"),
  ).toMatchInlineSnapshot(`
    "page.yaml:60:7 error wrong-kind Section 6, testimonials: "title" should be text, but it is a group of settings.
      59 |     props:
      60 |       title:
         |       ^^^^^
      Put quotes around the text. The section's heading, if it has one."
  `);
});

test("colours and other values with a rule of their own", () => {
  const accent = ["1f5d4c", "1f5d4", "113355", "fff", '" #fff"', "red", "[red]", "5"];
  expect(tellAll('"#1f5d4c"', accent)).toMatchInlineSnapshot(`
    "1f5d4c
      8:13-19 bad-value Theme, colors: "accent" cannot be "1f5d4c". Did you mean "#1f5d4c"? A colour in quotes, such as "#1f5d4c". → Write #1f5d4c.
    1f5d4
      8:13-18 bad-value Theme, colors: "accent" cannot be "1f5d4". A colour in quotes, such as "#1f5d4c".
    113355
      8:13-19 wrong-kind Theme, colors: "accent" should be text, but "113355" is a number. Write #113355. → Write #113355.
    fff
      8:13-16 bad-value Theme, colors: "accent" cannot be "fff". Did you mean "#fff"? A colour in quotes, such as "#1f5d4c". → Write #fff.
    " #fff"
      8:13-20 bad-value Theme, colors: "accent" cannot be " #fff". A colour in quotes, such as "#1f5d4c".
    red
      8:13-16 bad-value Theme, colors: "accent" cannot be "red". A colour in quotes, such as "#1f5d4c".
    [red]
      8:5-11 wrong-kind Theme, colors: "accent" should be text, but it is a list. Write it as a text, on the line of its name or its -. A colour in quotes, such as "#1f5d4c".
    5
      8:13-14 wrong-kind Theme, colors: "accent" should be text, but "5" is a number. A colour in quotes, such as "#1f5d4c"."
  `);
  const site = [
    "url: www.a.de",
    "url: a.de",
    "url: a",
    "base: promo",
    "base: promo/",
    "base: /promo",
    "lang: german",
  ];
  const theme = [
    "radius: 12",
    "radius: 12 px",
    "radius: 80",
    "type: { size: 17 }",
    "motion: { duration: 240 }",
  ];
  expect(
    tellAll(
      "site:\n",
      site.map((each) => `site:\n  ${each}\n`),
    ),
  ).toMatchInlineSnapshot(`
    "site:
      url: www.a.de

      3:8-16 bad-value Site: "url" cannot be "www.a.de". Did you mean "https://www.a.de"? The address starts with https:// and ends with the domain, without a path.
    site:
      url: a.de

      3:8-12 bad-value Site: "url" cannot be "a.de". Did you mean "https://a.de"? The address starts with https:// and ends with the domain, without a path.
    site:
      url: a

      3:8-9 bad-value Site: "url" cannot be "a". Did you mean "https://a"? The address starts with https:// and ends with the domain, without a path.
    site:
      base: promo

      3:9-14 bad-value Site: "base" cannot be "promo". Did you mean "/promo/"? The base starts and ends with /, as in /promo/autumn/. → Write /promo/.
    site:
      base: promo/

      3:9-15 bad-value Site: "base" cannot be "promo/". Did you mean "/promo/"? The base starts and ends with /, as in /promo/autumn/. → Write /promo/.
    site:
      base: /promo

      3:9-15 bad-value Site: "base" cannot be "/promo". Did you mean "/promo/"? The base starts and ends with /, as in /promo/autumn/. → Write /promo/.
    site:
      lang: german

      3:9-15 bad-value Site: "lang" cannot be "german". A language is written as en, de or pt-BR."
  `);
  expect(
    tellAll(
      "theme:\n",
      theme.map((each) => `theme:\n  ${each}\n`),
    ),
  ).toMatchInlineSnapshot(`
    "theme:
      radius: 12

      7:11-13 wrong-kind Theme: "radius" should be text, but "12" is a number. Write 12px. → Write 12px.
    theme:
      radius: 12 px

      7:11-16 bad-value Theme: "radius" cannot be "12 px". How round cards and buttons are, from 0px (square) to 40px. Left out, the preset decides.
    theme:
      radius: 80

      7:11-13 wrong-kind Theme: "radius" should be text, but "80" is a number. How round cards and buttons are, from 0px (square) to 40px. Left out, the preset decides.
    theme:
      type: { size: 17 }

      7:17-19 wrong-kind Theme, type: "size" should be text, but "17" is a number. Write 17px. → Write 17px.
    theme:
      motion: { duration: 240 }

      7:23-26 wrong-kind Theme, motion: "duration" should be text, but "240" is a number. Write 240ms. → Write 240ms."
  `);
});

test("values to choose from", () => {
  const values = ["", "~", "Soft", "softt", "[soft]", "{a: soft}", "5", "true"];
  expect(tellAll("soft", values)).toMatchInlineSnapshot(`
    "
      22:5-9 empty Section 2, hero: "tone" is empty. Take the line out, so that it is plain, or write plain, soft or accent. The background the section stands on: plain paper, a soft tint, or the accent colour.
    ~
      22:11-12 empty Section 2, hero: "tone" is empty. Take the line out, so that it is plain, or write plain, soft or accent. The background the section stands on: plain paper, a soft tint, or the accent colour.
    Soft
      22:11-15 not-allowed Section 2, hero: "tone" cannot be "Soft". Did you mean "soft"? Write plain, soft or accent. → Write soft.
    softt
      22:11-16 not-allowed Section 2, hero: "tone" cannot be "softt". Did you mean "soft"? Write plain, soft or accent.
    [soft]
      22:5-9 not-allowed Section 2, hero: "tone" cannot be a list or a group of settings. Write plain, soft or accent.
    {a: soft}
      22:5-9 not-allowed Section 2, hero: "tone" cannot be a list or a group of settings. Write plain, soft or accent.
    5
      22:11-12 not-allowed Section 2, hero: "tone" cannot be "5". Write plain, soft or accent.
    true
      22:11-15 not-allowed Section 2, hero: "tone" cannot be "true". Write plain, soft or accent."
  `);
  const types = ["", "[hero]", "5", "Hero ", "nothing"];
  expect(
    tellAll(
      "type: hero",
      types.map((each) => `type: ${each}`),
    ),
  ).toMatchInlineSnapshot(`
    "type: 
      21:5-9 empty Section 2: "type" is empty. Write carousel, ….
    type: [hero]
      21:5-9 unknown-type Section 2: "type" cannot be a list or a group of settings. Write carousel, ….
    type: 5
      21:11-12 unknown-type Section 2 has a type that does not exist: "5". Write carousel, ….
    type: Hero 
      21:11-15 unknown-type Section 2 has a type that does not exist: "Hero". Did you mean "hero"? Write carousel, …. → Write hero.
    type: nothing
      21:11-18 unknown-type Section 2 has a type that does not exist: "nothing". Write carousel, …."
  `);
});

test("values in quotes that are not straight", () => {
  const reported = [
    tell('"#features"', "“#features”"),
    tell('"#features"', "say “#features”"),
    tell('"#features"', "“#features” “”"),
    tell('"#1f5d4c"', "“#ff6600”"),
    tell('"#1f5d4c"', "“orange”"),
    tell("  name: Lull\n", "  name: Lull\n  lang: ‘de’\n"),
    tell("  name: Lull\n", "  name: Lull\n  url: «\u00a0https://quillow.app\u00a0»\n"),
    tell(
      "poster: /images/tour-poster.png",
      "poster: /images/tour-poster.png\n        published: „2025-10-16“",
    ),
    tell("id: start", "id: ”start”"),
    tell("/images/hero.png", "“/images/hero.png”"),
  ];
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "“#features”
      14:17-28 bad-link Section 1, header, item 1 of links: "href" cannot be "“#features”": its quotes are not straight. Did you mean "#features"? → Write #features.
    say “#features”
      14:17-32 bad-link Section 1, header, item 1 of links: "href" cannot be "say “#features”": it holds curly quotes. Write straight quotes, " or '.
    “#features” “”
      14:17-31 bad-link Section 1, header, item 1 of links: "href" cannot be "“#features” “”": it holds curly quotes. Write straight quotes, " or '.
    “#ff6600”
      8:13-22 bad-value Theme, colors: "accent" cannot be "“#ff6600”": its quotes are not straight. Did you mean "#ff6600"? → Write #ff6600.
    “orange”
      8:13-21 bad-value Theme, colors: "accent" cannot be "“orange”". A colour in quotes, such as "#1f5d4c".
      name: Lull
      lang: ‘de’

      4:9-13 bad-value Site: "lang" cannot be "‘de’": its quotes are not straight. Did you mean "de"? → Write de.
      name: Lull
      url: « https://quillow.app »

      4:8-31 bad-value Site: "url" cannot be "« https://quillow.app »": its quotes are not straight. Did you mean "https://quillow.app"? → Write https://quillow.app.
    poster: /images/tour-poster.png
            published: „2025-10-16“
      34:20-32 bad-date Section 3, showcase, video: "published" cannot be "„2025-10-16“": its quotes are not straight. Did you mean "2025-10-16"? → Write 2025-10-16.
    id: ”start”
      51:15-22 bad-id Section 5, faq, item 1 of categories: "id" cannot be "”start”": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "start"? → Write start.
    “/images/hero.png”
      26:14-32 bad-path Section 2, hero, image: "src" cannot be "“/images/hero.png”": its quotes are not straight. Did you mean "/images/hero.png"? → Write /images/hero.png."
  `);
  expect(answer('"#1f5d4c"', "“#ff6600”")).toMatchInlineSnapshot(`
    "page.yaml:8:13 error bad-value Theme, colors: "accent" cannot be "“#ff6600”": its quotes are not straight.
      7 |   colors:
      8 |     accent: “#ff6600”
        |             ^^^^^^^^^
      Did you mean "#ff6600"?
    --fix
        accent: "#ff6600""
  `);
});

test("settings in the wrong place", () => {
  const cases: [string, string][] = [
    [
      "        src: /images/hero.png\n        alt: The",
      "      src: /images/hero.png\n      alt: The",
    ],
    [
      "      image:\n        src: /images/hero.png\n        alt: The",
      "      src: /images/hero.png\n      alt: The",
    ],
    ["        alt: The", "          alt: The"],
    ["    tone: soft\n    props:\n      title", "    props:\n      tone: soft\n      title"],
    [
      "    tone: soft\n    props:\n      title",
      "    props:\n      tone: soft\n      spacing: small\n      title",
    ],
    ["    props:\n      title: Voices\n      items", "    title: Voices\n    props:\n      items"],
    ["    props:\n      title: Voices\n", "    title: Voices\n    text: Loud\n    props:\n"],
    ["    props:\n      title: Voices\n      items:", "    props:\n    title: Voices\n    items:"],
    ["      title: Voices\n", "      heading: Voices\n      subtitle: Loud\n"],
    ["  name: Lull\n  title: Lull, a", "  heading: Lull, a"],
    ["  name: Lull\n", "  brand: Lull\n"],
    ["  name: Lull\n", "  nme: Lull\n"],
    ["theme:\n", "name: Lull\ntheme:\n"],
    ["    tone: soft\n", "    title: Think\n    tone: soft\n"],
    ["  colors:\n", "  accent: red\n  colors:\n"],
    ["  colors:\n    accent", "  muted: red\n  accent"],
    ["          title: Journal\n", "          title: Journal\n          tone: soft\n"],
    ["  - type: hero\n", "  - typ: hero\n"],
    ["  - type: hero\n", "  - kind: hero\n"],
    ["  - type: hero\n", "  - props: {}\n    type: hero\n"],
    ["  - type: hero\n", "  - hero\n  - type: hero\n"],
    ["  - type: hero\n", "  - [hero]\n  - type: hero\n"],
    ["  - type: hero\n", "  -\n  - type: hero\n"],
    ["          rating: 4\n", "        - rating: 4\n"],
    ["          icon: question\n", "        - icon: question\n"],
  ];
  expect(cases.map(([right, wrong]) => tell(right, wrong)).join("\n")).toMatchInlineSnapshot(`
    "      src: /images/hero.png
          alt: The
      26:7-10 misplaced Section 2, hero: "src" belongs inside "image". Put it, and what belongs to it, below image: and indent it by 2 more spaces.
          src: /images/hero.png
          alt: The
      25:7-10 misplaced Section 2, hero: "src" belongs inside "image". Write a line image: above it, and indent it by 2 more spaces.
              alt: The
      27:11-35 indent This line is indented further than the line above, which holds a value already. Let it start exactly below the line above. If a line such as props: is missing between them, write it. If both are one text, put quotes around the whole.
        props:
          tone: soft
          title
      23:7-11 misplaced Section 2, hero: "tone" belongs beside "props", not inside it. Move it to the left, until it stands exactly below props:.
        props:
          tone: soft
          spacing: small
          title
      23:7-11 misplaced Section 2, hero: "tone" belongs beside "props", not inside it. Move it to the left, until it stands exactly below props:.
        title: Voices
        props:
          items
      59:5-10 misplaced Section 6, testimonials: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
        title: Voices
        text: Loud
        props:

      59:5-10 misplaced Section 6, testimonials: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
        props:
        title: Voices
        items:
      60:5-10 misplaced Section 6, testimonials: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
          heading: Voices
          subtitle: Loud

      60:7-14 unknown-name Section 6, testimonials: there is no setting "heading" here. What can stand here: title, text, items or sample.
      61:7-15 unknown-name Section 6, testimonials: there is no setting "subtitle" here. What can stand here: title, text, items or sample.
      heading: Lull, a
      2:1-5 missing Site: "name" is missing. Add a line name: … here. The name of your brand, exactly as visitors should read it. It stands beside the logo and in the copyright line.
      2:1-5 missing Site: "title" is missing. Add a line title: … here. The title in the browser tab and in search results. About 60 characters are shown.
      3:3-10 unknown-name Site: there is no setting "heading" here. What can stand here: name, title, description, url, base, lang, logo, icon, socialImage, organization, app, notFound or words.
      brand: Lull

      3:3-8 unknown-name Site: there is no setting "brand" here. Is it meant to be "name", which is missing? What can stand here: name, title, description, url, base, lang, logo, icon, socialImage, organization, app, notFound or words.
      nme: Lull

      3:3-6 unknown-name Site: there is no setting "nme" here. Is it meant to be "name", which is missing? What can stand here: name, title, description, url, base, lang, logo, icon, socialImage, organization, app, notFound or words.
    name: Lull
    theme:

      6:1-5 unknown-name The page: there is no setting "name" here. What can stand here: version, site, theme or sections.
        title: Think
        tone: soft

      22:5-10 misplaced Section 2, hero: "title" belongs inside "props". Put it, and what belongs to it, below props: and indent it by 2 more spaces.
      accent: red
      colors:

      7:3-9 misplaced Theme: "accent" belongs inside "dark". Write a line dark: above it, and indent it by 2 more spaces.
      muted: red
      accent
      7:3-8 misplaced Theme: "muted" belongs inside "colors". Write a line colors: above it, and indent it by 2 more spaces.
              title: Journal
              tone: soft

      42:11-15 unknown-name Section 4, features, item 1 of items: there is no setting "tone" here. What can stand here: icon, title or description.
      - typ: hero

      21:5-8 unknown-name Section 2: there is no setting "typ" here. Is it meant to be "type", which is missing? What can stand here: type, id, enabled, tone, spacing, width or props.
      - kind: hero

      21:5-9 unknown-name Section 2: there is no setting "kind" here. Is it meant to be "type", which is missing? What can stand here: type, id, enabled, tone, spacing, width or props.
      - props: {}
        type: hero

      24:5-10 dash "props" starts another entry of the list, but there is no - in front of it. Write - and a space in front, two columns to the left. If it is no new entry, delete it.
      - hero
      - type: hero

      21:5-9 wrong-kind Section 2: this section should be a group of settings, but "hero" is text. Put its settings on lines of their own below, indented.
      - [hero]
      - type: hero

      21:5-6 wrong-kind Section 2: this section should be a group of settings, but it is a list. Put its settings on lines of their own below, indented.
      -
      - type: hero

      21:4-4 empty Section 2 is empty. Take the entry out, or fill it. One section of the page. → Take the entry out.
            - rating: 4

      63:9-17 dash Section 6, testimonials, item 2 of items lacks what the entry above it has, and has what that one lacks. If they are one, take out the - in front of "rating", and put a space in its place.
            - icon: question

      52:9-15 dash Section 5, faq, item 2 of categories lacks what the entry above it has, and has what that one lacks. If they are one, take out the - in front of "icon", and put a space in its place."
  `);
});

test("links and names with a sign where none belongs", () => {
  const links = ["feat#ures", "https:  //a.de", "/a mailto:b", "a#"];
  expect(tellAll("mailto:hello@example.com", texts(links))).toMatchInlineSnapshot(`
    ""feat#ures"
      20:15-26 bad-link Section 1, header, button: "href" cannot be "feat#ures": that is not how a link is written. Did you mean "#features"? A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "https:  //a.de"
      20:15-31 bad-link Section 1, header, button: "href" cannot be "https:  //a.de": a link has no spaces, and its beginning no capitals. Did you mean "https://a.de"?
    "/a mailto:b"
      20:15-28 bad-link Section 1, header, button: "href" cannot be "/a mailto:b": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    "a#"
      20:15-19 bad-link Section 1, header, button: "href" cannot be "a#": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination."
  `);
  expect(tellAll("id: questions", ['id: "a#"', 'id: "#a"'])).toMatchInlineSnapshot(`
    "id: "a#"
      17:17-29 no-anchor Section 1, header, item 2 of links: no section has the id "questions", so the link "#questions" leads nowhere. Sections have the ids header, hero, showcase, features, a#, testimonials or footer.
      47:9-13 bad-id Section 5, faq: "id" cannot be "a#": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "a"?
    id: "#a"
      17:17-29 no-anchor Section 1, header, item 2 of links: no section has the id "questions", so the link "#questions" leads nowhere. Sections have the ids header, hero, showcase, features, #a, testimonials or footer.
      47:9-13 bad-id Section 5, faq: "id" cannot be "#a": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "a"? → Write a."
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

test("numbers and colours with a quote, a comma or a blank", () => {
  expect(tellAll("rating: 4", ["rating: 4'", "rating: a“4”"])).toMatchInlineSnapshot(`
    "rating: 4'
      63:19-21 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "4'" is text. Write 4, without quotes. → Write 4, without quotes.
    rating: a“4”
      63:19-23 wrong-kind Section 6, testimonials, item 1 of items: "rating" should be a whole number, but "a“4”" is text. Write a number in digits, such as 3. How many of five stars they gave, if they gave any."
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

test("a value to choose that is empty", () => {
  expect(answer("tone: soft", "tone:")).toMatchInlineSnapshot(`
    "page.yaml:22:5 error empty Section 2, hero: "tone" is empty.
      21 |   - type: hero
      22 |     tone:
         |     ^^^^
      Take the line out, so that it is plain, or write plain, soft or accent. The background the section stands on: plain paper, a soft tint, or the accent colour."
  `);
});

test("addresses that no browser can open", () => {
  const hosts = ["example.com:8O80/x", "example.com:99999/", "1.2.3.4.5/", "a%zz/"];
  const values = texts(hosts.map((host) => `https://${host}`));
  const links = tellAll('"#features"', values);
  const site = tell("  name: Lull\n", `  name: Lull\n  url: https://example.com:99999\n`);
  expect([links, site].join("\n")).toMatchInlineSnapshot(`
    ""https://example.com:8O80/x"
      14:17-45 bad-link Section 1, header, item 1 of links: no browser can open "https://example.com:8O80/x". Look at "example.com:8O80": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.
    "https://example.com:99999/"
      14:17-45 bad-link Section 1, header, item 1 of links: no browser can open "https://example.com:99999/". Look at "example.com:99999": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.
    "https://1.2.3.4.5/"
      14:17-37 bad-link Section 1, header, item 1 of links: no browser can open "https://1.2.3.4.5/". Look at "1.2.3.4.5": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.
    "https://a%zz/"
      14:17-32 bad-link Section 1, header, item 1 of links: no browser can open "https://a%zz/". Look at "a%zz": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.
      name: Lull
      url: https://example.com:99999

      4:8-33 bad-link Site: no browser can open "https://example.com:99999". Look at "example.com:99999": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535."
  `);
});

test("links that hold more than an address, or less", () => {
  const more = [
    ...[
      "https://https://a.de",
      "https://https//a.de",
      "https://http://a.de",
      "https://HTTPS://a.de",
    ],
    ...["https://a.de,", "https://a.de;", "https://a.de)", "(https://a.de)", "todo,"],
    ...["https://a.de/\u200bsignup", "https://a\u00ad.de", "/a\u2060b", "mailto:a@\u200bb.de"],
  ];
  const less = [
    ...["terms.pdf", "privacy.html", "./docs/terms.pdf", "a.de/terms.pdf", "terms.docx", "a b.pdf"],
  ];
  expect(tellAll("mailto:hello@example.com", [...more, ...less])).toMatchInlineSnapshot(`
    "https://https://a.de
      20:15-35 bad-link Section 1, header, button: "href" cannot be "https://https://a.de": there is more in it than the address. Did you mean "https://a.de"? → Write https://a.de.
    https://https//a.de
      20:15-34 bad-link Section 1, header, button: "href" cannot be "https://https//a.de": there is more in it than the address. Did you mean "https://a.de"? → Write https://a.de.
    https://http://a.de
      20:15-34 bad-link Section 1, header, button: "href" cannot be "https://http://a.de": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    https://HTTPS://a.de
      20:15-35 bad-link Section 1, header, button: "href" cannot be "https://HTTPS://a.de": there is more in it than the address. Did you mean "https://a.de"? → Write https://a.de.
    https://a.de,
      20:15-28 bad-link Section 1, header, button: "href" cannot be "https://a.de,": there is more in it than the address. Did you mean "https://a.de"? → Write https://a.de.
    https://a.de;
      20:15-28 bad-link Section 1, header, button: "href" cannot be "https://a.de;": there is more in it than the address. Did you mean "https://a.de"? → Write https://a.de.
    https://a.de)
      20:15-28 bad-link Section 1, header, button: "href" cannot be "https://a.de)": there is more in it than the address. Did you mean "https://a.de"? → Write https://a.de.
    (https://a.de)
      20:15-29 bad-link Section 1, header, button: "href" cannot be "(https://a.de)": that is not how a link is written. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    todo,
      20:15-20 bad-link Section 1, header, button: "href" cannot be "todo,": there is more in it than the address. Did you mean "todo"? → Write todo.
    https://a.de/​signup
      20:15-35 bad-link Section 1, header, button: "href" cannot be "https://a.de/�signup": there is more in it than the address. Did you mean "https://a.de/signup"? → Write https://a.de/signup.
    https://a­.de
      20:15-28 bad-link Section 1, header, button: "href" cannot be "https://a­.de": there is more in it than the address. Did you mean "https://a.de"? → Write https://a.de.
    /a⁠b
      20:15-19 bad-link Section 1, header, button: "href" cannot be "/a�b": there is more in it than the address. The site has no "/ab": put the file into public/ first.
    mailto:a@​b.de
      20:15-29 bad-link Section 1, header, button: "href" cannot be "mailto:a@�b.de": there is more in it than the address. Did you mean "mailto:a@b.de"? → Write mailto:a@b.de.
    terms.pdf
      20:15-24 bad-link Section 1, header, button: "href" cannot be "terms.pdf": a file of this site starts with /. Put the file into public/, and write its path from there, with / in front.
    privacy.html
      20:15-27 bad-link Section 1, header, button: "href" cannot be "privacy.html": a file of this site starts with /. Put the file into public/, and write its path from there, with / in front.
    ./docs/terms.pdf
      20:15-31 bad-link Section 1, header, button: "href" cannot be "./docs/terms.pdf": a file of this site starts with /. Put the file into public/, and write its path from there, with / in front.
    a.de/terms.pdf
      20:15-29 bad-link Section 1, header, button: "href" cannot be "a.de/terms.pdf": the beginning is missing. Did you mean "https://a.de/terms.pdf"?
    terms.docx
      20:15-25 bad-link Section 1, header, button: "href" cannot be "terms.docx": the beginning is missing. Did you mean "https://terms.docx"?
    a b.pdf
      20:15-22 bad-link Section 1, header, button: "href" cannot be "a b.pdf": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination."
  `);
});

test("links that are unusual, and right", () => {
  const values = [
    ...["https://example.com:8080/x?y#z", "https://localhost:3000", "https://example.com?x"],
    ...[
      "https://example.com#x,",
      "https://bücher.example/ü",
      "https://example.com.",
      "https://b%C3%BCcher.example",
    ],
    ...["https://example.com/a,b;c,", "https://me@example.com/", "https://https.example/"],
    ...[
      "https://example.com/https://a.de",
      "https://fa.example/می\u200cخواهم",
      "https://example.com:/",
    ],
  ];
  expect(tellAll("mailto:hello@example.com", values)).toBe(values.join("\n"));
});

test("two names that may be meant to be one", () => {
  expect(answer("tone: soft", "toen: soft\n    tnoe: plain")).toMatchInlineSnapshot(`
    "page.yaml:22:5 error unknown-name Section 2, hero: there is no setting "toen" here.
      21 |   - type: hero
      22 |     toen: soft
         |     ^^^^
      Did you mean "tone"? What can stand here: type, id, enabled, tone, spacing, width or props.

    page.yaml:23:5 error unknown-name Section 2, hero: there is no setting "tnoe" here.
      22 |     toen: soft
      23 |     tnoe: plain
         |     ^^^^
      Did you mean "tone"? What can stand here: type, id, enabled, tone, spacing, width or props."
  `);
});

test("a half of an entry behind a comment", () => {
  expect(
    answer(
      "          description: A line a day.",
      "        - # A well-known one.\n          description: A line a day.",
    ),
  ).toMatchInlineSnapshot(`
    "page.yaml:42:9 error dash Section 4, features, item 2 of items lacks what the entry above it has, and has what that one lacks.
      41 |           title: Journal
      42 |         - # A well-known one.
         |         ^^^^^^^^^^^^^^^^^^^^^
      If they are one, take out the - in front of "description", and put a space in its place."
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
