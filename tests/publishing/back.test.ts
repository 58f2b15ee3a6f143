import { chmodSync, existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { runPublish } from "../../src/cli/runPublish.ts";
import { bringBack } from "../../src/site/publishing/bringBack.ts";
import { listPublications } from "../../src/site/publishing/listPublications.ts";
import { planBack } from "../../src/site/publishing/planBack.ts";
import { schemas } from "../changes/site.ts";
import { smallPage } from "../fixtures/index.ts";
import { type Clone, makeClone as cloneSite, makeClones } from "./repository.ts";

// Nobody's own settings of Git take part.
beforeAll(() => void vi.stubEnv("HOME", "/nonexistent"));

const hero = (title: string) => smallPage.replace("Think better.", title);
const team =
  "page:\n  title: Team\n  description: Who we are.\nsections:\n  - type: statement\n    props:\n      title: Us\n";

/** A clone of a site whose commands find their schemas. */
function makeClone(inside?: string) {
  const clone = cloneSite(inside);
  symlinkSync(path.resolve("schema"), path.join(clone.root, "schema"));
  return clone;
}

/** The words of a command without the ids and times of versions. */
const run = async ({ root }: Clone, ...args: string[]) => {
  const { output, complaint = "", code } = await runPublish(root, args);
  const words = `${code} ${output}${complaint}`;
  return words.replaceAll(/^(.*)[\da-f]{8} {2}\d{4}-\d\d-\d\d \d\d:\d\d/gm, "$1<id>  <time>");
};
const idOf = async ({ root }: Clone, title: string) => {
  const found = (await listPublications(root)).find(({ words }) => words.includes(title));
  return found?.id ?? "";
};

describe.each([".", "sites/one"])("a site in %s", (inside) => {
  test("an earlier publication is listed, compared and brought back as a new one, and undo takes it back", {
    tags: inside === "." ? [] : ["rest"],
  }, async () => {
    const clone = makeClone(inside);
    const { root, git, write, read, publish, remote } = clone;
    const place = (file: string) => path.join(root, file);
    write("page.yaml", hero("Think best."));
    await publish();
    write("page.yaml", hero("Think worse."));
    write("pages/team.yaml", team);
    write("public/a.png", "b\0");
    await publish();
    write("code.ts", "2\n");
    write("public/mine.png", "never published\0");
    const work = () => git("status", "--porcelain", "--", "code.ts", "public/mine.png");
    const before = work();
    expect(await run(clone, "--history")).toMatchInlineSnapshot(`
      "0 <id>  <time>  ada
        Hero: title: "Think best." → "Think worse.".
        /team/: The page /team/ added, "Team", with Statement.
        public/a.png replaced.

      <id>  <time>  ada
        Hero: title: "Think better." → "Think best.".

      <id>  <time>  A
        One
      "
    `);
    const first = await idOf(clone, "One");
    const short = first.slice(0, 8);
    expect(await run(clone, "--back", short, "--dry-run")).toMatchInlineSnapshot(`
      "0 Bringing it back would change:

      First page
        Hero: title: "Think worse." → "Think better.".

      /team/
        The page /team/ deleted, "Team".

      Files
        public/a.png replaced.
      "
    `);
    expect(read("page.yaml")).toBe(hero("Think worse."));
    expect(await run(clone, "--back", short)).toMatchInlineSnapshot(`
      "0 Brought back: <id>  <time>  A

      First page
        Hero: title: "Think worse." → "Think better.".

      /team/
        The page /team/ deleted, "Team".

      Files
        public/a.png replaced.

      It is not online yet: npm run publish:site publishes it, and npm run edit -- undo takes it back.
      "
    `);
    const isBack = () => [
      read("page.yaml"),
      read("public/a.png"),
      existsSync(place("pages/team.yaml")),
    ];
    expect(isBack()).toEqual([smallPage, "a\0", false]);
    expect(work()).toBe(before);
    // It is an edit like others: undo, redo, publish.
    await runEdit(root, ["undo"], () => "");
    expect(isBack()).toEqual([hero("Think worse."), "b\0", true]);
    await runEdit(root, ["redo"], () => "");
    rmSync(place("public/mine.png"));
    expect(await publish()).toMatchObject({ do: "online" });
    const online = (file: string) =>
      git("-C", remote, "show", `main:${path.posix.join(inside, file)}`);
    expect(online("page.yaml")).toBe(smallPage);
    expect(() => online("pages/team.yaml")).toThrow(/pages\/team.yaml/);
    expect(await listPublications(root)).toHaveLength(4);
    expect(await run(clone, "--back", short)).toBe("0 The site is as it was then.\n");
  });
});

test("nothing that is not online is lost, and what was never published cannot be asked for", async () => {
  const clone = makeClone();
  const { root, write, read, publish, git } = clone;
  write("page.yaml", hero("Think best."));
  await publish();
  const first = await idOf(clone, "One");
  write("page.yaml", hero("Not online."));
  expect(await run(clone, "--back", first)).toMatchInlineSnapshot(`
    "1 Not brought back: changes that are not online yet would be lost. Publish them first, or take them back.

    First page
      Hero: title: "Think best." → "Not online."."
  `);
  // A mistake is work, too.
  write("page.yaml", `${hero("Not online.")}  - [`);
  expect(await run(clone, "--back", first)).toMatchInlineSnapshot(`
    "1 Not brought back: changes that are not online yet would be lost. Publish them first, or take them back.

    Files
      page.yaml replaced."
  `);
  expect(read("page.yaml")).toContain("Not online.");
  git("checkout", "-q", "page.yaml");
  const tree = git("rev-parse", "HEAD^{tree}").trim();
  const loose = git("commit-tree", tree, "-m", "Never online").trim();
  for (const id of [loose, "HEAD", "main", "--all", "", "0"])
    await expect(bringBack(root, id, schemas)).rejects.toThrow("There is no such earlier version.");
  expect(await run(clone, "--dry-run")).toMatchInlineSnapshot(`"2 --dry-run belongs to --back."`);
});

test("what two people published is listed as it was online, each with its own words", {
  tags: ["rest"],
}, async () => {
  const { clones } = makeClones(["ada", "grace"]);
  const [ada, grace] = clones;
  if (!ada || !grace) throw new Error("There are no clones.");
  ada.write("page.yaml", hero("Think best."));
  await ada.publish();
  grace.write("public/b.png", "b\0");
  await grace.publish();
  ada.write("public/c.png", "c\0");
  await ada.publish();
  ada.git("checkout", "-q", "-b", "pictures");
  ada.write("public/d.png", "d\0");
  ada.git("add", "public/d.png");
  ada.git("commit", "-q", "-m", "Add d");
  ada.git("checkout", "-q", "main");
  ada.git("merge", "-q", "--no-ff", "-m", "Merge pull request #1", "pictures");
  ada.git("push", "-q");
  const listed = await listPublications(ada.root);
  expect(listed.map(({ author, words }) => [author, ...words])).toMatchInlineSnapshot(`
    [
      [
        "A",
        "Merge pull request #1",
      ],
      [
        "ada",
        "public/c.png added.",
      ],
      [
        "grace",
        "public/b.png added.",
      ],
      [
        "ada",
        "Hero: title: "Think better." → "Think best.".",
      ],
      [
        "A",
        "One",
      ],
    ]
  `);
  const [, , byGrace] = listed;
  const { changes } = await planBack(ada.root, byGrace?.id ?? "", schemas);
  expect(changes.map(({ file }) => file)).toEqual(["public/c.png", "public/d.png"]);
});

test("a page with a mistake is replaced by an earlier version, told by its file", {
  tags: ["rest"],
}, async () => {
  const clone = makeClone();
  const { write, git, read } = clone;
  write("page.yaml", `${smallPage}  - [`);
  git("commit", "-q", "-a", "-m", "Break it");
  git("push", "-q");
  expect(await run(clone, "--back", await idOf(clone, "One"))).toMatchInlineSnapshot(`
    "0 Brought back: <id>  <time>  A

    Files
      page.yaml replaced.

    It is not online yet: npm run publish:site publishes it, and npm run edit -- undo takes it back.
    "
  `);
  expect(read("page.yaml")).toBe(smallPage);
});

test("line ends are those of this system, and a program of the folder runs only to bring it back", {
  tags: ["rest"],
}, async () => {
  const clone = makeClone();
  const { root, git, write, read, publish } = clone;
  write("page.yaml", hero("Think best."));
  await publish();
  const [trace, program] = [".git/ran", ".git/run"].map((file) => path.join(root, file));
  writeFileSync(program ?? "", `#!/bin/sh\necho "$0 $@" >> '${trace}'\ncat\n`);
  chmodSync(program ?? "", 0o755);
  git("config", "core.autocrlf", "true");
  write(".git/info/attributes", "*.yaml filter=own diff=own\n");
  for (const name of [
    "filter.own.smudge",
    "filter.own.clean",
    "diff.own.textconv",
    "core.pager",
    "core.fsmonitor",
    "gpg.program",
  ])
    git("config", name, program ?? "");
  git("config", "log.showSignature", "true");
  write(".git/ran", "");
  const first = await idOf(clone, "One");
  await run(clone, "--history");
  await run(clone, "--back", first, "--dry-run");
  expect(read(".git/ran")).toBe("");
  await bringBack(root, first, schemas);
  expect(read("page.yaml")).toBe(smallPage.replaceAll("\n", "\r\n"));
  expect(read(".git/ran")).not.toBe("");
});

test("a forged version writes nothing outside of the folder", { tags: ["rest"] }, async () => {
  const clone = makeClone();
  const { root, git } = clone;
  const blob = git("hash-object", "-w", "page.yaml").trim();
  const make = (lines: string) => {
    write(root, lines);
    return git("hash-object", "-w", "--literally", "-t", "tree", ".git/forged").trim();
  };
  const write = (folder: string, content: string) =>
    writeFileSync(path.join(folder, ".git/forged"), content, "latin1");
  const entry = (mode: string, name: string, id: string) =>
    `${mode} ${name}\0${Buffer.from(id, "hex").toString("latin1")}`;
  const outside = make(entry("100644", "escaped.yaml", blob));
  const pages = make(entry("40000", "..", outside));
  const tree = make(`${entry("100644", "page.yaml", blob)}${entry("40000", "pages", pages)}`);
  const forged = git("commit-tree", tree, "-p", "HEAD", "-m", "Forged").trim();
  git("update-ref", "refs/remotes/origin/main", forged);
  await expect(bringBack(root, forged, schemas)).rejects.toThrow(/name that no folder may have/);
  expect(existsSync(path.join(root, "escaped.yaml"))).toBe(false);
});
