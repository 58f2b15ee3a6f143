import { expect, test } from "vitest";
import { change, report, smallPage } from "../../../../tests/diagnostics/readFixture.ts";
import { builtFiles, hostFiles } from "../../page/published.ts";

/** The diagnostics of the small page with these redirects. */
const told = (...redirects: string[]) =>
  report(
    change(
      smallPage,
      "site:\n",
      `site:\n  redirects:\n${redirects.map((each) => `    - { ${each} }\n`).join("")}`,
    ),
  )
    .split("\n")
    .filter((line) => / (error|warning) /.test(line))
    .join("\n");

const to = "to: https://lull.example/new";

test("addresses where nothing is lead elsewhere", () => {
  const free = ["/old/", "/old.html/", "/images/old/", "/robots/", "/index/", "/Old-2/"];
  expect(told(...free.map((from) => `from: ${from}, ${to}`))).toBe("");
});

test("addresses that differ in capitals may lead to the same place", () => {
  expect(told(`from: /Old/, ${to}`, `from: /old/, ${to}`)).toBe("");
});

test.each([...builtFiles, ...hostFiles, "sitemap.xml"])(
  "nothing leads away from %s, nor from below it, in whatever capitals",
  (file) => {
    const variants = [`/${file}/`, `/${file}/old/`, `/${file.toUpperCase()}/`];
    for (const from of variants) {
      if (file === "index.html" && from.endsWith("/old/")) continue;
      expect(told(`from: ${from}, ${to}`)).toContain("hidden-page");
    }
  },
);

test("nothing leads away from a page, a file, or a redirect", () => {
  expect(
    [
      told(`from: /index.html/, ${to}`),
      told(`from: /guides/index.html/, ${to}`),
      told(`from: /images/hero.png/, ${to}`),
      told(`from: /images/Hero.png/old/, ${to}`),
      told(`from: /old/, ${to}`, `from: /old/, ${to}`),
      told(`from: /old/, ${to}`, `from: /Old/, to: "#features"`),
      told(`from: /old/, ${to}`, `from: /old/index.html/a/, ${to}`),
    ].join("\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:4:15 error hidden-page Site, item 1 of redirects: no redirect can lead away from "/index.html/": it leads to / anyway.
    page.yaml:4:15 error hidden-page Site, item 1 of redirects: no redirect can lead away from "/guides/index.html/": it leads to /guides/ anyway.
    page.yaml:4:15 error hidden-page Site, item 1 of redirects: no redirect can lead away from "/images/hero.png/": public/images/hero.png is there.
    page.yaml:4:15 error hidden-page Site, item 1 of redirects: no redirect can lead away from "/images/Hero.png/old/": public/images/hero.png is there.
    page.yaml:5:15 error hidden-page Site, item 2 of redirects: no redirect can lead away from "/old/": it is redirected already.
    page.yaml:5:15 error hidden-page Site, item 2 of redirects: no redirect can lead away from "/Old/": but for its capitals, it is redirected already, as /old/, and to another page.
    page.yaml:5:15 error hidden-page Site, item 2 of redirects: no redirect can lead away from "/old/index.html/a/": /old/ is redirected already."
  `);
});

test("nothing leads away from a compressed copy of a file", () => {
  const copies = [
    "/index.html.br/",
    "/old/index.html.gz/",
    "/llms.txt.br/a/",
    "/images/Hero.png.gz/",
  ];
  for (const from of copies) expect(told(`from: ${from}, ${to}`)).toContain("compressed copy");
  expect(told(`from: /old.br/, ${to}`)).toBe("");
});

test("a redirect leads to a page", () => {
  expect(
    ["mailto:a@lull.example", "tel:+49 30 1", "todo"]
      .map((each) => reportOf("/old/", each))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:4:28 error bad-link Site, item 1 of redirects: a redirect leads to a page, and "mailto:a@lull.example" is none.
      3 |   redirects:
      4 |     - { from: "/old/", to: "mailto:a@lull.example" }
        |                            ^^^^^^^^^^^^^^^^^^^^^^^
      Write the path of a page, such as /contact/, or a whole address, https://….
    page.yaml:4:28 error bad-link Site, item 1 of redirects: a redirect leads to a page, and "tel:+49 30 1" is none.
      3 |   redirects:
      4 |     - { from: "/old/", to: "tel:+49 30 1" }
        |                            ^^^^^^^^^^^^^^
      Write the path of a page, such as /contact/, or a whole address, https://….
    page.yaml:4:28 notice placeholder Site, item 1 of redirects: the link has no destination yet.
      3 |   redirects:
      4 |     - { from: "/old/", to: "todo" }
        |                            ^^^^^^
      Write its destination in place of todo."
  `);
});

test("no old address has the steps . and ..", () => {
  expect(
    ["/../a/", "/./s/", "/a/..", "/.a/"]
      .map((from) => reportOf(from, "https://lull.museum/b"))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "/../a/": browsers take the steps . and .. out of every address.
      3 |   redirects:
      4 |     - { from: "/../a/", to: "https://lull.museum/b" }
        |               ^^^^^^^^
      Did you mean "/a/"? An old address starts and ends with /, as in /old-name/.
    page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "/./s/": browsers take the steps . and .. out of every address.
      3 |   redirects:
      4 |     - { from: "/./s/", to: "https://lull.museum/b" }
        |               ^^^^^^^
      Did you mean "/s/"? An old address starts and ends with /, as in /old-name/.
    page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "/a/..": browsers take the steps . and .. out of every address.
      3 |   redirects:
      4 |     - { from: "/a/..", to: "https://lull.museum/b" }
        |               ^^^^^^^
      An old address starts and ends with /, as in /old-name/.
    "
  `);
});

/** The report of the small page with this redirect. */
const reportOf = (from: string, to: string) =>
  report(
    change(smallPage, "site:\n", `site:\n  redirects:\n    - { from: "${from}", to: "${to}" }\n`),
  );

test("an address in another form is led back to one that can be redirected", () => {
  expect(
    [
      "/index.html",
      "index.html",
      "/404.html",
      "/old",
      "old/",
      "https://lull.example/old",
      "/old?a=1",
    ]
      .map((from) =>
        report(
          change(smallPage, "site:\n", `site:\n  redirects:\n    - { from: "${from}", ${to} }\n`),
        ),
      )
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "/index.html": it leads to / anyway.
      3 |   redirects:
      4 |     - { from: "/index.html", to: https://lull.example/new }
        |               ^^^^^^^^^^^^^
      Delete this redirect.

    page.yaml:4:42 notice placeholder Site, item 1 of redirects: "to" names lull.example, which no visitor can reach.
      3 |   redirects:
      4 |     - { from: "/index.html", to: https://lull.example/new }
        |                                          ^^^^^^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above.
    page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "index.html": it leads to / anyway.
      3 |   redirects:
      4 |     - { from: "index.html", to: https://lull.example/new }
        |               ^^^^^^^^^^^^
      Delete this redirect.

    page.yaml:4:41 notice placeholder Site, item 1 of redirects: "to" names lull.example, which no visitor can reach.
      3 |   redirects:
      4 |     - { from: "index.html", to: https://lull.example/new }
        |                                         ^^^^^^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above.
    page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "/404.html": the build writes a file there, /404.html.
      3 |   redirects:
      4 |     - { from: "/404.html", to: https://lull.example/new }
        |               ^^^^^^^^^^^
      Delete this redirect.

    page.yaml:4:40 notice placeholder Site, item 1 of redirects: "to" names lull.example, which no visitor can reach.
      3 |   redirects:
      4 |     - { from: "/404.html", to: https://lull.example/new }
        |                                        ^^^^^^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above.
    page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "/old".
      3 |   redirects:
      4 |     - { from: "/old", to: https://lull.example/new }
        |               ^^^^^^
      Did you mean "/old/"? An old address starts and ends with /, as in /old-name/.

    page.yaml:4:35 notice placeholder Site, item 1 of redirects: "to" names lull.example, which no visitor can reach.
      3 |   redirects:
      4 |     - { from: "/old", to: https://lull.example/new }
        |                                   ^^^^^^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above.
    page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "old/".
      3 |   redirects:
      4 |     - { from: "old/", to: https://lull.example/new }
        |               ^^^^^^
      Did you mean "/old/"? An old address starts and ends with /, as in /old-name/.

    page.yaml:4:35 notice placeholder Site, item 1 of redirects: "to" names lull.example, which no visitor can reach.
      3 |   redirects:
      4 |     - { from: "old/", to: https://lull.example/new }
        |                                   ^^^^^^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above.
    page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "https://lull.example/old".
      3 |   redirects:
      4 |     - { from: "https://lull.example/old", to: https://lull.example/new }
        |               ^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "/old/"? An old address starts and ends with /, as in /old-name/.

    page.yaml:4:55 notice placeholder Site, item 1 of redirects: "to" names lull.example, which no visitor can reach.
      4 | …{ from: "https://lull.example/old", to: https://lull.example/new }
        |                                                  ^^^^^^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above.
    page.yaml:4:15 error bad-value Site, item 1 of redirects: "from" cannot be "/old?a=1": what follows ? or # is no part of the address of a page.
      3 |   redirects:
      4 |     - { from: "/old?a=1", to: https://lull.example/new }
        |               ^^^^^^^^^^
      A redirect from there is a setting of your host.

    page.yaml:4:39 notice placeholder Site, item 1 of redirects: "to" names lull.example, which no visitor can reach.
      3 |   redirects:
      4 |     - { from: "/old?a=1", to: https://lull.example/new }
        |                                       ^^^^^^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above."
  `);
});

test("an address that only the host can redirect is told why", () => {
  const addresses = ["/", "/?p=12", "/blog/*", "/caf%C3%A9/"];
  expect(
    addresses.map((from) => told(`from: "${from}", to: /`).replace(/^.*cannot be /, "")),
  ).toMatchInlineSnapshot(`
    [
      ""/": the first page is there.",
      ""/?p=12": what follows ? or # is no part of the address of a page.",
      ""/blog/*": each old address is written out, without a pattern.",
      ""/caf%C3%A9/": an old address holds letters, digits, - . _ and ~.",
    ]
  `);
});
