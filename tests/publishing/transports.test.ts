// @module-tag rest
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { runScript } from "../../src/site/publishing/deploy/runScript.ts";
import { installMissing } from "../publish/servers.ts";
import { makeClone, retitled } from "./repository.ts";
import { serveHttp } from "./serveHttp.ts";
import { startSsh } from "./startSsh.ts";

// Nobody's own settings of Git take part.
beforeAll(() => void vi.stubEnv("HOME", "/nonexistent"));

describe("over SSH", () => {
  test("a key opens it; without one, and where the server is unknown, a sentence says so", async () => {
    const { address, client } = await startSsh();
    const { git, write, publish, remote } = makeClone();
    git("remote", "set-url", "origin", address + remote);
    write("page.yaml", retitled("Mine."));
    git("config", "core.sshCommand", client("stranger", "known"));
    expect(await publish()).toEqual({ do: "kept", because: "unknown" });
    git("config", "core.sshCommand", client("user", "unknown"));
    expect(await publish()).toEqual({ do: "kept", because: "unverified" });
    git("config", "core.sshCommand", client("user", "known"));
    expect(await publish()).toMatchObject({ do: "online", changes: [{}] });
    expect(git("-C", remote, "show", "main:page.yaml")).toBe(retitled("Mine."));
    expect(await publish()).toEqual({ do: "nothing" });
  });
});

test("the script of the guide for SFTP uploads a site, and replaces what is there", async () => {
  const { sftp, user } = await startSsh();
  const root = mkdtempSync(path.join(tmpdir(), "sftp-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const guide = readFileSync("docs/publish.md", "utf8");
  const [, script = ""] = /\*\*SFTP\*\* .*`(echo .*?)`/.exec(guide) ?? [];
  const deploy = script
    .replace("\\|", "|")
    .replace("sftp", sftp)
    .replace("you@host.example", user)
    .replace(/\bsite\b/, path.join(root, "site"));
  writeFileSync(path.join(root, "package.json"), JSON.stringify({ scripts: { deploy } }));
  mkdirSync(path.join(root, "dist/assets"), { recursive: true });
  for (const words of ["One", "Two"]) {
    writeFileSync(path.join(root, "dist/index.html"), words);
    writeFileSync(path.join(root, "dist/assets/a.js"), words);
    const lines: string[] = [];
    expect(await runScript(root, "deploy", (line) => lines.push(line)), lines.join("\n")).toBe(
      undefined,
    );
    for (const file of ["index.html", "assets/a.js"])
      expect(readFileSync(path.join(root, "site", file), "utf8")).toBe(words);
  }
});

test("the script of the guide for rsync uploads a site, and removes what is gone", async () => {
  installMissing("rsync");
  const { ssh, user } = await startSsh();
  const root = mkdtempSync(path.join(tmpdir(), "rsync-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const guide = readFileSync("docs/publish.md", "utf8");
  const [, script = ""] = /\*\*rsync\*\* .*`(rsync .*?)`/.exec(guide) ?? [];
  const deploy = script
    .replace("rsync", `rsync -e '${ssh}'`)
    .replace("you@host.example:site/", `${user}:${path.join(root, "site")}/`);
  writeFileSync(path.join(root, "package.json"), JSON.stringify({ scripts: { deploy } }));
  for (const name of ["one.html", "two.html"]) {
    rmSync(path.join(root, "dist"), { recursive: true, force: true });
    mkdirSync(path.join(root, "dist"));
    writeFileSync(path.join(root, "dist", name), name);
    const lines: string[] = [];
    expect(await runScript(root, "deploy", (line) => lines.push(line)), lines.join("\n")).toBe(
      undefined,
    );
    expect(readdirSync(path.join(root, "site"))).toEqual([name]);
    expect(readFileSync(path.join(root, "site", name), "utf8")).toBe(name);
  }
});

test("a film that Git LFS keeps goes online as a pointer, and its content beside it", async () => {
  installMissing("git-lfs");
  const { git, write, read, publish, remote } = makeClone();
  git("lfs", "install", "--local");
  git("lfs", "track", "public/*.mp4");
  git("add", ".gitattributes");
  git("commit", "-q", "-m", "Keep films");
  git("push", "-q");
  const film = "film\0".repeat(100);
  write("public/tour.mp4", film);
  expect(await publish()).toMatchObject({ do: "online", changes: [{ file: "public/tour.mp4" }] });
  expect(git("-C", remote, "show", "main:public/tour.mp4")).toMatch(/^version https:\/\/git-lfs/);
  const objects = readdirSync(path.join(remote, "lfs/objects"), { recursive: true }).map(String);
  const stored = objects.find((name) => /[\da-f]{64}$/.test(name)) ?? "";
  expect(readFileSync(path.join(remote, "lfs/objects", stored), "utf8")).toBe(film);
  expect(read("public/tour.mp4")).toBe(film);
  expect(git("status", "--porcelain")).toBe("");
  expect(await publish()).toEqual({ do: "nothing" });
});

describe("over HTTP", () => {
  test("a password opens it; without one, and where nobody may push, a sentence says so", async () => {
    const { git, write, publish, remote } = makeClone();
    const host = await serveHttp(path.dirname(remote));
    const use = (secret: string) =>
      git("remote", "set-url", "origin", `http://${secret}${host}/remote.git`);
    write("page.yaml", retitled("Mine."));
    for (const secret of ["", "ada:wr0ng@"]) {
      use(secret);
      expect(await publish()).toEqual({ do: "kept", because: "unknown" });
    }
    use("ada:s3cret@");
    git("-C", remote, "config", "http.receivepack", "false");
    expect(await publish()).toEqual({ do: "kept", because: "unknown" });
    git("-C", remote, "config", "http.receivepack", "true");
    expect(await publish()).toMatchObject({ do: "online", changes: [{}] });
    expect(git("-C", remote, "show", "main:page.yaml")).toBe(retitled("Mine."));
    expect(git("log", "--format=%B", "-3")).not.toMatch(/s3cret|wr0ng|127\.0\.0\.1/);
  });
});

test("line ends of another system go online as those of the repository, and are no change", async () => {
  const { git, write, publish, read, remote } = makeClone();
  git("config", "core.autocrlf", "true");
  write("page.yaml", read("page.yaml").replaceAll("\n", "\r\n"));
  write("public/a.txt", "One\r\nTwo\r\n");
  expect(await publish()).toMatchObject({ do: "online", changes: [{ file: "public/a.txt" }] });
  write("page.yaml", retitled("Mine.").replaceAll("\n", "\r\n"));
  expect(await publish()).toMatchObject({ do: "online", changes: [{}] });
  expect(git("-C", remote, "show", "main:page.yaml")).toBe(retitled("Mine."));
  expect(git("-C", remote, "show", "main:public/a.txt")).toBe("One\nTwo\n");
  expect(read("page.yaml")).toContain("\r\n");
  expect(git("status", "--porcelain")).toBe("");
  expect(await publish()).toEqual({ do: "nothing" });
});
