import { spawnGroup } from "./spawnGroup.ts";

/** Settings under which Git runs no program that the folder or its configuration names. */
const reading = [
  ...["--no-pager", "--no-optional-locks"],
  ...["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"],
  ...["-c", "core.quotePath=false", "-c", "protocol.allow=never"],
];

/** Settings for commands that write: hooks and filters run, fsmonitor and transports that are programs do not. */
const writing = [
  ...["--no-pager", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false"],
  ...["-c", "protocol.ext.allow=never"],
];

/** The only variables that Git receives to read: others may name programs and folders. */
const passed = ["PATH", "HOME", "USERPROFILE", "SYSTEMROOT", "XDG_CONFIG_HOME"];

/** The result of a command of Git. */
export interface GitRun {
  code: number | null;
  output: Buffer;
  /** The text of standard error. */
  complaint: string;
}

/** A command of Git that failed. */
export class GitError extends Error {
  readonly complaint: string;

  constructor(args: readonly string[], complaint: string) {
    super(`git ${args[0]} failed: ${complaint.trim()}`);
    this.complaint = complaint;
  }
}

/** The input and further variables of a command, and the milliseconds that it may write nothing. */
interface GitOptions {
  input?: string | Uint8Array | undefined;
  env?: Record<string, string> | undefined;
  mostSilence?: number;
}

/**
 * The time after which a command that writes nothing is ended, in milliseconds: a hook or a filter may take long, and may
 * wait for another computer.
 */
const mostSilence = 10 * 60 * 1000;

/** The last line of the complaint of a command that was ended for its silence. */
const silence = "It wrote nothing for too long, and was ended.";

/** True if a command was ended because it wrote nothing for too long. */
export const isSilenced = (complaint: string): boolean => complaint.endsWith(silence);

/** Runs a command of Git that reads, in `root`. Returns its output; throws if it fails. */
export async function readGit(
  root: string,
  args: readonly string[],
  input?: string,
): Promise<Buffer> {
  const env = { ...pickVariables(passed), LC_ALL: "C", GIT_NO_LAZY_FETCH: "1" };
  return outputOf(args, await run(root, [...reading, ...args], env, { input }));
}

/** Runs a command of Git that may write, in `root`, with the hooks and filters of the repository. */
export function runGit(
  root: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<GitRun> {
  const own = Object.keys(process.env).filter((name) => !name.startsWith("GIT_"));
  // A question in a terminal that nobody sees would never end.
  const env = { ...pickVariables(own), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...options.env };
  return run(root, [...writing, ...args], env, options);
}

/** Runs a command of Git that may write. Returns its output; throws if it fails. */
export const writeGit = async (
  root: string,
  args: readonly string[],
  options?: GitOptions,
): Promise<Buffer> => outputOf(args, await runGit(root, args, options));

function outputOf(args: readonly string[], { code, output, complaint }: GitRun): Buffer {
  if (code !== 0) throw new GitError(args, complaint);
  return output;
}

const pickVariables = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

async function run(
  root: string,
  args: readonly string[],
  env: Record<string, string>,
  options: GitOptions,
): Promise<GitRun> {
  const { child, ended } = spawnGroup("git", args, {
    ...{ cwd: root, env },
    mostSilence: options.mostSilence ?? mostSilence,
  });
  const output: Buffer[] = [];
  const complaint: Buffer[] = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => complaint.push(chunk));
  // A command may end before it has read its input.
  child.stdin.on("error", () => undefined);
  child.stdin.end(options.input);
  const { code, isSilent } = await ended;
  const words = String(Buffer.concat(complaint));
  return {
    code,
    output: Buffer.concat(output),
    complaint: isSilent ? `${words}\n${silence}` : words,
  };
}
