// @module-tag rest

import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, watch } from "node:fs";
import { mkdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { findMissingFiles } from "../../src/node/build/verify.ts";
import { resolvePaths } from "../../src/node/project/projectPaths.ts";
import { copyFolder, makeProject, rootOf } from "../project/makeProject.ts";
import { runVite } from "../project/runVite.ts";

/** A small page, with an island, and a picture that has copies. */
const pageYaml = (title: string) => `
site: { name: Lull, title: ${title}, description: Quiet. }
sections:
  - { type: header, props: { links: [{ label: Top, href: "#hero" }] } }
  - type: hero
    props: { title: ${title}, image: { src: /images/hero.png, alt: A phone. } }
`;

const runsOf = (root: string) => path.dirname(resolvePaths(root).runDir);
const build = (root: string) => runVite(root, "build", "--app");

/** Expects the published folder to be complete, and to hold the page of this title. */
async function expectWhole(root: string, title: string): Promise<void> {
  const dist = path.join(root, "dist");
  const made = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(assets\/.*|[^/]*)\.(html|js|json|svg|txt)$/.test(file),
  );
  expect(made.length).toBeGreaterThan(8);
  expect(await findMissingFiles(dist, made, { base: "/" })).toEqual([]);
  expect(readFileSync(path.join(dist, "index.html"), "utf8")).toContain(`<title>${title}</title>`);
}

it("builds side by side print whole pages: of one project, and of two that share node_modules", async () => {
  const root = await makeProject("side-by-side", pageYaml("One"));
  const other = rootOf("side-by-side-too");
  await rm(other, { recursive: true, force: true });
  await mkdir(other, { recursive: true });
  for (const entry of [
    "node_modules",
    "package.json",
    "public",
    "schema",
    "src",
    "vite.config.ts",
  ]) {
    await symlink(path.join(root, entry), path.join(other, entry));
  }
  await writeFile(path.join(other, "page.yaml"), pageYaml("Two"));
  const ended = await Promise.all([root, root, other].map(build));
  for (const { code, output } of ended) expect([code, output]).toEqual([0, expect.anything()]);
  await expectWhole(root, "One");
  await expectWhole(other, "Two");
  expect(readdirSync(runsOf(root))).toEqual([]);
});

it("a build that is killed leaves the last page, and the next build clears up after it", async () => {
  const root = await makeProject("killed", pageYaml("One"));
  expect(await build(root)).toMatchObject({ code: 0 });
  await writeFile(path.join(root, "page.yaml"), pageYaml("Two"));
  const runs = runsOf(root);
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "--app"], { cwd: root, stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const watcher = watch(runs, () => child.kill("SIGKILL"));
  await ended;
  watcher.close();
  await expectWhole(root, "One");
  const left = readdirSync(runs);
  expect(left).toHaveLength(1);

  // Another machine's runs cannot be checked from here. Those that are days old count as ended.
  const elsewhere = ["abcdef-1-01234567", "abcdef-2-01234567"].map((name) => path.join(runs, name));
  const aside = path.join(runs, "../.validator.cjs.01234567-89ab-cdef-0123-456789abcdef");
  for (const folder of elsewhere) await mkdir(folder);
  await writeFile(aside, "");
  const daysAgo = Date.now() / 1000 - 3 * 24 * 60 * 60;
  for (const old of [elsewhere[1] ?? "", aside]) await utimes(old, daysAgo, daysAgo);
  expect(await build(root)).toMatchObject({ code: 0 });
  expect(readdirSync(runs)).toEqual(["abcdef-1-01234567"]);
  expect(existsSync(aside)).toBe(false);
  await expectWhole(root, "Two");
});

it("nothing is published of a page whose files have gone while it was built", async () => {
  const root = await makeProject("emptied", pageYaml("One"));
  const logos = path.join(await copyFolder(root, "public"), "logo");
  const config = readFileSync("vite.config.ts", "utf8");
  await rm(path.join(root, "vite.config.ts"));
  await writeFile(
    path.join(root, "vite.config.ts"),
    `import { rmSync } from "node:fs";\n${config.replace(
      "broadside()]",
      `broadside(), { name: "empties", writeBundle: () => rmSync(${JSON.stringify(logos)}, { recursive: true, force: true }) }]`,
    )}`,
  );
  const { code, output } = await build(root);
  expect(code).toBe(1);
  expect(output).toContain("Not published:\nindex.html names logo/mark.svg, which is not there.");
  expect(existsSync(path.join(root, "dist"))).toBe(false);
});
