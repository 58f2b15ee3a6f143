import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { smallPage } from "../../tests/fixtures/index.ts";
import { explainFailure, nameFile } from "./explainFileError.ts";
import { loadSite } from "./read/loadSite.ts";
import { readFolder } from "./versions/readFolder.ts";
import { writeWhole } from "./write/writeAtomically.ts";

/** An error as Node throws it. */
const fail = (code: string, syscall: string, facts: { path?: string; dest?: string } = {}) =>
  Object.assign(new Error(`${code}: words of the system`), { code, syscall, ...facts });

test("a failure names the file, what was done with it, and the remedy", () => {
  const page = path.resolve("page.yaml");
  const folder = path.resolve("pages");
  const own = path.join(homedir(), ".config", "broadside", "host.json");
  expect(
    [
      fail("EACCES", "open", { path: page }),
      fail("EACCES", "scandir", { path: folder }),
      fail("EROFS", "open", { path: page }),
      fail("ENOSPC", "open", { path: page }),
      fail("EPERM", "rename", { path: `${folder}/.a.yaml.1`, dest: `${folder}/a.yaml` }),
      fail("EACCES", "mkdir", { path: own }),
      fail("EACCES", "unlink", { path: "/srv/site/a.html" }),
      nameFile(fail("ENOSPC", "write"), page),
      nameFile(fail("EISDIR", "read"), page, "read"),
      fail("ENOSPC", "write"),
      fail("ENOSUCHCODE", "open", { path: page }),
      new Error("A mistake of the program."),
    ].map(explainFailure),
  ).toMatchInlineSnapshot(`
    [
      "page.yaml could not be opened. You have no permission for it or for its folder. Allow it in the settings of both.",
      "pages could not be read. You have no permission for it or for its folder. Allow it in the settings of both.",
      "page.yaml could not be written. The disk can be read only. Copy the project to another one.",
      "page.yaml could not be written. The disk is full. Make room, and try again.",
      "pages/a.yaml could not be written. You have no permission for it or for its folder. Allow it in the settings of both.",
      "~/.config/broadside/host.json could not be written. You have no permission for it or for its folder. Allow it in the settings of both.",
      "/srv/site/a.html could not be written. You have no permission for it or for its folder. Allow it in the settings of both.",
      "page.yaml could not be written. The disk is full. Make room, and try again.",
      "page.yaml could not be read. A folder has the name of the file. Rename the folder.",
      "A file could not be written. The disk is full. Make room, and try again.",
      undefined,
      undefined,
    ]
  `);
});

/** A site in which a folder is a link that leads back to itself: nobody can read it. */
function makeSite(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), "unreadable-"));
  writeFileSync(path.join(root, "page.yaml"), smallPage);
  symlinkSync(name, path.join(root, name));
  return root;
}

test.each([["pages"], ["public"], ["sections"], ["texts"], ["translations"]])(
  "a folder %s that cannot be read is never taken for an empty one",
  async (name) => {
    const root = makeSite(name);
    const told = (error: unknown) => explainFailure(error)?.replaceAll(`${root}/`, "");
    const sentence = `${name} could not be read. A link leads back to itself. Replace it by the file.`;
    expect(await loadSite(root).catch(told)).toBe(sentence);
    if (name !== "sections") expect(await readFolder(root).catch(told)).toBe(sentence);
  },
);

test("an error of a write names the file, and not the temporary one beside it", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "gone-")), "gone", "page.yaml");
  await expect(writeWhole(file, "")).rejects.toMatchObject({ path: file, syscall: "write" });
});
