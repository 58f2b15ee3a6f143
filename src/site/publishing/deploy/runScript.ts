import { readFile } from "node:fs/promises";
import path from "node:path";
import { dataAt } from "../../../shared/dataAt.ts";
import { spawnGroup } from "../../versions/spawnGroup.ts";
import { createSecretFilter, listSecrets } from "./hideSecrets.ts";
import { shorten, splitLines } from "./splitLines.ts";

/** The script in package.json that puts `dist/` online. No page can name a command. */
export const deployScript = "deploy";

/** The script in package.json that hands a draft to colleagues. */
export const draftScript = "deploy:draft";

/** True if the package.json of the site in `root` has a script of this name. */
export async function hasScript(root: string, name: string): Promise<boolean> {
  try {
    const text = await readFile(path.join(root, "package.json"), "utf8");
    const script = dataAt(JSON.parse(text), ["scripts", name]);
    return typeof script === "string" && script.trim() !== "";
  } catch {
    return false;
  }
}

/** The time after which a script that writes nothing is ended, in milliseconds: some say nothing of a large film. */
const mostSilence = 30 * 60 * 1000;

/** Runs a script of the site in `root`, and prints its lines without secrets. Returns the reason if it fails, in a sentence. */
export async function runScript(
  root: string,
  name: string,
  print: (line: string) => void,
): Promise<string | undefined> {
  const hideSecrets = createSecretFilter(await listSecrets(root));
  const { child, ended } = spawnGroup("npm", ["run", "--silent", name], {
    cwd: root,
    // The preview runs in development, and colours are for terminals.
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", FORCE_COLOR: "0" },
    shell: process.platform === "win32",
    mostSilence,
  });
  // A question fails at once.
  child.stdin.on("error", () => undefined).end();
  for (const stream of [child.stdout, child.stderr])
    splitLines(stream, (line) => print(shorten(hideSecrets(line))));
  const result = await ended.catch(() => undefined);
  const script = `The script ${name} of package.json`;
  if (!result) return `${script} cannot run here, because npm is not found.`;
  const { code, signal, isSilent } = result;
  if (isSilent) return `${script} wrote nothing for 30 minutes, and was ended.`;
  if (code === 0) return undefined;
  return code === null
    ? `${script} was ended by the signal ${signal}.`
    : `${script} ended with the code ${code}.`;
}
