import { expect, test } from "vitest";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import { createFollower } from "./followValues.ts";

const siteOf = (...sections: object[]): EditorState => ({
  revision: 1,
  files: [],
  pages: [
    {
      ...{ file: "page.yaml", path: "/", version: "", data: { sections }, problems: [] },
      ...{ locked: [] },
    },
  ],
});

const features = { type: "features", props: { items: [{ title: "One" }, { title: "Two" }] } };
const faq = { type: "faq", props: { title: "Questions" } };
const before = siteOf(features, faq);

/** The address of a value in another version of the site. */
const find = (section: string, path: (string | number)[], ...after: object[]) => {
  const found = createFollower()({ saved: before, shown: before }, siteOf(...after))({
    file: "page.yaml",
    section,
    path,
  });
  return found && `${found.section} ${found.path.join(" ")}`;
};

test("values are found again wherever their section and their entry are", () => {
  const items = [{ title: "New" }, { title: "One" }, { title: "Two" }];
  const longer = { type: "features", props: { items } };
  const second = ["props", "items", 1, "title"];
  expect([
    find("features", second, longer, faq),
    find("features", second, faq, longer),
    find("faq", ["props", "title"], features, { ...faq, id: "questions" }),
    find("features", second, { type: "features", props: { items: [{ title: "Two" }] } }, faq),
    find(
      "features",
      ["props", "items", 0, "title"],
      { type: "features", props: { items: [{ title: "Two" }] } },
      faq,
    ),
    // The section may come back.
    find("features", ["props", "items", 0, "title"], faq),
    // A copy above is the first of its name.
    find("features", second, { type: "features", props: {} }, features, faq),
  ]).toEqual([
    "features props items 2 title",
    "features props items 2 title",
    "questions props title",
    "features props items 0 title",
    undefined,
    "features props items 0 title",
    "features#2 props items 1 title",
  ]);
});

test("a value that a half-saved file lacks is found again by the last version that had it", () => {
  const file = "page.yaml";
  const second = { file, section: "features", path: ["props", "items", 1, "title"] };
  const shorter = siteOf({ type: "features", props: { items: [{ title: "Two" }] } }, faq);
  const first = { ...second, path: ["props", "items", 0, "title"] };
  const halves = {
    "no file": { ...before, pages: [] },
    "an empty file": siteOf(),
    "no list": siteOf({ type: "features", props: {} }),
    "no entry": siteOf({ type: "features", props: { items: [{ title: "One" }] } }),
  };
  for (const [what, half] of Object.entries(halves)) {
    const follow = createFollower();
    const at = follow({ saved: before, shown: before }, half)(second);
    const isGone = at === undefined;
    const found = follow({ saved: half, shown: half }, shorter)(at ?? second, isGone);
    expect([what, found]).toEqual([what, first]);
  }
});
