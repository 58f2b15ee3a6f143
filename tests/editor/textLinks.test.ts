import { expect, test } from "vitest";
import { countLinks } from "../../src/editor/site/countLinks.ts";
import { describeSite } from "../../src/node/dev/editor/describeSite.ts";
import { allTabs } from "../../src/site/edit/historyFiles.ts";
import { linkTo, readFiles, subpage } from "../pages/site.ts";

const text = `[Privacy](/privacy/), [Go on][on], <https://lull.museum/privacy/> and ![a picture](/privacy/a.png).

\`[No link](/privacy/)\`

[on]: /privacy#cta
`;

test("links in a Markdown file count where a page names it", async () => {
  const site = await readFiles(
    {
      "pages/privacy.yaml": subpage(linkTo("/")),
      "pages/terms.yaml": subpage("  - type: prose\n    props:\n      file: legal/terms.md\n"),
    },
    { texts: new Map([["legal/terms.md", { text, diagnostics: [] }]]) },
  );
  const state = await describeSite({ site, revision: 1 }, allTabs);
  const { schemas } = site.context;
  const [home, privacy, terms] = state.pages;
  if (!home || !privacy || !terms) throw new Error("There are not three pages.");
  expect(home).not.toHaveProperty("textLinks");
  const others = { ...state, pages: [home, privacy] };
  const count = (anchor?: string) =>
    countLinks(state, schemas, privacy, anchor) - countLinks(others, schemas, privacy, anchor);
  expect(count()).toBe(2);
  expect(count("cta")).toBe(1);
});
