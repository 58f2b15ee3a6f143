import { expect, test } from "vitest";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import { listPages } from "./listedPage.ts";

const file = (path: string, data: unknown, rest: Partial<EditorPage> = {}): EditorPage => ({
  ...{ file: `pages${path.slice(0, -1)}.yaml`, path, version: "", data, problems: [], locked: {} },
  ...rest,
});

const dated = (from?: string, until?: string) =>
  file("/a/", { page: { title: "A", ...(from && { from }), ...(until && { until }) } });

const datesOf = (page: EditorPage) => {
  const [, listed] = listPages(
    { pages: [file("/", {}), page], files: [], revision: 1 },
    "2026-12-24",
  );
  return listed?.dates;
};

test("a page says when it begins, ends or has ended, and nothing while it is there for good", () => {
  expect([
    datesOf(dated()),
    datesOf(dated("2026-12-24")),
    datesOf(dated("2027-01-01")),
    datesOf(dated("2027-01-01T08:00", "2027-02-01")),
    datesOf(dated(undefined, "2026-12-24")),
    datesOf(dated("2026-01-01", "2026-12-23")),
    datesOf(dated("tomorrow")),
  ]).toEqual([
    "",
    "",
    "From 1 Jan 2027",
    "From 1 Jan 2027",
    "Until 24 Dec 2026",
    "Ended 23 Dec 2026",
    "",
  ]);
});

test("a page without a title is called by its address, whatever its file holds", () => {
  const state: EditorState = {
    pages: [file("/", { site: { title: "Home" } }), file("/a/", ["?"]), file("", null)],
    files: [],
    revision: 1,
  };
  expect(listPages(state, "2026-12-24").map(({ title }) => title)).toEqual(["Home", "/a/"]);
});
