import { expect, test } from "vitest";
import { answer, change, report, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

/** The answer to a page that counts visits like this. */
const counting = (settings: string) => answer("site:\n", `site:\n  analytics: { ${settings} }\n`);

const privacy = "privacy: { label: Privacy, href: '#features' }";

test("an address in place of a domain", () => {
  expect(
    counting(`provider: plausible, id: "https://Shop.example/", ${privacy}`),
  ).toMatchInlineSnapshot(`
    "page.yaml:3:41 error unknown-id Site, analytics: Plausible knows a site by a domain, such as example.com, so it counts nothing for "https://Shop.example/".
      2 | site:
      3 |   analytics: { provider: plausible, id: "https://Shop.example/", privacy: { label: Privacy, href…
        |                                         ^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "shop.example"?"
  `);
});

test("an id that the service cannot have given", () => {
  expect(counting(`provider: umami, id: shop.example, ${privacy}`)).toMatchInlineSnapshot(`
    "page.yaml:3:37 error unknown-id Site, analytics: Umami knows a site by a website ID, such as 94db1cb1-74f4-4a40-ad6c-962362670409, so it counts nothing for "shop.example".
      2 | site:
      3 |   analytics: { provider: umami, id: shop.example, privacy: { label: Privacy, href: '#features' }…
        |                                     ^^^^^^^^^^^^
      Look it up in the settings of the site at Umami."
  `);
});

test("a service that runs nowhere yet", () => {
  expect(counting(`provider: matomo, id: "7", ${privacy}`)).toMatchInlineSnapshot(`
    "page.yaml:3:26 error no-host Site, analytics: Matomo runs on a server of your own, and its address is not given.
      2 | site:
      3 |   analytics: { provider: matomo, id: "7", privacy: { label: Privacy, href: '#features' } }
        |                          ^^^^^^
      Add a line host: with the address, such as host: https://stats.example.com."
  `);
});

test("a page that counts and nowhere says so", () => {
  expect(counting("provider: plausible, id: shop.example")).toMatchInlineSnapshot(`
    "page.yaml:3:3 warning no-privacy-page Site, analytics: the page counts visits, and no link leads to a privacy page.
      2 | site:
      3 |   analytics: { provider: plausible, id: shop.example }
        |   ^^^^^^^^^
      Say there what is counted, and by whom. Link to it in the footer, or write privacy: with a label and an href below analytics:."
  `);
});

test.each(["href: /datenschutz/", "label: Privacy policy", "label: プライバシーポリシー"])(
  "a page with a link to what is counted, %s",
  (link) => {
    const [name = ""] = link.split(":");
    const before = { href: "https://lull.museum/chat", label: "Discord" }[name] ?? "";
    const counted = change(
      smallPage,
      "site:\n",
      "site:\n  analytics: { provider: plausible, id: shop.example }\n",
    );
    const page = change(counted, before, link.slice(name.length + 2));
    expect(report(page)).not.toContain("no-privacy-page");
  },
);
