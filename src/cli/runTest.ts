import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "../index.ts";
import { resolvePaths } from "../node/project/projectPaths.ts";
import { browserAdvice, findBrowser } from "../node/test/findBrowser.ts";
import { listTested } from "../node/test/listTested.ts";
import { findInDocument } from "../node/test/testDocuments.ts";
import { loadSite } from "../site/read/loadSite.ts";
import { check } from "./runCheck.ts";

/** The exit codes, apart from that of a wrong call. */
const codes = { holds: 0, fails: 1, noBrowser: 3 } as const;

/**
 * Tests what must hold for every page of the site in `root`, or for the pages at these paths. Reports by lines, and returns
 * the exit code.
 */
export async function runTest(
  root: string,
  asked: readonly string[],
  report: (line: string) => void,
): Promise<number> {
  const { output, code } = await check(root, {});
  report(output);
  if (code !== 0) return codes.fails;
  const wrongTypes = findWrongTypes(root);
  if (wrongTypes) report(`\n${wrongTypes}`);
  const { result } = await build(root);
  if (!result || result.errors.length > 0) {
    report(`\nNot published:\n${result?.errors.join("\n") ?? "The site has an error."}`);
    return codes.fails;
  }
  const site = await loadSite(root);
  const pages = listTested(site).filter(({ path }) => asked.length === 0 || asked.includes(path));
  const unknown = asked.find((each) => pages.every(({ path }) => path !== each));
  if (unknown !== undefined) {
    report(`\nThere is no page at ${unknown}.`);
    return codes.fails;
  }
  const { outDir } = resolvePaths(root);
  const base = site.pages[0].pageFile?.site.base ?? "/";
  const found = new Map(
    pages.map(({ path }) => [path, findInDocument({ outDir, base }, path)] as const),
  );
  const browser = findBrowser();
  if (browser !== undefined) {
    // Large, and of no use without a browser.
    const { testPages } = await import("../node/test/testPages.ts");
    for await (const [path, faults] of testPages({ root, base, browser }, pages)) {
      found.set(path, [...(found.get(path) ?? []), ...faults]);
    }
  }
  for (const [path, faults] of found) {
    report(faults.length === 0 ? `\n${path} holds.` : `\n${path}`);
    for (const fault of faults) report(`  ${fault}`);
  }
  const isWrong = wrongTypes !== "" || [...found.values()].some((faults) => faults.length > 0);
  if (browser === undefined) report(`\nThere is no browser to open pages in. ${browserAdvice}`);
  return isWrong ? codes.fails : browser === undefined ? codes.noBrowser : codes.holds;
}

/** The report of TypeScript about the site's own code, where the site has it installed. */
function findWrongTypes(root: string): string {
  const require = createRequire(path.join(root, "package.json"));
  if (!existsSync(path.join(root, "tsconfig.json"))) return "";
  try {
    const compiler = require.resolve("typescript/package.json");
    const program = path.join(path.dirname(compiler), "bin/tsc");
    const given = [program, "--noEmit", "-p", root];
    return spawnSync(process.execPath, given, { encoding: "utf8" }).stdout.trim();
  } catch {
    return "";
  }
}
