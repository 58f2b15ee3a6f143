import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyFolder } from "../project/makeProject.ts";

/** A folder with a repository of Git. */
export interface GitFolder {
  root: string;
  git: (...args: string[]) => string;
  write: (file: string, content: string) => void;
  read: (file: string) => string;
}

/** The repository that the project of a preview is published to, and what others do there. */
export interface PublishedFrom extends GitFolder {
  /** The bare repository. */
  remote: string;
  /** Makes a clone for another person. */
  clone: () => GitFolder;
  /** The content of a file that is online. */
  online: (file: string, branch?: string) => string;
  /** Lets the remote repository refuse its main branch. */
  protect: () => void;
}

const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };

const inFolder = (root: string): GitFolder => ({
  root,
  git: (...args) => execFileSync("git", args, { cwd: root, env, stdio: "pipe" }).toString(),
  write: (file, content) => writeFileSync(path.join(root, file), content),
  read: (file) => readFileSync(path.join(root, file), "utf8"),
});

/** Makes the folder of a project a repository with a first version, and a bare repository beside it that is empty. */
export async function publishFrom(root: string): Promise<PublishedFrom> {
  const home = `${root}.git-homes`;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home);
  const remote = path.join(home, "remote.git");
  inFolder(home).git("init", "-q", "--bare", "-b", "main", remote);
  if (lstatSync(path.join(root, "public")).isSymbolicLink()) await copyFolder(root, "public");
  const own = inFolder(root);
  rmSync(path.join(root, ".git"), { recursive: true, force: true });
  rmSync(path.join(root, ".gitignore"), { force: true });
  own.git("init", "-q", "-b", "main");
  nameAuthor(own, "ada");
  own.git("add", "page.yaml", "public");
  own.git("commit", "-q", "-m", "Begin");
  own.git("remote", "add", "origin", remote);
  return {
    ...own,
    remote,
    clone() {
      const other = inFolder(path.join(home, "grace"));
      own.git("clone", "-q", remote, other.root);
      nameAuthor(other, "grace");
      return other;
    },
    online: (file, branch = "main") => own.git("-C", remote, "show", `${branch}:${file}`),
    protect() {
      const hook = path.join(remote, "hooks/update");
      writeFileSync(
        hook,
        '#!/bin/sh\n[ "$1" = refs/heads/main ] || exit 0\necho "GH006" >&2\nexit 1\n',
      );
      chmodSync(hook, 0o755);
    },
  };
}

function nameAuthor({ git }: GitFolder, name: string): void {
  git("config", "user.name", name);
  git("config", "user.email", `${name}@example.com`);
}
