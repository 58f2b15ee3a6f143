import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Schemas } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import { buildFile } from "../../page/published.ts";
import { contentIdOf } from "../../versions/contentId.ts";
import { readFolderVersion } from "../../versions/readFolder.ts";
import type { SiteVersion } from "../../versions/siteVersion.ts";
import type { Connection } from "../hosts/connection.ts";
import { uploadSite } from "../hosts/uploadSite.ts";
import { lockPublishing } from "../lockPublishing.ts";
import { NotPublished } from "../notPublished.ts";
import { buildSite } from "../tryBuild.ts";
import { rememberDeployed } from "./deployedSite.ts";
import { deployScript, runScript } from "./runScript.ts";

/** The version that is online now, or the reason why it is not, in a sentence. */
export type Deployed = { version: SiteVersion } | { reason: string };

/**
 * Builds the site in `root` into `dist/`, and uploads it to a host, or runs the deploy script of its package.json. `print`
 * gets the lines of that, without secrets. Throws `NotPublished` if the build refuses the site, or it is being published already.
 */
export async function deploySite(
  root: string,
  schemas: Schemas,
  print: (line: string) => void,
  connection: Connection | undefined,
): Promise<Deployed> {
  return lockPublishing(await makeOwnFolder(root), async () => {
    const version = await readFolderVersion(root, schemas);
    const complaint = await buildSite(root, connection?.address);
    if (complaint !== undefined) throw new NotPublished("unbuilt", complaint);
    // Somebody may have saved a page in the meantime, who has seen nothing of it.
    if ((await readBuiltContent(root)) !== contentIdOf(version)) throw new NotPublished("changing");
    const reason = connection
      ? await uploadSite(root, connection, print)
      : await runScript(root, deployScript, print);
    if (reason !== undefined) return { reason };
    await rememberDeployed(root, version);
    return { version };
  });
}

/** Makes the folder in which the lock of a publication without Git lies. Returns it. */
export async function makeOwnFolder(root: string): Promise<string> {
  const folder = path.join(root, ".broadside");
  await mkdir(folder, { recursive: true });
  return folder;
}

/** The id of the content that was built into dist/. */
export async function readBuiltContent(root: string): Promise<unknown> {
  const text = await readFile(path.join(root, "dist", buildFile), "utf8");
  return child(JSON.parse(text), "content");
}
