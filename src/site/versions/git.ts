import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Settings under which Git runs no program that the folder or its configuration names. */
const reading = [
  ...["--no-pager", "--no-optional-locks"],
  ...["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"],
  ...["-c", "core.quotePath=false", "-c", "protocol.allow=never"],
];

/** The only variables that Git receives: others may name programs and folders. */
const passed = ["PATH", "HOME", "USERPROFILE", "SYSTEMROOT", "XDG_CONFIG_HOME"];

const mostBytes = 1024 ** 3;

/** Runs a command of Git that reads, in `root`. Returns its output; throws if it fails. */
export async function readGit(
  root: string,
  args: readonly string[],
  input?: string,
): Promise<Buffer> {
  const given = passed.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const env = { ...Object.fromEntries(given), LC_ALL: "C", GIT_NO_LAZY_FETCH: "1" };
  const options = { cwd: root, env, encoding: "buffer", maxBuffer: mostBytes } as const;
  const started = run("git", [...reading, ...args], options);
  started.child.stdin?.end(input);
  return (await started).stdout;
}
