import { describe, expect, test } from "vitest";
import { change, report, smallPage } from "../readFixture.ts";

describe("Links, files and icons", () => {
  test("an anchor that no section has", () => {
    expect(report(change(smallPage, '"#questions"', '"#qestions"'))).toMatchInlineSnapshot(`
      "page.yaml:17:17 error no-anchor Section 1, header, item 2 of links: no section has the id "qestions", so the link "#qestions" leads nowhere.
        16 |         - label: Questions
        17 |           href: "#qestions"
           |                 ^^^^^^^^^^^
        Did you mean "#questions"?"
    `);
  });

  test("an anchor without quotes", () => {
    expect(report(change(smallPage, '"#questions"', "#questions"))).toMatchInlineSnapshot(`
      "page.yaml:17:17 error needs-quotes Without quotes, "#questions" is a comment, and the value is empty.
        16 |         - label: Questions
        17 |           href: #questions
           |                 ^^^^^^^^^^
        Put quotes around it: "#questions""
    `);
  });

  test("an anchor without its sign", () => {
    expect(report(change(smallPage, '"#questions"', "questions"))).toMatchInlineSnapshot(`
      "page.yaml:17:17 error bad-link Section 1, header, item 2 of links: "href" cannot be "questions".
        16 |         - label: Questions
        17 |           href: questions
           |                 ^^^^^^^^^
        Did you mean "#questions"?"
    `);
  });

  test("a link that runs code", () => {
    expect(
      report(change(smallPage, "mailto:hello@lull.museum", "javascript:alert(1)")),
    ).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "javascript:alert(1)": links that start with javascript: are not allowed.
        19 |         label: Write to us
        20 |         href: javascript:alert(1)
           |               ^^^^^^^^^^^^^^^^^^^
        A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination."
    `);
  });

  test("a link that is not encrypted", () => {
    expect(
      report(change(smallPage, "mailto:hello@lull.museum", "http://lull.museum")),
    ).toMatchInlineSnapshot(`
      "page.yaml:20:15 warning unencrypted Section 1, header, button: "http://lull.museum" is not encrypted, and browsers warn visitors of that.
        19 |         label: Write to us
        20 |         href: http://lull.museum
           |               ^^^^^^^^^^^^^^^^^^
        Did you mean "https://lull.museum"? If the site cannot be reached that way, the link may stay as it is."
    `);
  });

  test("a link to another host in disguise", () => {
    expect(
      report(change(smallPage, "mailto:hello@lull.museum", "//lull.museum")),
    ).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "//lull.museum": it leads to another site without saying so.
        19 |         label: Write to us
        20 |         href: //lull.museum
           |               ^^^^^^^^^^^^^
        Write https:// in front, or a path that starts with one /."
    `);
  });

  test("an address without mailto", () => {
    expect(
      report(change(smallPage, "mailto:hello@lull.museum", "hello@lull.museum")),
    ).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "hello@lull.museum": it is an e-mail address.
        19 |         label: Write to us
        20 |         href: hello@lull.museum
           |               ^^^^^^^^^^^^^^^^^
        Did you mean "mailto:hello@lull.museum"?"
    `);
  });

  test("a link with capitals for todo", () => {
    expect(report(change(smallPage, "mailto:hello@lull.museum", "TODO"))).toMatchInlineSnapshot(`
      "page.yaml:20:15 error bad-link Section 1, header, button: "href" cannot be "TODO".
        19 |         label: Write to us
        20 |         href: TODO
           |               ^^^^
        Did you mean "todo"? Write todo while the link has no destination."
    `);
  });

  test("a picture that is not there", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "/images/team.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/team.png".
        25 |       image:
        26 |         src: /images/team.png
           |              ^^^^^^^^^^^^^^^^
        Put the file into public/, or write the path of another."
    `);
  });

  test("a picture with another ending", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "/images/hero.jpg")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/hero.jpg".
        25 |       image:
        26 |         src: /images/hero.jpg
           |              ^^^^^^^^^^^^^^^^
        Did you mean "/images/hero.png"? If not, put the file into public/."
    `);
  });

  test("a picture that differs in case", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "/images/Hero.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/Hero.png"; small and capital letters count.
        25 |       image:
        26 |         src: /images/Hero.png
           |              ^^^^^^^^^^^^^^^^
        Did you mean "/images/hero.png"?"
    `);
  });

  test("a picture by its place in the project", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "public/images/hero.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "public/images/hero.png".
        25 |       image:
        26 |         src: public/images/hero.png
           |              ^^^^^^^^^^^^^^^^^^^^^^
        Did you mean "/images/hero.png"?"
    `);
  });

  test("a picture outside public", () => {
    expect(report(change(smallPage, "/images/hero.png", "/../hero.png"))).toMatchInlineSnapshot(`
      "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/../hero.png": it leads out of public/.
        25 |       image:
        26 |         src: /../hero.png
           |              ^^^^^^^^^^^^
        Copy the file into public/, and write its path from there, with / in front."
    `);
  });

  test("a picture of another site", () => {
    expect(
      report(change(smallPage, "/images/hero.png", "https://lull.museum/hero.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "https://lull.museum/hero.png": files of other sites are not loaded.
        25 |       image:
        26 |         src: https://lull.museum/hero.png
           |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Put the file into public/, and write its path from there, with / in front."
    `);
  });

  test("a picture for a film", () => {
    expect(
      report(change(smallPage, "/videos/tour.mp4", "/images/hero.png")),
    ).toMatchInlineSnapshot(`
      "page.yaml:32:14 error wrong-file Section 3, showcase, video: "mp4" cannot be "/images/hero.png": the file should end in .mp4.
        31 |       video:
        32 |         mp4: /images/hero.png
           |              ^^^^^^^^^^^^^^^^
        Name a film that ends like this, or save the file in another format."
    `);
  });

  test("a film that is not there", () => {
    expect(
      report(change(smallPage, "/videos/tour.mp4", "/videos/tuor.mp4")),
    ).toMatchInlineSnapshot(`
      "page.yaml:32:14 error no-file Section 3, showcase, video: public/ has no file "/videos/tuor.mp4".
        31 |       video:
        32 |         mp4: /videos/tuor.mp4
           |              ^^^^^^^^^^^^^^^^
        Did you mean "/videos/tour.mp4"? If not, put the file into public/."
    `);
  });

  test("a picture without alt", () => {
    expect(
      report(change(smallPage, "        alt: The app on a phone.\n", "")),
    ).toMatchInlineSnapshot(`
      "page.yaml:25:7 error missing Section 2, hero, image: "alt" is missing.
        24 |       title: Think better.
        25 |       image:
           |       ^^^^^
        Add a line alt: … here. What the picture shows, for people who cannot see it. One sentence."
    `);
  });

  test("an icon that is misspelt", () => {
    expect(report(change(smallPage, "icon: notebook", "icon: notebok"))).toMatchInlineSnapshot(`
      "page.yaml:40:17 error no-icon Section 4, features, item 1 of items: there is no icon "notebok".
        39 |       items:
        40 |         - icon: notebok
           |                 ^^^^^^^
        Did you mean "notebook"?"
    `);
  });

  test("an icon as its maker writes it", () => {
    expect(report(change(smallPage, "icon: notebook", "icon: Notebook"))).toMatchInlineSnapshot(`
      "page.yaml:40:17 error bad-icon Section 4, features, item 1 of items: "icon" cannot be "Notebook".
        39 |       items:
        40 |         - icon: Notebook
           |                 ^^^^^^^^
        Did you mean "notebook"?"
    `);
  });

  test("an icon nobody drew", () => {
    expect(
      report(change(smallPage, "icon: notebook", "icon: unicorn-horn")),
    ).toMatchInlineSnapshot(`
      "page.yaml:40:17 error no-icon Section 4, features, item 1 of items: there is no icon "unicorn-horn".
        39 |       items:
        40 |         - icon: unicorn-horn
           |                 ^^^^^^^^^^^^
        All names are listed at phosphoricons.com."
    `);
  });

  test("a brand without brand:", () => {
    expect(
      report(change(smallPage, "icon: brand:discord", "icon: discord")),
    ).toMatchInlineSnapshot(`
      "page.yaml:72:19 error no-icon Section 7, footer, social, item 1 of links: there is no icon "discord".
        71 |           - label: Discord
        72 |             icon: discord
           |                   ^^^^^^^
        Did you mean "brand:discord" or "discord-logo"?"
    `);
  });
});
