import { execFile } from "node:child_process";
import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { ownTypesDir } from "../fixtures/index.ts";
import { startPackage } from "../project/startLive.ts";

const run = promisify(execFile);

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "broadside-package-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Unpacks the package into a site, and links the packages that it depends on, and no others. They lie beside its own code,
 * where the site's code finds none of them: pnpm puts them there, and npm puts most beside the package.
 */
async function installPackage(site: string): Promise<void> {
  const modules = path.join(site, "node_modules");
  await mkdir(path.join(modules, "broadside"), { recursive: true });
  // A machine may be set to run no scripts: one makes files of the package.
  const flags = ["--silent", "--ignore-scripts=false", "--pack-destination", site];
  await run("npm", ["pack", ...flags]);
  const [packed = ""] = (await readdir(site)).filter((name) => name.endsWith(".tgz"));
  const unpack = ["-xzf", path.join(site, packed), "--strip-components=1"];
  await run("tar", [...unpack, "-C", path.join(modules, "broadside")]);
  await rm(path.join(site, packed));
  const list = ["ls", "--omit=dev", "--all", "--parseable"];
  const { stdout } = await run("npm", list, { maxBuffer: 2 ** 26 });
  const own = path.resolve("node_modules") + path.sep;
  const names = stdout
    .split("\n")
    .filter((file) => file.startsWith(own))
    .map((file) => file.slice(own.length))
    .filter((name) => !name.includes("node_modules"));
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const link = path.join(modules, "broadside/node_modules", name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(own, name), link);
  }
}

const create = (cwd: string, ...given: string[]) =>
  run(process.execPath, [path.resolve("create/create.js"), ...given], { cwd }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ code, stderr }) => `${code}: ${stderr.split("\n\n")[0]}`.replaceAll(cwd, "<here>"),
  );

test("npm create refuses what it cannot begin in, and makes nothing", async () => {
  const folder = await makeFolder();
  await mkdir(path.join(folder, "full"));
  await writeFile(path.join(folder, "full/mine.txt"), "mine");
  const before = await readdir(folder, { recursive: true });
  const told = [
    await create(folder),
    await create(folder, "--name", "A"),
    await create(folder, "full"),
    await create(folder, "what?"),
    await create(folder, "site", "--engine"),
    await create(folder, "site", "--nmae", "Lull"),
    await create(folder, "site", "--name", "--pages"),
    await create(folder, "site", "--pages=no"),
    await create(folder, "site", "--name", "Blue", "Kettle"),
    await create(folder, "site", "--name", "Blue Kettle"),
  ];
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "2: Name the folder of the site.
    2: Name the folder of the site.
    2: The folder <here>/full is not empty. Choose another name.
    2: The path <here>/what? holds ?, which the tools read otherwise. Choose another name.
    2: --engine needs a value behind it.
    2: --nmae is not known.
    2: --name needs a value behind it.
    2: --pages takes no value.
    2: Kettle stands alone. Put a text of several words in quotes.
    2: Without a terminal, nobody can be asked. Give --lang and --accent, too."
  `);
  expect(await create(folder, "--help")).toContain("npm create broadside my-site");
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

/** Makes the folder of a site as `npm create` does, without an installation. */
async function makeSite(site: string): Promise<void> {
  const make = `import { makeSite } from ${JSON.stringify(path.resolve("create/makeSite.js"))};`;
  const call = `${make} makeSite(${JSON.stringify(site)}, "*");`;
  await run(process.execPath, ["--input-type=module", "-e", call]);
}

test("a new site has the workflow for changes, and asks for the engine's React, or npm would take an older one for it", async () => {
  const site = path.join(await makeFolder(), "my-site");
  await makeSite(site);
  const read = async (file: string) => JSON.parse(await readFile(file, "utf8"));
  const { dependencies } = await read(path.join(site, "package.json"));
  expect(dependencies).toMatchObject((await read("package.json")).peerDependencies);
  const workflow = await readFile(path.join(site, ".github/workflows/changes.yml"), "utf8");
  expect(workflow).toBe(await readFile(".github/workflows/changes.yml", "utf8"));
});

/** The files of the package in a site, each with the time of its last change. */
async function listPackage(site: string): Promise<string[]> {
  const folder = path.join(site, "node_modules/broadside");
  const files = await readdir(folder, { recursive: true });
  const own = files.filter((file) => !file.startsWith("node_modules")).sort();
  return Promise.all(
    own.map(async (file) => `${file} ${(await stat(path.join(folder, file))).mtimeMs}`),
  );
}

test("the package alone begins a site, checks, changes, builds and shows it", {
  tags: ["rest"],
}, async () => {
  const site = path.join(await makeFolder(), "my-site");
  await makeSite(site);
  await installPackage(site);
  const before = await listPackage(site);
  const command = path.join(site, "node_modules/broadside/src/cli/broadside.cjs");
  const broadside = async (...given: string[]) =>
    (await run(process.execPath, [command, ...given], { cwd: site })).stdout;

  const brand = ["--name", "Blue Kettle", "--lang", "de", "--accent", "#336699", "--pages"];
  // A wrong answer costs no second installation. This one is by a program that knows one package.
  const installer = path.join(site, "../installer");
  await writeFile(installer, `#!/bin/sh\nln -s "${site}/node_modules" node_modules\n`, {
    mode: 0o755,
  });
  const agent = { npm_config_user_agent: "installer/1.0.0" };
  const PATH = `${path.dirname(installer)}${path.delimiter}${process.env.PATH}`;
  const wrong = run(
    process.execPath,
    [path.resolve("create/create.js"), "other", ...brand, "--look=habor"],
    { cwd: path.dirname(site), env: { ...process.env, ...agent, PATH } },
  );
  const { code, stderr } = await wrong.catch((error) => error);
  expect(`${code}: ${stderr}`.replaceAll(path.dirname(site), "<here>")).toMatchInlineSnapshot(`
    "2: "habor" is not understood. There is meadow, harbor, dusk, workshop, library, console, salon, playground, chambers, poster, civic, editorial or lagoon.

    Broadside is installed in <here>/other. Begin the site there, with this corrected:
      cd other
      installer exec broadside begin "--name=Blue Kettle" --lang=de "--accent=#336699" --look=habor --pages
    "
  `);
  expect(await readdir(path.join(site, "../other"))).toContain("node_modules");

  expect(await broadside("begin", ...brand)).toContain('a page for "Blue Kettle" now, in German');
  await expect(broadside("begin", ...brand)).rejects.toThrow("page.yaml");
  expect(await broadside("edit", "move", "faq", "--after", "hero")).toContain("faq");
  expect(await broadside("check")).toContain("page.yaml: ");
  // Text editors read the rules and what is offered beside them.
  const schema = JSON.parse(await readFile(path.join(site, ".broadside/page.schema.json"), "utf8"));
  for (const { $ref } of schema.allOf) {
    expect(JSON.parse(await readFile(path.join(site, ".broadside", $ref), "utf8"))).toBeTruthy();
  }
  // A type of its own, a wrapped one, and what they need in a page.
  expect(await broadside("new", "mood-board", "--island")).toContain("Made sections/mood-board/");
  expect(await broadside("new", "stats", "--wrap")).toContain("Made sections/stats/Stats.tsx");
  await appendFile(path.join(site, "sections/stats/Stats.tsx"), 'console.log("Wrapped");\n');
  await broadside("edit", "add", "mood-board", "--after", "hero");
  await broadside("edit", "add", "stats", "--after", "mood-board");
  for (const file of ["broadside.config.ts", "calmTitles.ts", "firebase.ts", "rooms.ts"]) {
    await copyFile(path.join(ownTypesDir, file), path.join(site, file));
  }
  const control = "sections/mood-board/Pattern.tsx";
  await copyFile(path.join(ownTypesDir, control), path.join(site, control));
  // A guide is named where it is in this site.
  const refused = await broadside("publish:site", "--history").catch(({ stderr }) =>
    String(stderr),
  );
  const [guide = ""] = /\S+publish\.md/.exec(refused) ?? [];
  expect(await readFile(path.join(site, guide), "utf8")).toContain("# ");
  const built = await broadside("build");
  expect(built).toContain("printed to dist/");
  expect(built).toContain("Wrapped");
  const published = await readdir(path.join(site, "dist"));
  expect(published).toEqual(expect.arrayContaining(["index.html", "firebase.json"]));
  const html = await readFile(path.join(site, "dist/index.html"), "utf8");
  expect(html).toContain('data-island="mood-board"');

  const server = await startPackage(site, command);
  onTestFinished(async () => {
    await server.stop();
  });
  for (const address of ["", "edit", "src/entry.live.ts", "gallery/", "examples/shapes.png"]) {
    expect((await fetch(`${server.origin}/${address}`)).status, address).toBe(200);
  }
  expect(await (await fetch(server.origin)).text()).toContain('data-island="mood-board"');
  expect(await listPackage(site)).toEqual(before);
  // Nothing but what is in a site's Git, or is ignored there.
  expect((await readdir(site)).sort()).toEqual([
    ...[
      ".broadside",
      ".github",
      ".gitignore",
      "README.md",
      "broadside.config.ts",
      "calmTitles.ts",
      "dist",
      "firebase.ts",
      "node_modules",
      "package.json",
      "page.yaml",
    ],
    ...["pages", "public", "rooms.ts", "sections", "tsconfig.json"],
  ]);
});
