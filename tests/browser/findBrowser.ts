import { execFileSync, execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's own. If there is
 * none, installs one and says so.
 */
export function findBrowser(): string {
  const found = findInstalled();
  if (found) return found;
  installBrowser();
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error("No Chromium was found or installed. Name one in CHROMIUM_PATH and try again.");
}

function findInstalled(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const onPath = commands.map(which).filter((file) => file !== undefined);
  return [...onPath, ...applications, chromium.executablePath()].find((file) => existsSync(file));
}

function which(command: string): string | undefined {
  try {
    const search = process.platform === "win32" ? "where" : "which";
    return execFileSync(search, [command], { encoding: "utf8", stdio: "pipe" }).split("\n")[0];
  } catch {
    return undefined;
  }
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
