import { setTimeout } from "node:timers/promises";
import type { Schemas } from "../../../schema/schemaNode.ts";
import { dataAt } from "../../../shared/dataAt.ts";
import { home } from "../../page/pageAddress.ts";
import { buildFile } from "../../page/published.ts";
import { readFolderVersion } from "../../versions/readFolder.ts";
import { lockPublishing } from "../lockPublishing.ts";
import { NotPublished } from "../notPublished.ts";
import { askForContent } from "../onlineBuild.ts";
import { buildDraft } from "../tryBuild.ts";
import { makeOwnFolder, readBuiltContent } from "./deploySite.ts";
import { draftScript, hasScript, runScript } from "./runScript.ts";

/** The address of a draft, which a request without cookies has read; or the reason why there is none, in a sentence. */
export type SharedDraft = { address: string } | { reason: string };

/**
 * Builds the draft of the site in `root`, and hands it to colleagues by the draft script of its package.json. `print` gets
 * the lines of the script, without secrets. Throws `NotPublished` if that is not possible here. `pause` waits while a host
 * begins to show it.
 */
export async function shareDraft(
  root: string,
  schemas: Schemas,
  print: (line: string) => void,
  pause: () => Promise<unknown> = () => setTimeout(3000),
): Promise<SharedDraft> {
  if (!(await hasScript(root, draftScript))) throw new NotPublished("no-draft");
  return lockPublishing(await makeOwnFolder(root), async () => {
    const complaint = await buildDraft(root);
    if (complaint !== undefined) throw new NotPublished("unbuilt", complaint);
    const lines: string[] = [];
    const reason = await runScript(root, draftScript, (line) => {
      lines.push(line);
      print(line);
    });
    if (reason !== undefined) return { reason };
    const base = await readBase(root, schemas);
    const addresses = listAddresses(lines).map((address) => addBase(address, base));
    if (addresses.length === 0)
      return { reason: `The script ${draftScript} has written no address.` };
    const content = await readBuiltContent(root);
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      for (const address of addresses) if (await showsDraft(address, content)) return { address };
      await pause();
    }
    return {
      reason: `A link for colleagues is not possible here: without a login, ${addresses[0]} does not show the draft. Previews of some hosts ask for a login, which their settings can turn off.`,
    };
  });
}

/** So many times, a host may not show the draft yet. */
const mostAttempts = 10;

/** The addresses in lines, the last one first: hosts write it at the end. */
function listAddresses(lines: readonly string[]): string[] {
  const found = lines.flatMap((line) => line.match(/https?:\/\/[^\s"'<>()[\]…]+/g) ?? []);
  const trimmed = found.map((address) => address.replace(/[.,;:!]+$/, ""));
  return [...new Set(trimmed.reverse())].filter((address) => URL.canParse(address));
}

/** The path that the site is served under. */
async function readBase(root: string, schemas: Schemas): Promise<string> {
  const { pages } = await readFolderVersion(root, schemas);
  const base = dataAt(pages.get(home.file)?.data, ["site", "base"]);
  return typeof base === "string" ? base : "/";
}

/** The address of the site below one of its host. Its pages lead nowhere below another path. */
const addBase = (address: string, base: string): string => {
  const { pathname } = new URL(address.replace(/\/?$/, "/"));
  return pathname.endsWith(base) ? address : address.replace(/\/?$/, base);
};

/** The longest wait for a page, in milliseconds. */
const longestWait = 5000;

/** True if an address shows the draft to who is not logged in: the pages of this build, which no search engine lists. */
async function showsDraft(address: string, content: unknown): Promise<boolean> {
  const top = address.replace(/\/?$/, "/");
  if ((await askForContent(top + buildFile)) !== content) return false;
  try {
    const signal = AbortSignal.timeout(longestWait);
    const response = await fetch(top, { redirect: "error", signal });
    return response.ok && /<meta[^>]*noindex/.test(await response.text());
  } catch {
    return false;
  }
}
