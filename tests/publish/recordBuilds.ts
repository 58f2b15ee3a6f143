import { readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { exampleNames, sites } from "../browser/sites.ts";
import { makeProject } from "../project/makeProject.ts";
import { runBuild } from "../project/runVite.ts";

// Writes all that the builds of the fixture page, of every example page and of the gallery publish into a
// folder, without the names of scripts and the hashes that depend on them. Two checkouts publish the same if
// `diff -r` finds no difference between their folders.

const [target] = process.argv.slice(2);
if (!target)
  throw new Error("Name the folder to write to: tsx tests/publish/recordBuilds.ts <folder>");

const builds = [
  ...(["page", ...exampleNames] as const).map((site) => ({ site, args: [], folder: "dist" })),
  { site: "page", args: ["--mode", "gallery"], folder: "dist-gallery" },
] as const;

await rm(target, { recursive: true, force: true });
for (const { site, args, folder } of builds) {
  const root = await makeProject("recorded", sites[site]);
  await runBuild(root, ...args);
  for (const [file, content] of readBuild(path.join(root, folder))) {
    const to = path.join(target, folder === "dist" ? site : folder, file);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, content);
  }
}

/** The files of a build, with scripts numbered by their size and content instead of named. */
function readBuild(dir: string): [string, string | Buffer][] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)))
    .sort();
  const scripts = files.flatMap((file) => /^assets\/(.+)\.js$/.exec(file)?.[1] ?? []);
  const plain = (text: string) =>
    scripts
      .reduce((rest, name) => rest.replaceAll(name, "script"), text)
      .replaceAll(/sha(256|384|512)-[\w+/=]+/g, "sha");
  const isText = (file: string) => !/\.(png|jpe?g|webp|avif|woff2|mp4|webm|ico|gif)$/.test(file);
  const numbered = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, text: plain(readFileSync(path.join(dir, file), "utf8")) }))
    .sort((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
  // A module with another name may have another position in the bootstrap.
  const bootstrap = /(?<=<script type="module">).+?(?=<\/script>)/s;
  return [
    ...numbered.map(({ text }, n): [string, string] => [`scripts/${n}.js`, text]),
    ...files
      .filter((file) => !file.endsWith(".js"))
      .map((file): [string, string | Buffer] => {
        const content = readFileSync(path.join(dir, file));
        return [file, isText(file) ? plain(content.toString()).replace(bootstrap, "") : content];
      }),
  ];
}
