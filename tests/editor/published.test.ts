// @module-tag rest

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { editorPath, tokenHeader } from "../../src/shared/editor/endpoint.ts";
import { pageYaml } from "../fixtures/index.ts";
import { buildIn } from "../project/build.ts";
import { builtSite } from "../project/builtSite.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";

/** The files of a published folder, each with its content as bytes of a text. */
function readFiles(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(files.map((file) => [path.relative(dist, file), readFileSync(file, "latin1")]));
}

const hashed = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    [...files].map(([file, content]) => [file, createHash("sha256").update(content).digest("hex")]),
  );

test("a site is published to the byte the same with the files of the editor and without", async () => {
  const published = readFiles(await builtSite(pageYaml));
  const ofEditor = [editorPath, tokenHeader, "react-aria"];
  const holding = [...published].filter(([, content]) =>
    ofEditor.some((words) => content.includes(words)),
  );
  expect(holding.map(([file]) => file)).toEqual([]);
  const root = await makeProject("editor-published", pageYaml);
  const src = await copyFolder(root, "src");
  for (const part of ["editor", "entry.editor.tsx"]) {
    await rm(path.join(src, part), { recursive: true });
  }
  expect(hashed(readFiles(await buildIn(root)))).toEqual(hashed(published));
});
