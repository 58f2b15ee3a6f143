import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs missing Debian packages, where that is possible, and says so. */
export function install(...packages: string[]): void {
  const missing = packages.filter((name) => !existsSync(`/usr/share/doc/${name}`));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) {
    throw new Error(`Install ${missing.join(" and ")}, and run the tests again.`);
  }
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing.join(" ")}`;
  console.log(`Not found: ${missing.join(", ")}; installing: ${command}`);
  execSync(command, { stdio: ["ignore", "ignore", "inherit"] });
}
