import { spawn } from "node:child_process";
import { once } from "node:events";
import { nodeCommand, viteCommand } from "./runVite.ts";
import type { RunningServer } from "./servePublished.ts";

/**
 * Starts the live preview of a project, or another server of Vite's, on a free port if the command names none. Resolves
 * when it has printed its address.
 */
export const startLive = (root: string, ...command: string[]): Promise<RunningServer> =>
  start(viteCommand(root, withPort(command)));

/** Starts the live preview of a project, which serves its code from the sources. */
export const startFromSources = (root: string, ...command: string[]): Promise<RunningServer> =>
  start(viteCommand(root, withPort(command), { BROADSIDE_SOURCES: "1" }));

/** Starts the live preview of a folder by the command of the package. */
export const startPackage = (root: string, program: string): Promise<RunningServer> =>
  start(nodeCommand(root, [program, "start", ...withPort([])], { BROWSER: "none" }));

const withPort = (command: readonly string[]) => [
  ...command,
  ...(command.includes("--port") ? ["--strictPort"] : ["--port", "0"]),
];

async function start(command: ReturnType<typeof viteCommand>): Promise<RunningServer> {
  const child = spawn(...command);
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
