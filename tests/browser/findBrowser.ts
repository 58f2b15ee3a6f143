import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser as findInstalled } from "../../src/node/test/findBrowser.ts";

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
  installBrowser();
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error("No Chromium was found or installed. Name one in CHROMIUM_PATH and try again.");
}

/** Debian's package installs the libraries it needs; Playwright's download does not. */
function installBrowser(): void {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  const install = isRootOnDebian
    ? "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium"
    : "npx playwright install chromium";
  console.log(`No Chromium found; installing one: ${install}`);
  execSync(install, { stdio: ["ignore", "ignore", "inherit"] });
}
