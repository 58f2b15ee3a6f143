import { shareDraft } from "../site/publishing/deploy/shareDraft.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import type { CommandRun } from "./commandRun.ts";

/** Makes a link to a draft of the site in `root`. `print` gets the lines of the script that does it. */
export async function runDraft(root: string, print: (line: string) => void): Promise<CommandRun> {
  const shared = await shareDraft(root, await loadSchemas(root), print);
  if ("reason" in shared) return { output: "", complaint: shared.reason, code: 1 };
  const words = "Everybody who has this address sees the draft, and search engines do not list it:";
  return { output: `${words}\n  ${shared.address}\n`, code: 0 };
}
