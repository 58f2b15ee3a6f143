import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { cacheFolder } from "../../src/site/cacheFolder.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { buildIn, type Mode } from "./build.ts";
import { hashFiles, hashText } from "./hashFiles.ts";
import { copySite, makeProject, siteFolders } from "./makeProject.ts";
import { withLock } from "./withLock.ts";

/** The parts of a site beside its page.yaml. */
interface Parts {
  publicDir: string;
  /** The folder that holds the site's pages/, texts/ and translations/. */
  siteDir: string | undefined;
  mode: Mode;
}

const poolDir = path.resolve(cacheFolder, "built");

/** Longer than any run of the tests, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Everything of the engine that a build depends on. */
const hashEngine = () =>
  hashText(
    process.version,
    ...["languages", "schema", "src"].map((folder) => hashFiles(folder, (file) => !isTest(file))),
    ...["package-lock.json", "vite.config.ts", "tests/project"].map((file) => hashFiles(file)),
  );

let engine: string | undefined;

const sites = new Map<string, Promise<string>>();

/**
 * The published folder of a site. The site is built once, whichever process asks first, and again when one of its files
 * or of the engine's is another. The folder is shared: read it, serve it, and change only a copy.
 */
export function builtSite(pageYaml: string, parts: Partial<Parts> = {}): Promise<string> {
  const { publicDir = fixturePublicDir, siteDir, mode = "production" } = parts;
  engine ??= hashEngine();
  const key = hashText(
    engine,
    // Sections begin and end by their dates.
    new Date().toISOString().slice(0, "2000-01-01".length),
    pageYaml,
    mode,
    hashFiles(publicDir),
    ...(siteDir ? siteFolders.map((folder) => hashFiles(path.join(siteDir, folder))) : []),
  );
  const known = sites.get(key) ?? buildOnce(key, pageYaml, { publicDir, siteDir, mode });
  sites.set(key, known);
  return known;
}

async function buildOnce(
  key: string,
  pageYaml: string,
  { publicDir, siteDir, mode }: Parts,
): Promise<string> {
  const folder = path.join(poolDir, key);
  await mkdir(poolDir, { recursive: true });
  await withLock(`${folder}.lock`, async () => {
    if (await stat(folder).catch(() => undefined)) return;
    const root = await makeProject(`built-${key}`, pageYaml, publicDir);
    if (siteDir) await copySite(siteDir, root);
    await rename(await buildIn(root, mode), folder);
    await rm(root, { recursive: true });
    await removeOld();
  });
  const now = new Date();
  await utimes(folder, now, now);
  return folder;
}

/** Removes the sites that no test has asked for in a long time. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(poolDir)) {
    const folder = path.join(poolDir, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > keptFor) await rm(folder, { recursive: true });
  }
}
