import { execFileSync, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { publishedDocument, publishedSite } from "../browser/publishedSite.ts";
import { projectNames, siteNames } from "../browser/sites.ts";
import { install } from "../engines/install.ts";

// Renders every page of the browser tests, and lets the Nu checker, which is the W3C's own, read them all.

const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const runs = spawnSync("java", ["-version"]).status === 0;
if (!runs) install("default-jre-headless");

const pages: string[] = [];
for (const site of siteNames) pages.push(await publishedDocument(site));
for (const site of projectNames) pages.push(path.join(await publishedSite(site), "404.html"));

try {
  execFileSync("java", ["-jar", checker, "--stdout", "--errors-only", ...pages], {
    stdio: "inherit",
  });
  console.log(`${pages.length} pages, no errors.`);
} catch {
  console.error("These pages are not valid HTML.");
  process.exitCode = 1;
}
