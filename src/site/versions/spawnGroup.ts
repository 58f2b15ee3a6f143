import {
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
  spawn,
} from "node:child_process";

/** A program that runs with all that it starts. */
export interface ProgramGroup {
  child: ChildProcessWithoutNullStreams;
  /** Resolves once it has ended: to its code, null if it was killed, and true if that was for its silence. */
  ended: Promise<{ code: number | null; signal: string | null; isSilent: boolean }>;
}

/** The settings of a program. */
interface GroupOptions extends Pick<SpawnOptions, "cwd" | "env" | "shell"> {
  /** The program is ended once it has written nothing for so many milliseconds. */
  mostSilence: number;
}

const isWindows = process.platform === "win32";

/** The signals that end this process, and with it the program. */
const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The time that a program has to end by itself, in milliseconds. */
const graceMs = 1500;

/**
 * Starts a program in a process group of its own. It gets no terminal, so a question fails instead of waiting for an answer
 * that nobody gives.
 */
export function spawnGroup(
  command: string,
  args: readonly string[],
  { mostSilence, ...options }: GroupOptions,
): ProgramGroup {
  const child = spawn(command, args, { ...options, stdio: "pipe", detached: !isWindows });
  let isSilent = false;
  let lastResort: NodeJS.Timeout | undefined;
  const end = () => {
    endGroup(child.pid, "SIGTERM");
    lastResort = setTimeout(() => endGroup(child.pid, "SIGKILL"), graceMs);
  };
  const timer = setTimeout(() => {
    isSilent = true;
    end();
  }, mostSilence);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", () => timer.refresh());
  remember(child);
  const ended = new Promise<Awaited<ProgramGroup["ended"]>>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal, isSilent }));
  }).finally(() => {
    clearTimeout(timer);
    clearTimeout(lastResort);
    forget(child);
  });
  return { child, ended };
}

/** The programs that run now. */
const running = new Set<ChildProcess>();

function remember(child: ChildProcess): void {
  if (running.size === 0) for (const signal of endingSignals) process.on(signal, endAll);
  running.add(child);
}

function forget(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) for (const signal of endingSignals) process.off(signal, endAll);
}

/** Ends all programs with this process. */
function endAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) endGroup(pid, signal);
  process.off(signal, endAll);
  // Without another listener, the signal ends this process.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

/** Ends a program and all that it has started. */
function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawn("taskkill", ["/pid", String(pid), "/T", "/F"]);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by now.
  }
}
