import path from "node:path";
import type { HostValues } from "../../../shared/editor/hosts.ts";
import { buildFile } from "../../page/published.ts";
import { type GitRun, isSilenced, runGit } from "../../versions/git.ts";
import { withAskpass } from "./askpass.ts";
import { type Host, HostRefusal, refusals } from "./host.ts";

/** The branch whose files GitHub Pages shows. */
const branch = "gh-pages";
const ref = `refs/heads/${branch}`;

/** A repository of Git, a branch of which a host shows as it is. */
export const branchOfGit: Host = {
  async test(values) {
    await withRepository(values, async ({ git, tip }) => {
      const tree = await git(["mktree"], { input: "" });
      const commit = await git(["commit-tree", tree, ...parentOf(tip), "-m", "Test"]);
      await git(["push", "--dry-run", "--quiet", values.repository ?? "", `${commit}:${ref}`]);
    });
    return values.address ?? "";
  },
  async upload(values, { folder, names }, print) {
    await withRepository(values, async ({ git, tip }) => {
      print(`${names.length} files are sent to the branch ${branch}.`);
      const files = names.map((name) => path.join(folder, name)).join("\n");
      const hashes = await git(["hash-object", "-w", "--no-filters", "--stdin-paths"], {
        input: files,
      });
      // Without this file, GitHub leaves out names that begin with an underscore.
      const empty = await git(["hash-object", "-w", "--stdin"], { input: "" });
      const listed = [
        ...hashes.split("\n").map((hash, index) => `100644 ${hash}\t${names[index]}`),
        `100644 ${empty}\t.nojekyll`,
      ];
      await git(["update-index", "--add", "--index-info"], { input: `${listed.join("\n")}\n` });
      const tree = await git(["write-tree"]);
      const commit = await git(["commit-tree", tree, ...parentOf(tip), "-m", "Publish"]);
      await git(["push", "--quiet", values.repository ?? "", `${commit}:${ref}`]);
    });
  },
};

const parentOf = (tip: string | undefined) => (tip === undefined ? [] : ["-p", tip]);

/** A repository that is gone afterwards, with the last version of the branch if there is one. */
interface Workplace {
  /** Runs a command. Resolves to its output; throws `HostRefusal`. */
  git: (args: string[], options?: { input: string }) => Promise<string>;
  tip: string | undefined;
}

async function withRepository(
  { repository = "", user = "", token = "" }: HostValues,
  work: (workplace: Workplace) => Promise<void>,
): Promise<void> {
  await withAskpass(user || "git", token, async (folder, answers) => {
    const author = { name: "Broadside", email: "broadside@localhost" };
    const env = {
      ...answers,
      ...{ GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email },
      ...{ GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email },
    };
    // No hook runs, and no other program gets to know the token.
    const own = ["-c", "core.hooksPath=/dev/null", "-c", "credential.helper="];
    const git: Workplace["git"] = async (args, options) => {
      const done = await runGit(folder, [...own, ...args], { ...options, env }).catch(
        explainAbsence,
      );
      if (done.code !== 0) throw explain(done);
      return String(done.output).trimEnd();
    };
    await git(["init", "--quiet", "--template="]);
    const listed = await git(["ls-remote", repository, ref]);
    if (listed === "") return work({ git, tip: undefined });
    await git(["fetch", "--quiet", "--depth=1", repository, ref]);
    const names = (await git(["ls-tree", "--name-only", "FETCH_HEAD"])).split("\n");
    if (!names.includes(buildFile)) throw notOurs();
    return work({ git, tip: await git(["rev-parse", "FETCH_HEAD"]) });
  });
}

const notOurs = () =>
  new HostRefusal(
    `The branch ${branch} of this repository holds something else. It would be replaced, so nothing was sent: take another repository, or delete that branch.`,
    "repository",
  );

function explainAbsence(error: unknown): never {
  if (Object(error).code !== "ENOENT") throw error;
  throw new HostRefusal(
    "The program Git is not on this computer. Install it from git-scm.com, and start the preview again.",
  );
}

/** The reason of a failed command. Git's own words may hold an address. */
function explain({ complaint }: GitRun): HostRefusal {
  if (isSilenced(complaint)) return refusals.unreachable("repository");
  const [, refusal] = reasons.find(([words]) => words.test(complaint)) ?? [];
  return refusal ?? refusals.unreachable("repository");
}

/** The reasons of a failed command, by the words of Git. */
const reasons: readonly [RegExp, HostRefusal][] = [
  [
    /authentication failed|could not read|\b40[13]\b|permission|access denied|invalid username/i,
    new HostRefusal(
      "The host does not take this token, or it may not write to this repository.",
      "token",
    ),
  ],
  [
    /not found|does not appear to be a git repository|\b404\b/i,
    new HostRefusal(
      "There is no repository at this address, or the token may not see it.",
      "repository",
    ),
  ],
  [
    /protected|pre-receive|denied/i,
    new HostRefusal(`The repository takes nothing for the branch ${branch}: a rule protects it.`),
  ],
  [
    /rejected|fetch first|non-fast-forward/i,
    new HostRefusal("Somebody else published at the same moment. Publish again."),
  ],
];
