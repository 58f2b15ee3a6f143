import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { chromium } from "playwright-core";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
];

/** The advice where there is no browser. */
export const browserAdvice =
  "Install Chrome or Chromium, or run npx playwright-core install chromium, or name one in CHROMIUM_PATH.";

/** The path of a Chromium: the one that `CHROMIUM_PATH` names, an installed one, or Playwright's own; undefined without one. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isFile(named) ? named : undefined;
  const found = [...commands.map(findCommand), ...applications, chromium.executablePath()];
  return found.find((file) => file !== undefined && isFile(file));
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The path of a program by its name; undefined if there is none. */
export function findCommand(command: string): string | undefined {
  try {
    const search = process.platform === "win32" ? "where" : "which";
    return execFileSync(search, [command], { encoding: "utf8", stdio: "pipe" }).split("\n")[0];
  } catch {
    return undefined;
  }
}
