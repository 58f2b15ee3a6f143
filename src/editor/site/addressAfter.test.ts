import { expect, it } from "vitest";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import type { Action } from "../../shared/operation.ts";
import { addressAfter } from "./addressAfter.ts";
import { createDrafts } from "./drafts.ts";

/** A site of these pages, each with the ids of its sections. */
const siteOf = (pages: Record<string, string[]>): EditorState => ({
  revision: 1,
  files: [],
  pages: Object.entries(pages).map(([path, ids]) => ({
    ...{ path, file: `pages${path.slice(0, -1)}.yaml`, version: "", problems: [], locked: {} },
    data: { sections: ids.map((id) => (id === "hero" ? { type: id } : { type: "faq", id })) },
  })),
});

const rename = (section: string, id: string) => ({ do: "rename-id", section, id }) as const;
const all = (...operations: ReturnType<typeof rename>[]): Action => ({ do: "all", operations });

/** Each action, with the site before and after it, and a draft where it is before and after it. */
const cases: [Action, EditorState, EditorState, [page: string, section: string][]][] = [
  // A page whose links follow may have a section of the same name.
  [
    rename("faqs", "help"),
    siteOf({ "/a/": ["faqs", "other"], "/b/": ["faqs"] }),
    siteOf({ "/a/": ["help", "other"], "/b/": ["faqs"] }),
    [
      ["/a/ faqs", "/a/ help"],
      ["/a/ other", "/a/ other"],
      ["/b/ faqs", "/b/ faqs"],
    ],
  ],
  [
    rename("hero", "start"),
    siteOf({ "/a/": ["hero"] }),
    siteOf({ "/a/": ["start"] }),
    [["/a/ hero", "/a/ start"]],
  ],
  [
    all(rename("one", "third"), rename("two", "one"), rename("third", "two")),
    siteOf({ "/a/": ["one", "two", "three"] }),
    siteOf({ "/a/": ["two", "one", "three"] }),
    [
      ["/a/ one", "/a/ two"],
      ["/a/ two", "/a/ one"],
    ],
  ],
  [
    { do: "rename-page", page: "/a/", to: "/c/" },
    siteOf({ "/a/": ["faqs"], "/b/": ["faqs"] }),
    siteOf({ "/c/": ["faqs"], "/b/": ["faqs"] }),
    [
      ["/a/ faqs", "/c/ faqs"],
      ["/b/ faqs", "/b/ faqs"],
    ],
  ],
  [
    { do: "delete-section", section: "faqs" },
    siteOf({ "/a/": ["faqs"] }),
    siteOf({ "/a/": [] }),
    [["/a/ faqs", "/a/ faqs"]],
  ],
];

it.each(cases)("drafts follow %j, and back", (action, before, after, moves) => {
  const at = (place: string) => {
    const [page = "", section] = place.split(" ");
    return { file: `pages${page.slice(0, -1)}.yaml`, section, path: ["props", "title"] };
  };
  const drafts = createDrafts(
    () => {},
    () => undefined,
  );
  const list = () => drafts.list().map(({ at, value }) => [value, at]);
  for (const [place] of moves) drafts.hold({ at: at(place), label: "", value: place, reason: "" });
  const held = list();
  drafts.move(addressAfter(action, false, before, after));
  expect(list()).toEqual(moves.map(([from, to]) => [from, at(to)]));
  drafts.move(addressAfter(action, true, after, before));
  expect(list()).toEqual(held);
});
