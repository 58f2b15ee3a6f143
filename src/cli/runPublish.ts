import { parseArgs } from "node:util";
import type { Schemas } from "../schema/schemaNode.ts";
import { explainFailure } from "../site/explainFileError.ts";
import { buildFile } from "../site/page/published.ts";
import { deploySite } from "../site/publishing/deploy/deploySite.ts";
import { hasDeployment, readWay, type Way } from "../site/publishing/deploy/readWay.ts";
import { describePublication } from "../site/publishing/describePublication.ts";
import { beginPublication } from "../site/publishing/lastPublication.ts";
import { NotBroughtBack } from "../site/publishing/notBroughtBack.ts";
import { NotPublished } from "../site/publishing/notPublished.ts";
import {
  describeBuild,
  type OnlineBuild,
  readOnlineBuild,
} from "../site/publishing/onlineBuild.ts";
import { publishSite } from "../site/publishing/publishSite.ts";
import { tryBuild } from "../site/publishing/tryBuild.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import { UnreadableVersion } from "../site/versions/siteVersion.ts";
import type { CommandRun } from "./commandRun.ts";
import { explainArgs } from "./explainArgs.ts";
import { runBack, runHistory } from "./runBack.ts";
import { check } from "./runCheck.ts";
import { runDraft } from "./runDraft.ts";

const help = `npm run publish:site

Puts the site online: commits its files alone, in words, merges what others published, and pushes. Where package.json has
a script deploy, it builds the site into dist/ and runs that script then; a host that was chosen in the visual editor
gets it in the same way. A page that npm run check -- --strict or the build
refuses is not published.

  -- --keep mine     keeps your value where somebody else changed the same one; --keep theirs keeps the other
  -- --name "Ada" --email ada@example.com
                     the author of the version, where Git does not know one
  -- --draft         builds a draft, and makes a link for colleagues by the script deploy:draft of package.json
  -- --history       lists what was published: day, author and words
  -- --back 3f2a9c1d brings a publication of that list back into the folder. It is not online before you publish;
                     npm run edit -- undo takes it back
  -- --back 3f2a9c1d --dry-run
                     says what that would change

Exits with 0 if the site is online or waits for a review, with 1 if it is not, and with 2 if it is called wrongly.
`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = {
  ...{ keep: text, name: text, email: text, back: text },
  ...{ history: flag, draft: flag, "dry-run": flag, help: flag },
} as const;

/** Publishes the site in `root`. `print` gets the lines of its deploy script, as they come. */
export async function runPublish(
  root: string,
  args: string[],
  print: (line: string) => void = () => undefined,
): Promise<CommandRun> {
  const read = readArgs(args);
  if ("complaint" in read) return { output: "", complaint: read.complaint, code: 2 };
  if (read.isHelp) return { output: help, code: 0 };
  const { history, back } = read;
  if (read.isDraft) return explainRefusal(() => runDraft(root, print));
  if (history) return explainRefusal(() => runHistory(root));
  if (back !== undefined) return explainRefusal(() => runBack(root, back, read.isDryRun));
  return explainRefusal(async () => {
    const checked = await check(root, { strict: true });
    if (checked.code !== 0)
      return { output: `${checked.output}\n`, complaint: "Not published yet: see above.", code: 1 };
    const schemas = await loadSchemas(root);
    const found = await findWay(root);
    const { byGit, connection } = found;
    const isDeployed = hasDeployment(found);
    const done = byGit ? await runGitWay(root, schemas, read, isDeployed) : { output: "", code: 0 };
    if (!isDeployed || done.code !== 0 || done.isReview) return done;
    if (byGit) print(done.output);
    const deployed = await deploySite(root, schemas, print, connection);
    if ("reason" in deployed)
      return { output: "", complaint: `Not online yet: ${deployed.reason}`, code: 1 };
    const way = await followPublication(root, describeBuild(deployed.version, connection?.address));
    const place = connection
      ? `Published: ${connection.address}`
      : "Published by the script deploy.";
    return { output: `${place}\n\n${way}\n`, code: 0 };
  });
}

/** The way of the site to its visitors. Without any, a version is made and kept in Git. */
const findWay = (root: string): Promise<Way> =>
  readWay(root).catch((error: unknown) => {
    if (error instanceof NotPublished) return { byGit: true, byScript: false };
    throw error;
  });

/** Publishes by Git. */
async function runGitWay(
  root: string,
  schemas: Schemas,
  { author, side }: Pick<Read, "author" | "side">,
  isDeployed: boolean,
): Promise<CommandRun & { isReview?: boolean }> {
  const refused = await tryBuild(root);
  if (refused !== undefined) throw new NotPublished("unbuilt", refused);
  const day = new Date().toLocaleDateString("sv-SE");
  const publication = await publishSite(root, { schemas, choose: () => side, day, author });
  const isDone = ["online", "nothing", "review"].includes(publication.do);
  const isFollowed = publication.do === "online" && !isDeployed;
  const lines = [
    describePublication(publication),
    ...(isFollowed ? [await followPublication(root, await readOnlineBuild(root, schemas))] : []),
  ];
  const isReview = publication.do === "review";
  return { output: `${lines.join("\n\n")}\n`, code: isDone ? 0 : 1, isReview };
}

/** Remembers what is published for the preview. Returns the way to see that it is online, in a sentence. */
async function followPublication(root: string, build: OnlineBuild): Promise<string> {
  await beginPublication(root, build);
  const { content, address } = build;
  const file = address ?? `${buildFile} at the top of your site`;
  return `Visitors get it when ${file} says ${content}.`;
}

/** The run of a command, or the reason why it was refused. */
async function explainRefusal(run: () => Promise<CommandRun>): Promise<CommandRun> {
  try {
    return await run();
  } catch (error) {
    const known = [NotPublished, NotBroughtBack, UnreadableVersion];
    const isKnown = known.some((kind) => error instanceof kind);
    const complaint = isKnown && error instanceof Error ? error.message : explainFailure(error);
    if (complaint === undefined) throw error;
    return { output: "", complaint, code: 1 };
  }
}

type Read = Exclude<ReturnType<typeof readArgs>, { complaint: string }>;

const sides: Record<string, "ours" | "theirs"> = { mine: "ours", theirs: "theirs" };

function readArgs(args: string[]) {
  try {
    const { values } = parseArgs({ args, options });
    const { keep, name, email, help: isHelp = false, history, back } = values;
    const { "dry-run": isDryRun = false, draft: isDraft = false } = values;
    if (keep !== undefined && !Object.hasOwn(sides, keep))
      return { complaint: "--keep takes mine or theirs." };
    if ((name === undefined) !== (email === undefined))
      return { complaint: "--name and --email belong together." };
    if (isDryRun && back === undefined) return { complaint: "--dry-run belongs to --back." };
    const author = name !== undefined && email !== undefined ? { name, email } : undefined;
    const side = keep === undefined ? undefined : sides[keep];
    return { isHelp, author, side, history, back, isDryRun, isDraft };
  } catch (error) {
    return { complaint: `${explainArgs(error)} npm run publish:site -- --help lists the options.` };
  }
}
