import { spawn } from "node:child_process";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

const cacheDir = path.resolve("node_modules/.cache/broadside/projects");
const shared = ["node_modules", "package.json", "public", "schema", "src", "vite.config.ts"];

/** Where a project of this name stands. */
export const rootOf = (name: string): string => path.join(cacheDir, name);

/** Makes a project of its own that shares everything with this one but page.yaml; gives its root. */
export async function makeProject(name: string, pageYaml: string): Promise<string> {
  const root = rootOf(name);
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await Promise.all(shared.map((entry) => symlink(path.resolve(entry), path.join(root, entry))));
  await writeFile(path.join(root, "page.yaml"), pageYaml);
  return root;
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

/** Starts the live preview of a project; resolves, with what stops it, once it has printed its address. */
export async function startLive(root: string, port: number): Promise<() => void> {
  const child = spawnVite(root, ["--port", String(port), "--strictPort"]);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => String(chunk).includes("Local:") && resolve());
    child.stderr.on("data", (chunk) => reject(new Error(String(chunk))));
  });
  return () => void child.kill();
}

function spawnVite(root: string, args: string[]) {
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  const env = { ...process.env, NO_COLOR: "1", NODE_ENV: undefined };
  return spawn(process.execPath, [vite, ...args], { cwd: root, env });
}
