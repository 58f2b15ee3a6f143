import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { resolvePaths } from "../src/node/projectPaths.ts";
import { fixturePublicDir } from "./fixtures/index.ts";

// Not inside node_modules, where the live preview would not notice an edit.
const projectsDir = path.resolve(".projects");
const shared = ["package.json", "schema", "src", "vite.config.ts"];
const { cacheDir } = resolvePaths(path.resolve());

/** Where a project of this name stands. */
export const rootOf = (name: string): string => path.join(projectsDir, name);

/** Makes a project of its own from page.yaml, the fixture's public files and all else of this one; gives its root. */
export async function makeProject(
  name: string,
  pageYaml: string,
  publicDir = fixturePublicDir,
): Promise<string> {
  const root = rootOf(name);
  await rm(root, { recursive: true, force: true });
  // Its node_modules is a folder of its own, for what the build leaves in there; what takes long to make is shared.
  // Not so the packages that Vite has prepared for a preview: of two that run at once, one would take them from the other.
  await mkdir(path.dirname(resolvePaths(root).cacheDir), { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  const ofItsOwn = [".cache", ".vite"];
  const packages = (await readdir("node_modules")).filter((name) => !ofItsOwn.includes(name));
  const entries = [...shared, ...packages.map((name) => `node_modules/${name}`)];
  await Promise.all(entries.map((entry) => symlink(path.resolve(entry), path.join(root, entry))));
  await symlink(publicDir, path.join(root, "public"));
  await symlink(cacheDir, resolvePaths(root).cacheDir);
  await writeFile(path.join(root, "page.yaml"), pageYaml);
  return root;
}

/** Gives a project a folder of its own in the place of the shared one, in which files may be damaged. */
export async function copyFolder(root: string, name: "public" | "schema" | "src"): Promise<string> {
  const folder = path.join(root, name);
  await rm(folder, { recursive: true, force: true });
  await cp(name === "public" ? fixturePublicDir : name, folder, { recursive: true });
  return folder;
}

/** Runs Vite in a project until it ends: its exit code and everything it printed. */
export async function runVite(
  root: string,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawnVite(root, args);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, output };
}

/** Starts the live preview of a project, or what else Vite serves; resolves, with what stops it and waits for its end, once it has printed its address. */
export async function startLive(
  root: string,
  port: number,
  ...command: string[]
): Promise<() => Promise<unknown>> {
  const child = spawnVite(root, [...command, "--port", String(port), "--strictPort"]);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => String(chunk).includes("Local:") && resolve());
    child.on("exit", (code) => reject(new Error(`The preview ended with code ${code}.`)));
  });
  const ended = once(child, "close");
  return () => {
    // Asked to end while it prepares packages, Vite may wait for them for ever.
    child.kill("SIGKILL");
    return ended;
  };
}

function spawnVite(root: string, args: string[]) {
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_ENV: undefined };
  return spawn(process.execPath, [vite, ...args], { cwd: root, env });
}
