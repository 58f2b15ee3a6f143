import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { SiteFault } from "../site/siteFault.ts";

const run = promisify(execFile);

const byFile =
  "Without a registry, name the file of the package: npx broadside upgrade ./broadside-0.2.0.tgz.";

/** Answers of npm that there is no such package, each with the reason in words. */
const reasons: readonly [pattern: RegExp, explain: (wanted: string) => string][] = [
  [
    /\bETARGET\b|No match found for version|^$/,
    (wanted) =>
      `There is no version ${wanted} of Broadside. npm view broadside versions lists those that there are.`,
  ],
  [
    /\bE404\b/,
    () =>
      `The registry that npm asks has no package broadside, or does not show it to you. ${byFile}`,
  ],
  [
    /\b(?:ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/,
    () =>
      `The registry that npm asks cannot be reached. See that you are online, and try again. ${byFile}`,
  ],
];

/**
 * The source of a version of the engine, as package managers read it. `wanted` is a version, or the path of a package. Throws
 * before anything is installed if it is not there.
 */
export async function findPackage(root: string, wanted: string): Promise<string> {
  if (/\.tgz$|^[./]/.test(wanted)) {
    const file = path.resolve(root, wanted);
    if (existsSync(file)) return `file:${file}`;
    throw new SiteFault(`There is no ${wanted}: nothing was changed.`);
  }
  const options = { cwd: root, shell: process.platform === "win32" };
  const given = ["view", `broadside@${wanted}`, "version", "--fetch-retries=0"];
  const { stdout, stderr } = await run("npm", given, options).catch((error) => error);
  if (stdout?.trim()) return wanted;
  const said = String(stderr ?? "").trim();
  const [, explain] = reasons.find(([pattern]) => pattern.test(said)) ?? [];
  const reason = explain?.(wanted) ?? `npm cannot say where version ${wanted} is:\n${said}`;
  throw new SiteFault(`${reason}\nNothing was changed.`);
}
