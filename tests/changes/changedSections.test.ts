import { expect, test } from "vitest";
import { listChangedSections } from "../../src/site/changes/listChangedSections.ts";
import { smallPage } from "../fixtures/index.ts";
import { compare, type Files, versionOf } from "./site.ts";

/** The changed sections between two versions, each with its addresses and the number of its changes. */
const list = (before: Files, after: Files) =>
  listChangedSections(compare(before, after).changes, versionOf(before), versionOf(after)).map(
    ({ name, before, after, changes }) =>
      [
        name,
        ...[before, after].map((at) => (at ? `${at.page}#${at.id}` : "none")),
        changes.length,
      ].join(" · "),
  );

const page = (sections: string) =>
  `page:\n  title: Team\n  description: Who we are.\nsections:\n${sections}`;
const statement = "  - type: statement\n    props:\n      text: We make quiet things.\n";

test("a changed section has its address in each version that shows it", () => {
  const edited = smallPage
    .replace("Think better.", "Think best.")
    .replace("alt: The app on a phone.", "alt: The app.")
    .replace("id: questions", "id: help")
    .replace("enabled: true", "enabled: false")
    .replace(/ {2}- type: testimonials[\s\S]*(?= {2}- type: footer)/, "")
    .replace("  - type: showcase", `${statement}  - type: showcase`);
  expect(list({ "page.yaml": smallPage }, { "page.yaml": edited })).toMatchInlineSnapshot(`
    [
      "Testimonials · /#testimonials · none · 1",
      "Statement · none · /#statement · 1",
      "Hero · /#hero · /#hero · 2",
      "Features · /#features · none · 1",
      "FAQ · /#questions · /#help · 1",
    ]
  `);
});

test("a section that moved to another page, and one of a page that has another address", () => {
  const before = { "page.yaml": smallPage, "pages/about.yaml": page(statement) };
  const moved = { "page.yaml": `${smallPage}${statement}`, "pages/about.yaml": page("  []\n") };
  const renamed = {
    "page.yaml": smallPage,
    "pages/team.yaml": page(statement.replace("quiet", "silent")),
  };
  expect([list(before, moved), list(before, renamed)]).toMatchInlineSnapshot(`
    [
      [
        "Statement · /about/#statement · /#statement · 1",
      ],
      [
        "Statement · /about/#statement · /team/#statement · 1",
      ],
    ]
  `);
});
