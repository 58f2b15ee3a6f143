import { expect, test } from "vitest";
import type { EditorPage, EditorState } from "../../shared/editor/endpoint.ts";
import { nameSections } from "./nameSections.ts";

const pageOf = (path: string, type: string): EditorPage => ({
  ...{ file: `${path}.yaml`, path, version: "", problems: [], locked: [] },
  data: { sections: [{ type, id: "questions" }] },
});

test("of sections with one id on several pages, the one of the page that is shown gives the name", () => {
  const site: EditorState = {
    revision: 1,
    files: [],
    pages: [pageOf("/", "faq"), pageOf("/terms/", "prose")],
  };
  const name = (shown: string) => nameSections(site, undefined, shown)("questions", undefined);
  expect([name("/"), name("/terms/")]).toEqual(["Faq", "Prose"]);
});
