import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { loadPublicFiles } from "./publicFiles.ts";

test("a link counts as what it leads to, and as outside when that is not in public/", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const at = (name: string) => path.join(root, name);
  await mkdir(at("public/images"), { recursive: true });
  await writeFile(at("public/images/a.png"), "");
  await writeFile(at("secret.png"), "");
  await symlink("a.png", at("public/images/b.png"));
  await symlink("images", at("public/pictures"));
  await symlink("../secret.png", at("public/c.png"));
  await symlink("nowhere.png", at("public/d.png"));
  expect(Object.fromEntries(await loadPublicFiles(root))).toEqual({
    "/images": "folder",
    "/images/a.png": "file",
    "/images/b.png": "file",
    "/pictures": "folder",
    "/c.png": "outside",
    "/d.png": "outside",
  });
  await rm(root, { recursive: true });
});

test("without public/ there are no files", async () => {
  expect(await loadPublicFiles(path.join(tmpdir(), "broadside-none"))).toEqual(new Map());
});
