import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { fixturePublicDir, smallPage } from "../fixtures/index.ts";

const run = promisify(execFile);

/** The first example of a page of docs/, as a program. */
async function readExample(page: string, site: string): Promise<string> {
  const [, code = ""] = /```ts\n(.*?)```/s.exec(await readFile(`docs/${page}`, "utf8")) ?? [];
  return code.replaceAll("/path/to/site", site);
}

test("a program outside of the repository checks, fixes and builds a site that has no engine in it", {
  tags: ["rest"],
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "broadside-outside-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const site = path.join(folder, "site");
  await mkdir(path.join(site, "pages"), { recursive: true });
  // npm links a package that is a folder.
  await mkdir(path.join(folder, "node_modules"));
  await symlink(process.cwd(), path.join(folder, "node_modules/broadside"));
  await cp(fixturePublicDir, path.join(site, "public"), { recursive: true });
  await writeFile(path.join(site, "page.yaml"), smallPage);
  const about = path.join(site, "pages/about.yaml");
  const good = `page:\n  title: About\n  description: Who we are.\n${smallPage.slice(smallPage.indexOf("\nsections:"))}`;
  await writeFile(about, good.replace("title:", "titel:"));
  const program = path.join(folder, "program.mjs");
  const code = await readExample("api.md", site);
  const report = "console.log(JSON.stringify([diagnostics.length, result?.errors]));\n";
  await writeFile(program, code + report);
  const start = () => run(process.execPath, [program], { cwd: folder });

  const { stdout: told } = await start();
  expect(told.split("\n")).toContainEqual(expect.stringMatching(/^pages\/about\.yaml:2:3 .*titel/));
  expect(await readdir(site)).not.toContain("dist");

  await writeFile(about, good);
  const { stdout } = await start();
  expect(stdout.trim().split("\n").at(-1)).toMatch(/^\[\d+,\[\]\]$/);
  const html = await readFile(path.join(site, "dist/index.html"), "utf8");
  const scripts = [...html.matchAll(/assets\/[\w-]+\.js/g)].map(([name]) => name);
  expect(scripts.length).toBeGreaterThan(0);
  const built = await readdir(path.join(site, "dist"), { recursive: true });
  expect(built).toEqual(expect.arrayContaining([...scripts, "about/index.html"]));
  // Nothing but the result, the folder of slow results, and what text editors suggest.
  expect((await readdir(site)).sort()).toEqual([
    ".broadside",
    "dist",
    "node_modules",
    "page.yaml",
    "pages",
    "public",
  ]);
});
