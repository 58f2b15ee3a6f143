import { expect, it } from "vitest";
import type { Action } from "../../shared/operation.ts";
import { pageAfter } from "./pageAfter.ts";

const add: Action = { do: "add-page", page: "/a/" };
const remove: Action = { do: "delete-page", page: "/a/" };
const rename: Action = { do: "rename-page", page: "/a/", to: "/b/" };

it("shows the page that came back, and none that is gone", () => {
  expect(pageAfter(add, true, "/a/")).toBe("/");
  expect(pageAfter(add, true, "/c/")).toBe("/c/");
  expect(pageAfter(add, false, "/c/")).toBe("/a/");
  expect(pageAfter(remove, true, "/c/")).toBe("/a/");
  expect(pageAfter(remove, false, "/a/")).toBe("/");
  expect(pageAfter(rename, true, "/b/")).toBe("/a/");
  expect(pageAfter(rename, false, "/a/")).toBe("/b/");
  expect(pageAfter(rename, true, "/c/")).toBe("/c/");
  expect(pageAfter({ do: "fix", count: 1 }, true, "/c/")).toBe("/c/");
});
