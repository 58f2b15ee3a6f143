import { expect, test } from "vitest";
import { tell } from "../readFixture.ts";
import { tellAll, texts } from "./tellAll.ts";

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
    ...["https://exa mple.com", "https://exa mple.com/a b", "https://a.de:80 80/", "https://a .de"],
    ...["ftp:x", "tel:abc", "tels:1", "xtel:1", "x y:z", "Mailto:a@b.de", "data:text/html,x"],
  ];
  expect(tellAll("mailto:hello@lull.museum", texts(values))).toMatchInlineSnapshot(`
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
      20:15-28 unencrypted Section 1, header, button: "http://a.de" is not encrypted, and browsers warn visitors of that. Did you mean "https://a.de"? If the site cannot be reached that way, the link may stay as it is.
    " http://a.de"
      20:15-29 bad-link Section 1, header, button: "href" cannot be " http://a.de": a link has no spaces, and its beginning no capitals. Did you mean "http://a.de"? → Write http://a.de.
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
      20:15-23 bad-link Section 1, header, button: "href" cannot be "https:": nothing stands behind https:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    "https:/ "
      20:15-25 bad-link Section 1, header, button: "href" cannot be "https:/ ": nothing stands behind https:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
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
    "https://exa mple.com"
      20:15-37 bad-link Section 1, header, button: "href" cannot be "https://exa mple.com": a link has no spaces, and its beginning no capitals. Did you mean "https://example.com"?
    "https://exa mple.com/a b"
      20:15-41 bad-link Section 1, header, button: "href" cannot be "https://exa mple.com/a b": a link has no spaces. Did you mean "https://example.com/a%20b"? Where one is meant, write %20.
    "https://a.de:80 80/"
      20:15-36 bad-link Section 1, header, button: "href" cannot be "https://a.de:80 80/": a link has no spaces, and its beginning no capitals. Did you mean "https://a.de:8080/"?
    "https://a .de"
      20:15-30 bad-link Section 1, header, button: "href" cannot be "https://a .de": a link has no spaces, and its beginning no capitals. Did you mean "https://a.de"?
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

test("links and names with a sign where none belongs", () => {
  const links = ["feat#ures", "https:  //a.de", "/a mailto:b", "a#"];
  expect(tellAll("mailto:hello@lull.museum", texts(links))).toMatchInlineSnapshot(`
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
      17:17-29 no-anchor Section 1, header, item 2 of links: no section has the id "questions", so the link "#questions" leads nowhere. Sections have the ids header, hero, showcase, features, testimonials or footer.
      47:9-13 bad-id Section 5, faq: "id" cannot be "a#": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "a"?
    id: "#a"
      17:17-29 no-anchor Section 1, header, item 2 of links: no section has the id "questions", so the link "#questions" leads nowhere. Sections have the ids header, hero, showcase, features, testimonials or footer.
      47:9-13 bad-id Section 5, faq: "id" cannot be "#a": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "a"? → Write a."
  `);
});

test("addresses that no browser can open", () => {
  const hosts = ["lull.museum:8O80/x", "lull.museum:99999/", "1.2.3.4.5/", "a%zz/"];
  const values = texts(hosts.map((host) => `https://${host}`));
  const links = tellAll('"#features"', values);
  const site = tell("  name: Lull\n", `  name: Lull\n  url: https://lull.museum:99999\n`);
  expect([links, site].join("\n")).toMatchInlineSnapshot(`
    ""https://lull.museum:8O80/x"
      14:17-45 bad-link Section 1, header, item 1 of links: no browser can open "https://lull.museum:8O80/x". Look at "lull.museum:8O80": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.
    "https://lull.museum:99999/"
      14:17-45 bad-link Section 1, header, item 1 of links: no browser can open "https://lull.museum:99999/". Look at "lull.museum:99999": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.
    "https://1.2.3.4.5/"
      14:17-37 bad-link Section 1, header, item 1 of links: no browser can open "https://1.2.3.4.5/". Look at "1.2.3.4.5": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.
    "https://a%zz/"
      14:17-32 bad-link Section 1, header, item 1 of links: no browser can open "https://a%zz/". Look at "a%zz": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.
      name: Lull
      url: https://lull.museum:99999

      4:8-33 bad-link Site: no browser can open "https://lull.museum:99999". Look at "lull.museum:99999": it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535."
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
    ...[
      "terms.pdf",
      "privacy.html",
      "./docs/terms.pdf",
      "a.de/terms.pdf",
      "terms.docx",
      "a b.pdf",
      "notes.md",
      "pages/a.yaml",
    ],
  ];
  expect(tellAll("mailto:hello@lull.museum", [...more, ...less])).toMatchInlineSnapshot(`
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
      20:15-25 bad-link Section 1, header, button: "href" cannot be "terms.docx": a file of this site starts with /. Put the file into public/, and write its path from there, with / in front.
    a b.pdf
      20:15-22 bad-link Section 1, header, button: "href" cannot be "a b.pdf": a link has no spaces. Take the spaces out. A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.
    notes.md
      20:15-23 bad-link Section 1, header, button: "href" cannot be "notes.md": a page is not linked by the name of its file. Did you mean "https://notes.md"? A page of this site is linked by its address, such as /notes/.
    pages/a.yaml
      20:15-27 bad-link Section 1, header, button: "href" cannot be "pages/a.yaml": a page is not linked by the name of its file. A page of this site is linked by its address, such as /a/."
  `);
});

test("links that are unusual, and right", () => {
  const values = [
    ...["https://lull.museum:8080/x?y#z", "https://lull.museum?x"],
    ...[
      "https://lull.museum#x,",
      "https://bücher.example/ü",
      "https://lull.museum.",
      "https://b%C3%BCcher.example",
    ],
    ...["https://lull.museum/a,b;c,", "https://me@lull.museum/", "https://https.museum/"],
    ...[
      "https://lull.museum/https://a.de",
      "https://fa.museum/می\u200cخواهم",
      "https://lull.museum:/",
    ],
  ];
  expect(tellAll("mailto:hello@lull.museum", values)).toBe(values.join("\n"));
});

test("the beginning of an address, with nothing behind it", () => {
  const schemes = ["mailto:", "tel:", "sms:", "https://", "webcal://"];
  const values = [...schemes.map((each) => each.replace("//", "")), ...texts(schemes)];
  expect(
    tellAll("mailto:hello@lull.museum", [
      ...values,
      ...texts(["tel:+", "mailto:?subject=Hi"]),
      "false",
    ]),
  ).toMatchInlineSnapshot(`
    "mailto:
      20:15-22 bad-link Nothing stands behind "mailto:", so YAML takes it for a setting of its own. Write the whole address, or todo while the link has no destination.
    tel:
      20:15-19 bad-link Nothing stands behind "tel:", so YAML takes it for a setting of its own. Write the whole address, or todo while the link has no destination.
    sms:
      20:15-19 bad-link Nothing stands behind "sms:", so YAML takes it for a setting of its own. Write the whole address, or todo while the link has no destination.
    https:
      20:15-21 bad-link Nothing stands behind "https:", so YAML takes it for a setting of its own. Write the whole address, or todo while the link has no destination.
    webcal:
      20:15-22 bad-link Nothing stands behind "webcal:", so YAML takes it for a setting of its own. Write the whole address, or todo while the link has no destination.
    "mailto:"
      20:15-24 bad-link Section 1, header, button: "href" cannot be "mailto:": nothing stands behind mailto:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    "tel:"
      20:15-21 bad-link Section 1, header, button: "href" cannot be "tel:": nothing stands behind tel:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    "sms:"
      20:15-21 bad-link Section 1, header, button: "href" cannot be "sms:": nothing stands behind sms:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    "https://"
      20:15-25 bad-link Section 1, header, button: "href" cannot be "https://": nothing stands behind https:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    "webcal://"
      20:15-26 bad-link Section 1, header, button: "href" cannot be "webcal://": nothing stands behind webcal:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    "tel:+"
      20:15-22 bad-link Section 1, header, button: "href" cannot be "tel:+": nothing stands behind tel:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    "mailto:?subject=Hi"
      20:15-35 bad-link Section 1, header, button: "href" cannot be "mailto:?subject=Hi": nothing stands behind mailto:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    false
      20:15-20 wrong-kind Section 1, header, button: "href" should be text, but "false" is not. Where a link leads: to a section, a page, a file, another site, a mailbox or a telephone. Written as #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination yet. Written as well: sms:… and webcal://…, and http://… with a warning."
  `);
});
