import { isSilenced, runGit } from "../versions/git.ts";
import { lastLine } from "./commitSite.ts";
import type { Repository } from "./repository.ts";

/** The result of a push. A race was lost to somebody who published in the same moment. */
export type Pushed =
  | { do: "done" }
  | { do: "race" }
  | { do: "refused-branch" }
  | { do: "refused-hook"; reason: string }
  | { do: "unreachable"; complaint: string };

/** The texts by which a remote reports that another push was faster, though it calls that a refusal. */
const raceWords =
  /fetch first|non-fast-forward|stale info|cannot lock ref|failed to update ref|incorrect old value/;

/** Pushes the branch to a branch of the remote repository, never by force. */
export async function pushSite({ root, remote, branch }: Repository, to: string): Promise<Pushed> {
  if (!remote) return { do: "unreachable", complaint: "" };
  const isOwn = to === remote.branch;
  const flags = [
    ...["push", "--porcelain", "--progress"],
    ...(isOwn && !remote.isTracked ? ["--set-upstream"] : []),
  ];
  const program = "--receive-pack=git-receive-pack";
  const refs = `refs/heads/${branch}:refs/heads/${to}`;
  const { code, output, complaint } = await runGit(root, [
    ...flags,
    program,
    "--",
    remote.name,
    refs,
  ]);
  if (code === 0) return { do: "done" };
  const line = String(output)
    .split("\n")
    .find((each) => each.startsWith("!"));
  if (line !== undefined) return { do: raceWords.test(line) ? "race" : "refused-branch" };
  const isConnection = /fatal:|Could not read from remote|unable to access/.test(complaint);
  const isHook = !isConnection && !isSilenced(complaint);
  return isHook
    ? { do: "refused-hook", reason: lastLine(complaint.replace(/^error: failed to push.*$/m, "")) }
    : { do: "unreachable", complaint };
}
