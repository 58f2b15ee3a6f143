import { expect, it } from "vitest";
import type { Action, Operation } from "../../shared/operation.ts";
import { describeAction } from "./describeAction.ts";
import { placesOf } from "./placesOf.ts";

/** One action of each kind. */
const actions: Record<Action["do"], Action> = {
  "move-section": { do: "move-section", section: "faqs", to: { index: 0 } },
  "enable-section": { do: "enable-section", section: "faqs" },
  "disable-section": { do: "disable-section", section: { index: 2, type: "quote" } },
  "add-section": { do: "add-section", type: "quote", id: "praise" },
  "duplicate-section": { do: "duplicate-section", section: "faqs" },
  "delete-section": { do: "delete-section", section: "faqs", was: { type: "faq" } },
  "rename-id": { do: "rename-id", section: "faqs", id: "questions" },
  set: { do: "set", section: "faqs", path: ["props", "secondButton", "label"], value: "Go" },
  remove: { do: "remove", path: ["theme", "colors"] },
  insert: { do: "insert", section: "faqs", path: ["props", "cards"], value: {} },
  duplicate: { do: "duplicate", section: "faqs", path: ["props", "cards", 1] },
  move: { do: "move", section: "faqs", path: ["props", "cards"], from: 2, to: 0 },
  "rename-page": { do: "rename-page", page: "/about/", to: "/team/" },
  "write-text": { do: "write-text", file: "privacy.md", value: "We keep less." },
  "add-page": { do: "add-page", page: "/about/" },
  "delete-page": { do: "delete-page", page: "/about/" },
  translate: { do: "translate", lang: "de", count: 1 },
  "delete-files": { do: "delete-files", files: ["/images/a.png"] },
  "bring-back": { do: "bring-back" },
  fix: { do: "fix", count: 1 },
  dismiss: { do: "dismiss" },
  all: {
    do: "all",
    operations: [
      { do: "disable-section", section: "faqs" },
      { do: "set", path: ["site", "title"], value: "New" },
    ],
  },
};

it("names what was pasted, and the page that was hidden", () => {
  const insert: Action = {
    ...{ do: "insert", path: ["sections"], index: 2, value: { type: "faq", id: "faqs" } },
    lines: "- type: faq\n  id: faqs",
  };
  const paste: Action = {
    do: "all",
    operations: [insert, { do: "set", path: ["sections", 2, "id"], value: "faqs-2" }],
  };
  const name = (action: Action) =>
    describeAction(action, (ref) => (typeof ref === "string" ? ref : ref.type));
  expect(name(insert)).toBe("Add faq");
  expect(placesOf(paste).map(({ section }) => section)).toEqual(["faqs-2", "faqs"]);
  const enabled = { path: ["page", "enabled"] };
  expect(name({ do: "set", ...enabled, value: false })).toBe("Hide the page");
  expect(name({ do: "remove", ...enabled })).toBe("Show the page");
});

it("counts the items that were added to one list", () => {
  const insert = (list: string): Operation => ({
    do: "insert",
    section: { index: 1, type: "faq" },
    path: ["props", list],
    value: {},
  });
  const name = (...lists: string[]) =>
    describeAction({ do: "all", operations: lists.map(insert) }, (ref) =>
      typeof ref === "string" ? ref : ref.type,
    );
  expect(name("cards", "cards", "cards")).toBe("Add 3 items to cards in faq");
  expect(name("cards")).toBe("Add an item to cards in faq");
  expect(name("cards", "logos")).toBe("Add an item to cards in faq and more");
});

it("names each action, and the places that it is about", () => {
  const described = Object.values(actions).map((action) => {
    const words = describeAction(action, (ref) => (typeof ref === "string" ? ref : ref.type));
    const places = placesOf(action).map(({ section, path }) => [section, ...path].join(" "));
    return `${words} → ${places.join(", ")}`;
  });
  expect(described).toMatchInlineSnapshot(`
    [
      "Move faqs → faqs",
      "Show faqs → faqs",
      "Hide quote → ",
      "Add quote → praise",
      "Duplicate faqs → faqs",
      "Delete faqs → faqs",
      "Rename faqs → faqs, questions",
      "Change label in faqs → faqs props secondButton label",
      "Remove colors of the theme → ",
      "Add an item to cards in faqs → faqs props cards",
      "Duplicate item 2 of cards in faqs → faqs props cards 1",
      "Move item 3 of cards in faqs → faqs props cards",
      "Move the page /about/ to /team/ → ",
      "Change texts/privacy.md → ",
      "Make the page /about/ → ",
      "Delete the page /about/ → ",
      "Translate a text (de) → ",
      "Delete a file → ",
      "Bring back an earlier version → ",
      "Fix a mistake → ",
      "Mark as meant → ",
      "Hide faqs and more → faqs",
    ]
  `);
});
