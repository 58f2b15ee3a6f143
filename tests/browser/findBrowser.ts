import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findCommand, findBrowser as findInstalled } from "../../src/node/test/findBrowser.ts";

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own. If there is
 * none, installs one and says so.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = findInstalled();
  if (found) return found;
  install(isRootOnDebian() ? packages("chromium") : "npx playwright install chromium");
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error("No Chromium was found or installed. Name one in CHROMIUM_PATH and try again.");
}

/**
 * The path of the headless shell: Chromium without windows, which needs half the time of a processor. It keeps no
 * page that is left, as Chromium does for going back. Where there is none, it is the Chromium of `findBrowser`.
 */
export function findHeadlessShell(): string {
  const browser = findBrowser();
  if (process.env.CHROMIUM_PATH) return browser;
  const found = findCommand(shell);
  if (found ?? !isRootOnDebian()) return found ?? browser;
  install(packages(shell));
  return findCommand(shell) ?? browser;
}

const shell = "chromium-headless-shell";

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");

/** The command that installs a package of Debian with the libraries it needs, which Playwright's download leaves out. */
const packages = (name: string) =>
  `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;

function install(command: string): void {
  console.log(`A browser for the tests is missing; installing it: ${command}`);
  execSync(command, { stdio: ["ignore", "ignore", "inherit"] });
}
