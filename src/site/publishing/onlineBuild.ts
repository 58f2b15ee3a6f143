import type { Schemas } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { home } from "../page/pageAddress.ts";
import { buildFile } from "../page/published.ts";
import { contentIdOf } from "../versions/contentId.ts";
import type { SiteVersion } from "../versions/siteVersion.ts";
import { versionAt } from "./publishSite.ts";

/** A build of the last version, as visitors get it once it is online. */
export interface OnlineBuild {
  content: string;
  /** The address of its `build.json`; undefined while the site has no address of its own. */
  address: string | undefined;
}

/** The build that a host makes of the last version in the branch. */
export const readOnlineBuild = async (root: string, schemas: Schemas): Promise<OnlineBuild> =>
  describeBuild(await versionAt(root, "HEAD", schemas));

/** The build of a version, at the address that a host has named or its settings have. */
export function describeBuild(version: SiteVersion, hostAddress?: string): OnlineBuild {
  const site = dataAt(version.pages.get(home.file)?.data, ["site"]);
  const address = hostAddress === undefined ? addressOfBuild(site) : hostAddress + buildFile;
  return { content: contentIdOf(version), address };
}

/** Hosts that nobody has: names that are kept for examples, and this computer. */
const nobodysHost = /(^|\.)(example\.(com|net|org)|example|invalid|local|localhost|test)$/i;

/** The address of a site's `build.json`, read from its settings; undefined if it has none of its own. */
export function addressOfBuild(site: unknown): string | undefined {
  const url = child(site, "url");
  const base = child(site, "base") ?? "/";
  if (typeof url !== "string" || typeof base !== "string" || !URL.canParse(url)) return undefined;
  const address = new URL(url);
  // No base leads to another host.
  address.pathname = base + buildFile;
  const isOfWeb = ["http:", "https:"].includes(address.protocol);
  return isOfWeb && !nobodysHost.test(address.hostname) ? address.href : undefined;
}

/** The longest answer, in bytes, and the longest wait for it, in milliseconds. */
const longest = { answer: 2000, wait: 5000 };

/** Asks a host for the content of the build that visitors get; undefined if it does not say. No redirect is followed. */
export async function askForContent(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      redirect: "error",
      headers: { "cache-control": "no-cache" },
      signal: AbortSignal.timeout(longest.wait),
    });
    const content = child(JSON.parse(await readStart(response)), "content");
    return response.ok && typeof content === "string" ? content : undefined;
  } catch {
    // It is not reached, sends something else, or takes too long.
    return undefined;
  }
}

/** The body of a response. Throws if it is too long. */
async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longest.answer) throw new Error("The answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
