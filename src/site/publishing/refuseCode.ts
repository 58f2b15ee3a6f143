import { readGit } from "../versions/git.ts";
import { listCommitted } from "./commitSite.ts";
import { NotPublished } from "./notPublished.ts";

/**
 * Refuses to push versions that change more than the site: they are somebody's work that is not meant to go online. In a
 * history that was replaced, all of them would be.
 */
export async function refuseCode(root: string, online: string): Promise<void> {
  const base = await readGit(root, ["merge-base", online, "HEAD"]).catch(() => undefined);
  if (!base) throw new NotPublished("replaced");
  const others = listCommitted(root).map((name) => `:(exclude)${name}`);
  // A setting could have a program look at signatures.
  const flags = ["--no-merges", "--no-show-signature", "--format=%s"];
  const args = ["log", ...flags, `${online}..HEAD`, "--", ":(top)", ...others];
  const [subject] = String(await readGit(root, args))
    .split("\n")
    .filter(Boolean);
  if (subject !== undefined) throw new NotPublished("code", JSON.stringify(subject));
}
