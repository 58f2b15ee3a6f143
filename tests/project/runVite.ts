import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

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

/** The command that runs Vite in the project in `root`: its program, its arguments and its options. */
export const viteCommand = (root: string, args: string[], variables: NodeJS.ProcessEnv = {}) =>
  nodeCommand(root, [path.resolve("node_modules/vite/bin/vite.js"), ...args], {
    // As src/cli/findConfig.cjs sets it.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
    ...variables,
  });

/** The command that runs a Node program in the folder `root`. */
export function nodeCommand(
  root: string,
  [program, ...args]: readonly [string, ...string[]],
  variables: NodeJS.ProcessEnv = {},
) {
  const env = {
    ...process.env,
    ...variables,
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
    NODE_ENV: undefined,
  };
  return [process.execPath, [program, ...args], { cwd: root, env }] as const;
}
