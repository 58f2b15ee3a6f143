import { expect, it } from "vitest";
import { loadFixtureContext } from "../../../tests/fixtures/index.ts";
import { dataAt } from "../../shared/dataAt.ts";
import type { EditorPage } from "../../shared/editor/endpoint.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { ValuePicking } from "../site/session.ts";
import { changePicture, newPicture } from "./changePicture.ts";
import { findTarget } from "./target.ts";

const { schemas } = await loadFixtureContext();

const data = {
  site: { logo: "/logo.svg", socialImage: { src: "/a.png", alt: "A." } },
  theme: { fonts: { textFiles: ["/fonts/own.woff2"] } },
};
const page: EditorPage = {
  ...{ file: "page.yaml", path: "/", version: "1", data, problems: [], locked: {} },
};
const place = (path: FieldPath) => ({ file: "page.yaml", schema: "page.schema.json", path });
const find = (picking: Pick<ValuePicking, "kind" | "place" | "draft">) =>
  findTarget(picking, [], [page], schemas);

it.each<{ at: FieldPath; kind: ValuePicking["kind"]; found: FieldPath }>([
  { at: ["site", "logo"], kind: "image", found: ["site", "logo"] },
  { at: ["site", "nightLogo"], kind: "image", found: ["site", "nightLogo"] },
  { at: ["site", "icon"], kind: "image", found: ["site", "icon"] },
  { at: ["site", "socialImage"], kind: "image", found: ["site", "socialImage"] },
  // A picture is never changed without its words.
  { at: ["site", "socialImage", "src"], kind: "image", found: ["site", "socialImage"] },
  {
    at: ["theme", "fonts", "textFiles", 0],
    kind: "image",
    found: ["theme", "fonts", "textFiles", 0],
  },
])("finds $kind at $at", ({ at, kind, found }) => {
  const target = find({ kind, place: place(at) });
  expect(target).toMatchObject({ file: "page.yaml", path: found });
  expect(target?.value).toEqual(dataAt(data, found));
});

it("finds nothing of another kind", () => {
  expect(find({ kind: "icon", place: place(["site", "logo"]) })).toBe(undefined);
  expect(find({ kind: "image", place: place(["site", "name"]) })).toBe(undefined);
  expect(find({ kind: "image", place: place(["site", "nothing"]) })).toBe(undefined);
});

it("changes a setting of the file, and no section", () => {
  const chosen = { src: "/b.png", alt: "A.", focus: [0.5, 0.5] } as const;
  const target = find({ kind: "image", place: place(["site", "socialImage"]) });
  expect(target && changePicture(target, chosen, schemas)).toEqual({
    ...{ src: "/b.png", alt: "A." },
  });
});

it("reads what is not in a file yet from its draft", () => {
  const draft = { read: (path: FieldPath) => path.join("."), set() {} };
  const target = find({ kind: "image", place: place(["site", "nightLogo"]), draft });
  expect(target?.value).toBe("site.nightLogo");
  const chosen = { src: "/b.png", alt: "", focus: [0.5, 0.5] } as const;
  expect(target && newPicture(target, chosen, schemas)).toBe("/b.png");
});
