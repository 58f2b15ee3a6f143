import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { publishSite } from "../../src/site/publishing/publishSite.ts";
import { schemas } from "../changes/site.ts";
import { smallPage } from "../fixtures/index.ts";

const folder = mkdtempSync(path.join(tmpdir(), "publishing-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;

/** A folder of a person, with a clone of the repository of a site. */
export interface Clone {
  root: string;
  git: (...args: string[]) => string;
  write: (file: string, content: string) => void;
  read: (file: string) => string;
  /** Publishes. Returns the result, or the code of the reason why nothing was published. */
  publish: (options?: Partial<Parameters<typeof publishSite>[1]>) => Promise<unknown>;
}

const identity = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.com" };
const env = {
  ...process.env,
  ...identity,
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.com",
  GIT_CONFIG_GLOBAL: "/dev/null",
};

/** Makes a bare repository with a site, and clones of it. `inside` is the folder of the site in it. */
export function makeClones(
  names: readonly string[],
  inside = ".",
): { remote: string; clones: Clone[] } {
  const home = path.join(folder, String(++count));
  const remote = path.join(home, "remote.git");
  mkdirSync(home);
  const run = (cwd: string, ...args: string[]) =>
    execFileSync("git", args, { cwd, env, stdio: "pipe" }).toString();
  run(home, "init", "-q", "--bare", "-b", "main", remote);
  const seed = path.join(home, "seed");
  run(home, "clone", "-q", remote, seed);
  run(seed, "checkout", "-q", "-b", "main");
  const write = (root: string, file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  write(path.join(seed, inside), "page.yaml", smallPage);
  write(path.join(seed, inside), "public/a.png", "a\0");
  write(seed, "src/code.ts", "1\n");
  run(seed, "add", "-A");
  run(seed, "commit", "-q", "-m", "One");
  run(seed, "push", "-q", "-u", "origin", "main");
  const clones = names.map((name): Clone => {
    const top = path.join(home, name);
    run(home, "clone", "-q", remote, top);
    run(top, "config", "user.name", name);
    run(top, "config", "user.email", `${name}@example.com`);
    const root = path.join(top, inside);
    return {
      root,
      git: (...args) => run(root, ...args),
      write: (file, content) => write(root, file, content),
      read: (file) => readFileSync(path.join(root, file), "utf8"),
      publish: (options) =>
        publishSite(root, {
          schemas,
          choose: () => undefined,
          day: "2026-12-24",
          ...options,
        }).catch((error: unknown) => Object(error).code ?? error),
    };
  });
  return { remote, clones };
}

/** A clone of a repository that nobody else has. */
export function makeClone(inside?: string): Clone & { remote: string } {
  const { remote, clones } = makeClones(["ada"], inside);
  const [clone] = clones;
  if (!clone) throw new Error("There is no clone.");
  return { ...clone, remote };
}

/** The fixture page with another title of its first section. */
export const retitled = (title: string): string =>
  smallPage.replace(/^( *)title: .*$/m, `$1title: ${title}`);
