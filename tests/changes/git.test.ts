import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { runChanges } from "../../src/cli/runChanges.ts";
import { smallPage } from "../fixtures/index.ts";

const folder = mkdtempSync(path.join(tmpdir(), "changes-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;

/** Makes a repository with a site that is committed. Returns the folder of the site. */
function makeRepository(inside = "."): { root: string; git: (...args: string[]) => void } {
  const top = path.join(folder, String(++count));
  const root = path.join(top, inside);
  mkdirSync(root, { recursive: true });
  cpSync("schema", path.join(root, "schema"), { recursive: true });
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  const git = (...args: string[]) =>
    void execFileSync("git", [...identity, ...args], { cwd: root, stdio: "pipe" });
  git("init", "-q", "-b", "main", top);
  write(root, "page.yaml", smallPage);
  write(root, "public/a.png", "a\0");
  git("add", "-A");
  git("commit", "-q", "-m", "One");
  return { root, git };
}

function write(root: string, file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const reworded = smallPage.replace(/^( *)title: .*$/m, "$1title: Another title");

test.each([".", "sites/one"])("changes since the last commit, of a site in %s", async (inside) => {
  const { root } = makeRepository(inside);
  expect(await runChanges(root, [])).toEqual({ output: "Nothing has changed.\n", code: 0 });
  write(root, "page.yaml", reworded);
  write(root, "public/a.png", "b\0");
  write(root, "public/images/ü b.png", "b\0");
  expect((await runChanges(root, [])).output).toMatchInlineSnapshot(`
    "Site
      title in search results: "Lull, a quiet journal" → "Another title".

    Files
      public/a.png replaced.
      public/images/ü b.png added.
    "
  `);
});

test("changes since the branch that is online, or since any commit", async () => {
  const { root, git } = makeRepository();
  const remote = path.join(folder, "remote.git");
  git("init", "-q", "--bare", remote);
  git("remote", "add", "origin", remote);
  git("push", "-q", "-u", "origin", "main");
  write(root, "page.yaml", reworded);
  git("commit", "-q", "-a", "-m", "Two");
  const { output } = await runChanges(root, []);
  expect(output).toContain("Another title");
  expect((await runChanges(root, ["--since", "HEAD~1"])).output).toBe(output);
  expect((await runChanges(root, ["--since", "HEAD"])).output).toBe("Nothing has changed.\n");
  expect(await runChanges(root, ["--since", "--upload-pack=x"])).toMatchObject({ code: 2 });
});

test("what cannot be compared is told in a sentence", async () => {
  const { root, git } = makeRepository();
  const empty = path.join(folder, "empty");
  mkdirSync(empty);
  cpSync("schema", path.join(empty, "schema"), { recursive: true });
  write(root, "page.yaml", `${smallPage}  - type: [\n`);
  const now = await runChanges(root, []);
  git("commit", "-q", "-a", "-m", "Broken");
  write(root, "page.yaml", smallPage);
  const answers = [
    now,
    await runChanges(root, []),
    await runChanges(empty, []),
    await runChanges(root, ["--since", "nowhere"]),
    await runChanges(root, ["--json", "--markdown"]),
    await runChanges(root, ["--when"]),
  ];
  expect(answers.map(({ complaint, code }) => `${code}: ${complaint}`)).toMatchInlineSnapshot(`
    [
      "1: page.yaml:74:11 has a mistake, so the changes cannot be told apart. npm run check explains it.",
      "1: page.yaml:74:11 has a mistake in the version HEAD, so nothing can be compared with it. Choose another with --since.",
      "1: This folder is in no Git repository: there is nothing to compare with.",
      "1: Git has no version called "nowhere". --since takes a commit, a branch or a tag.",
      "2: --json and --markdown are two forms of one answer. Leave one of them out.",
      "2: --when is not known. npm run changes -- --help lists the options.",
    ]
  `);
});

test("line ends that Git changes, links and pointers of large files are no changes", async () => {
  const { root, git } = makeRepository();
  const film = "film\0".repeat(9);
  const hash = execFileSync("sha256sum", { input: film }).toString().slice(0, 64);
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${hash}\nsize 45\n`;
  write(root, "public/film.mp4", pointer);
  write(root, "public/mark.svg", "<svg>\n</svg>\n");
  git("add", "-A");
  git("commit", "-q", "-m", "Two");
  write(root, "public/film.mp4", film);
  write(root, "public/mark.svg", "<svg>\r\n</svg>\r\n");
  write(root, "page.yaml", smallPage.replaceAll("\n", "\r\n"));
  symlinkSync("/etc/hostname", path.join(root, "public/link.txt"));
  expect((await runChanges(root, [])).output).toBe("Nothing has changed.\n");
});

test("reading runs no program that the repository names", async () => {
  const { root, git } = makeRepository();
  const mark = path.join(folder, "ran");
  const program = path.join(folder, "program.sh");
  writeFileSync(program, `#!/bin/sh\ntouch '${mark}'\ncat\n`, { mode: 0o755 });
  const settings = {
    "core.fsmonitor": program,
    "core.hooksPath": folder,
    "core.pager": program,
    "pager.ls-tree": program,
    "core.sshCommand": program,
    "core.editor": program,
    "diff.external": program,
    "filter.x.clean": program,
    "filter.x.smudge": program,
    "filter.x.process": program,
    "diff.x.textconv": program,
    "credential.helper": program,
    "uploadpack.packObjectsHook": program,
    "remote.origin.url": `ext::${program}`,
    "remote.origin.uploadpack": program,
    "alias.ls-tree": `!${program}`,
  };
  for (const [name, value] of Object.entries(settings)) git("config", name, value);
  write(root, ".gitattributes", "* filter=x diff=x\n");
  write(root, "page.yaml", reworded);
  expect((await runChanges(root, [])).output).toContain("Another title");
  expect(existsSync(mark)).toBe(false);
});

test("authors' words are inert in Markdown, and the steps in JSON are all of them", async () => {
  const { root } = makeRepository();
  const words = "@name #12 <b>*x*</b> [a](https://example.org)";
  write(root, "page.yaml", smallPage.replace(/^( *)title: .*$/m, `$1title: "${words}"`));
  const { output } = await runChanges(root, ["--markdown"]);
  expect(output).toMatchInlineSnapshot(`
    "### Site

    - title in search results: "Lull, a quiet journal" → "@⁠name #⁠12 &lt;b&gt;\\*x\\*&lt;/b&gt; \\[a\\]\\(https⁠://example.org\\)".
    "
  `);
  const changes = JSON.parse((await runChanges(root, ["--json"])).output);
  expect(changes).toMatchObject([
    { page: "/", file: "page.yaml", steps: [{ order: 0, step: { do: "set", value: words } }] },
  ]);
});
