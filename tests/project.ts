import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, open, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolvePaths } from "../src/node/projectPaths.ts";
import { fixturePublicDir, siteDir } from "./fixtures/index.ts";

// Not inside node_modules, where the live preview would not notice an edit.
const projectsDir = path.resolve(".projects");
const shared = ["package.json", "schema", "src", "vite.config.ts"];
const { cacheDir } = resolvePaths(path.resolve());

/** The folder of the project of this name. */
export const rootOf = (name: string): string => path.join(projectsDir, name);

/**
 * Makes a project from a page.yaml, the fixture's public files and everything else of this project. Returns
 * its root.
 */
export async function makeProject(
  name: string,
  pageYaml: string,
  publicDir = fixturePublicDir,
): Promise<string> {
  const root = rootOf(name);
  await rm(root, { recursive: true, force: true });
  // It has a node_modules folder of its own for the build's output. Slow results are shared, but not the
  // packages that Vite has prepared for a preview: of two previews at once, one would remove the other's.
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

/** Makes a project of the site of several pages, under `base`. Returns its root. */
export async function makeSite(name: string, base = "/"): Promise<string> {
  const pageYaml = await readFile(path.join(siteDir, "page.yaml"), "utf8");
  const root = await makeProject(name, pageYaml.replace("\nsite:\n", `$&  base: ${base}\n`));
  for (const folder of ["pages", "texts"]) {
    await cp(path.join(siteDir, folder), path.join(root, folder), { recursive: true });
  }
  return root;
}

/** Replaces a project's shared folder by a copy, in which files may be damaged. */
export async function copyFolder(root: string, name: "public" | "schema" | "src"): Promise<string> {
  const folder = path.join(root, name);
  await rm(folder, { recursive: true, force: true });
  await cp(name === "public" ? fixturePublicDir : name, folder, { recursive: true });
  return folder;
}

/** Runs Vite in a project until it ends. Returns its exit code, and its output in the order in which it was written. */
export async function runVite(
  root: string,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  // Two pipes would mix the two streams: both write to one file instead.
  const file = path.join(tmpdir(), `vite-${randomUUID()}.log`);
  const log = await open(file, "w");
  const [node, words, options] = viteCommand(root, args);
  const child = spawn(node, words, { ...options, stdio: ["ignore", log.fd, log.fd] });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  await log.close();
  const output = await readFile(file, "utf8");
  await rm(file);
  return { code, output };
}

/** Builds the project in `root` as the command does. Returns the published folder. */
export async function runBuild(root: string, ...args: string[]): Promise<string> {
  const { code, output } = await runVite(root, "build", "--app", ...args);
  if (code !== 0) throw new Error(`The site in ${root} was not printed.\n${output}`);
  return path.join(root, "dist");
}

/** A web server that runs for a test. */
export interface RunningServer {
  origin: string;
  /** Stops the server and waits for its end. */
  stop: () => Promise<unknown>;
}

/**
 * Starts the live preview of a project, or another server of Vite's, on a free port. Resolves when it has printed its
 * address.
 */
export async function startLive(root: string, ...command: string[]): Promise<RunningServer> {
  const child = spawn(...viteCommand(root, [...command, "--port", "0"]));
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const [, address] = /Local: +(https?:\/\/[^/\s]+)\//.exec(output) ?? [];
      if (address) resolve(address);
    });
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    const explain = (code: number | null) => `The preview ended with code ${code}.\n${complaint}`;
    child.on("close", (code) => reject(new Error(explain(code))));
  });
  const ended = once(child, "close");
  return {
    origin,
    stop: () => {
      // If it is stopped while it prepares packages, Vite may wait for them forever.
      child.kill("SIGKILL");
      return ended;
    },
  };
}

function viteCommand(root: string, args: string[]) {
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_ENV: undefined };
  return [process.execPath, [vite, ...args], { cwd: root, env }] as const;
}
