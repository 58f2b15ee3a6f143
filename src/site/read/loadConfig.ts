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
  } finally {
    modulesOf.set(root, listModules(root));
  }
  const config = readDefault(exported);
  const fault = explainConfig(config) ?? explainFields(root, Object(config).fields ?? {});
  if (fault !== undefined) throw new SiteFault(`${configFile}: ${fault}`);
  return Object(config);
}

/** The modules of the settings of each site that were read last. */
const modulesOf = new Map<string, readonly string[]>();

/** True for `broadside.config.ts`, and for what it imported of the site when it was read last. */
export const isOfConfig = (root: string, file: string): boolean =>
  file === path.join(root, configFile) || (modulesOf.get(root) ?? []).includes(file);

/** The files of the site's own code that were read for its settings, by their paths from the root. */
export function listConfigFiles(root: string): string[] {
  loadConfig(root);
  return (modulesOf.get(root) ?? []).map((file) =>
    path.relative(root, file).replaceAll(path.sep, "/"),
  );
}

/** The modules of the site's own code that are loaded. */
const listModules = (root: string): string[] => ownIds(root).map((id) => id.replace(/\?.*/, ""));

/** Forgets the modules of the site's own code, which may have changed since a preview read them. */
function forgetCode(root: string): void {
  for (const id of ownIds(root)) delete require.cache[id];
}

const ownIds = (root: string): string[] =>
  Object.keys(require.cache).filter(
    (id) =>
      id.startsWith(root + path.sep) &&
      !id.includes(`${path.sep}node_modules${path.sep}`) &&
      !isEngine(id),
  );

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

const names = ["checks", "hosts", "data", "fields"] as const satisfies (keyof SiteConfig)[];

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
    (each) => typeof each?.check !== "function" || !isName(each?.name),
  );
  if (wrong >= 0) {
    return `rule ${wrong + 1} of checks needs a name of small letters and dashes, and a function check.`;
  }
  return explainHosts(Object(config).hosts ?? []) ?? explainData(Object(config).data ?? []);
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

function explainData(data: unknown): string | undefined {
  if (!Array.isArray(data)) return "data is a list of sources.";
  const known = new Set<string>();
  for (const [index, source] of data.entries()) {
    const { name, read, refresh = 0, timeout = 1 } = Object(source);
    if (typeof read !== "function" || !isName(name)) {
      return `source ${index + 1} of data needs a name of small letters and dashes, and a function read.`;
    }
    if (known.has(name)) return `two sources of data are called ${name}. Give one another name.`;
    if (!(refresh >= 0 && timeout > 0)) {
      return `refresh and timeout of the source ${name} are numbers of seconds.`;
    }
    known.add(name);
  }
  return undefined;
}

function explainFields(root: string, fields: unknown): string | undefined {
  if (typeof fields !== "object" || Array.isArray(fields)) {
    return "fields is a group: the file of each control, by its name.";
  }
  for (const [name, file] of Object.entries(fields ?? {})) {
    if (!/^sections\/[^.].*\.tsx$/.test(String(file))) {
      return `the control ${name} needs a file below sections/, such as sections/stats/Rating.tsx.`;
    }
    if (!existsSync(path.join(root, String(file)))) {
      return `there is no ${file}, the file of the control ${name}.`;
    }
  }
  return undefined;
}

const isName = (name: unknown) => /^[a-z][a-z0-9-]*$/.test(String(name));
