import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { allOf } from "../../shared/text/wording.ts";
import { rootFiles } from "../page/published.ts";
import { configFile, type SiteConfig } from "../siteConfig.ts";
import { SiteFault } from "../siteFault.ts";

const require = createRequire(import.meta.url);

/**
 * Reads `broadside.config.ts` in the folder `root`, as it is now. A site without it has no settings of its own. Throws a
 * `SiteFault` if it cannot be read, or holds what is no setting.
 */
export function loadConfig(root: string): SiteConfig {
  const file = path.join(root, configFile);
  if (!existsSync(file)) return {};
  // Loaded on demand: few sites have code of their own.
  const compiler: typeof import("tsx/cjs/api") = require("tsx/cjs/api");
  let exported: unknown;
  try {
    forgetCode(root);
    exported = compiler.require(file, import.meta.url);
  } catch (error) {
    throw new SiteFault(explainError(error, root));
  }
  const config = readDefault(exported);
  const fault = explainConfig(config);
  if (fault !== undefined) throw new SiteFault(`${configFile}: ${fault}`);
  return Object(config);
}

/** Forgets the modules of the site's own code, which may have changed since a preview read them. */
function forgetCode(root: string): void {
  for (const id of Object.keys(require.cache)) {
    const isOwn =
      id.startsWith(root + path.sep) && !id.includes(`${path.sep}node_modules${path.sep}`);
    if (isOwn && !isEngine(id)) delete require.cache[id];
  }
}

/** The root of the engine is that of a site, too, in a checkout. */
const isEngine = (id: string): boolean =>
  id.startsWith(path.join(import.meta.dirname, "../..") + path.sep);

/** The default export, also of a module that was compiled for `require`. */
function readDefault(exported: unknown): unknown {
  const { default: config } = Object(exported);
  return Object(config).__esModule ? Object(config).default : config;
}

const compilerError = /^(.+):(\d+):(\d+): ERROR: (.*)$/m;

/** The reason why the module cannot be read, with its place if it cannot be compiled. */
function explainError(error: unknown, root: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, file = "", line, column, reason] = compilerError.exec(message) ?? [];
  if (reason) {
    const name = path.relative(root, file).replaceAll(path.sep, "/");
    // The compiler counts columns from 0.
    return `${name}:${line}:${Number(column) + 1}: ${reason}. Correct it there.`;
  }
  return `${configFile}: it ended with an error: ${message.split("\n")[0]}`;
}

const names = ["checks", "hosts"] as const satisfies (keyof SiteConfig)[];

/** The reason why a value is no configuration, in words. */
function explainConfig(config: unknown): string | undefined {
  if (typeof config !== "object" || config === null) {
    return "it exports no settings. Write: export default defineConfig({ … }).";
  }
  const unknown = Object.keys(config).find((name) => !names.some((each) => each === name));
  if (unknown) return `there is no setting ${unknown}. There is ${allOf(names)}.`;
  const { checks = [] } = Object(config);
  if (!Array.isArray(checks)) return "checks is a list of rules.";
  const wrong = checks.findIndex(
    (each) => typeof each?.check !== "function" || !/^[a-z][a-z0-9-]*$/.test(each?.name),
  );
  if (wrong >= 0) {
    return `rule ${wrong + 1} of checks needs a name of small letters and dashes, and a function check.`;
  }
  return explainHosts(Object(config).hosts ?? []);
}

function explainHosts(hosts: unknown): string | undefined {
  if (!Array.isArray(hosts)) return "hosts is a list of files.";
  const files = new Set(rootFiles);
  for (const [index, host] of hosts.entries()) {
    const { file, render } = Object(host);
    if (typeof render !== "function" || !/^[A-Za-z0-9_.-]*[A-Za-z0-9]$/.test(file)) {
      return `host ${index + 1} of hosts needs the name of a file at the top of dist/, such as firebase.json, and a function render.`;
    }
    if (files.has(file))
      return `the build writes ${file} already. Give the file of host ${index + 1} another name.`;
    files.add(file);
  }
  return undefined;
}
