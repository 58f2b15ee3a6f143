import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { publishSite } from "../../src/site/publishing/publishSite.ts";
import { readPublication } from "../../src/site/publishing/readPublication.ts";
import { schemas } from "../changes/site.ts";
import { smallPage } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";
import { makeClone, makeClones, retitled } from "./repository.ts";

// Nobody's own settings of Git take part.
beforeAll(() => void vi.stubEnv("HOME", "/nonexistent"));

const hero = (title: string) => smallPage.replace("Think better.", title);

describe.each(sample([".", "sites/one"], 2))("a site in %s", { tags: ["random"] }, (inside) => {
  test("its files go online, and all other work stays as it is", async () => {
    const { root, remote, git, write, read, publish } = makeClone(inside);
    expect(await publish()).toEqual({ do: "nothing" });
    write("page.yaml", hero("Think best."));
    write("public/images/ü b.png", "b\0");
    write("notes.txt", "mine\n");
    write("staged.txt", "staged\n");
    git("add", "staged.txt");
    const top = inside === "." ? "." : "../..";
    write(`${top}/src/code.ts`, "staged\n");
    git("add", `${top}/src/code.ts`);
    write(`${top}/src/code.ts`, "dirty\n");
    const look = () => [
      git("status", "--porcelain", "--", "notes.txt", "staged.txt", ":(top)src"),
      git("diff", "--", ":(top)src"),
      git("diff", "--cached"),
    ];
    const before = look();
    expect(await publish()).toMatchObject({ do: "online", changes: [{}, {}] });
    expect(look()).toEqual(before);
    expect(git("status", "--porcelain", "--", "page.yaml", "public")).toBe("");
    expect(read(`${top}/src/code.ts`)).toBe("dirty\n");
    expect(git("-C", remote, "show", `main:${path.posix.join(inside, "page.yaml")}`)).toBe(
      read("page.yaml"),
    );
    expect(git("log", "-1", "--format=%an %s")).toMatchInlineSnapshot(`
      "ada 2 changes: Hero: title: "Think better." → "Think best."
      "
    `);
    expect(existsSync(path.join(root, "notes.txt"))).toBe(true);
    expect(await publish()).toEqual({ do: "nothing" });
  });
});

test("the site's own code goes online with it, with what its settings import, and is named", async () => {
  const { remote, git, write, publish } = makeClone(".");
  write("sections/stats/Stats.tsx", "export {};\n");
  write("rules.ts", "export const rules = [];\n");
  write("other.ts", "mine\n");
  const config = 'import { rules } from "./rules.ts";\nexport default { checks: rules };\n';
  write("broadside.config.ts", config);
  expect(await publish()).toMatchObject({ do: "online" });
  expect(git("log", "-1", "--format=%b")).toMatchInlineSnapshot(`
    "Files
    - broadside.config.ts added.
    - sections/stats/Stats.tsx added.

    "
  `);
  const files = git("-C", remote, "ls-tree", "-r", "--name-only", "main").split("\n");
  expect(files).toEqual(expect.arrayContaining(["broadside.config.ts", "rules.ts"]));
  expect(files).not.toContain("other.ts");
  expect(await publish()).toEqual({ do: "nothing" });
});

test("what systems leave beside the files is no change, and does not go online", async () => {
  const { root, remote, git, write, publish } = makeClone("sites/one");
  for (const name of [".DS_Store", "images/thumbs.db", "a/Desktop.ini", "__MACOSX/._b.png"]) {
    write(`public/${name}`, "left\0");
  }
  expect(await publish()).toEqual({ do: "nothing" });
  write("page.yaml", hero("Think best."));
  write("pages/.DS_Store", "left\0");
  expect(await publish()).toMatchObject({ do: "online", changes: [{}] });
  expect(git("-C", remote, "ls-tree", "-r", "--name-only", "main")).not.toMatch(/left|DS_|thumbs/i);
  expect(existsSync(path.join(root, "public/.DS_Store"))).toBe(true);
  // What is there from former times goes on counting for nothing.
  git("add", "-f", "public/.DS_Store");
  git("commit", "-qm", "By hand");
  git("push", "-q");
  write("public/.DS_Store", "changed\0");
  expect(await publish()).toEqual({ do: "nothing" });
});

test("where the system has no links, a link of the repository is no change", {
  tags: ["rest"],
}, async () => {
  const { root, git, write, publish, remote } = makeClone();
  symlinkSync("../page.yaml", path.join(root, "public/link.txt"));
  git("add", "public/link.txt");
  git("commit", "-q", "-m", "Link");
  git("push", "-q");
  git("config", "core.symlinks", "false");
  rmSync(path.join(root, "public/link.txt"));
  git("checkout", "-q", "--", "public/link.txt");
  expect(lstatSync(path.join(root, "public/link.txt")).isFile()).toBe(true);
  expect((await readPublication(root, schemas)).changes).toEqual([]);
  expect(await publish()).toEqual({ do: "nothing" });
  write("page.yaml", hero("Mine."));
  expect(await publish()).toMatchObject({ do: "online", changes: [{ file: "page.yaml" }] });
  expect(git("-C", remote, "ls-tree", "main", "public/link.txt")).toContain("120000");
});

describe("two people", () => {
  const start = () => {
    const { clones, remote } = makeClones(["ada", "grace"]);
    const [ada, grace] = clones;
    if (!ada || !grace) throw new Error("There are no clones.");
    return { ada, grace, remote };
  };

  test("what they change in one file is merged, and the files of the later one follow", async () => {
    const { ada, grace } = start();
    ada.write("page.yaml", hero("Ada's."));
    grace.write("page.yaml", retitled("Grace's").replace("theme:", "# Ours.\ntheme:"));
    grace.write("public/b.png", "b\0");
    expect(await ada.publish()).toMatchObject({ do: "online", others: [] });
    const published = await grace.publish();
    expect(published).toMatchObject({ do: "online", others: [{ kind: { after: "Ada's." } }] });
    expect(grace.git("log", "-1", "--format=%B")).toMatchInlineSnapshot(`
      "Merge what others published

      First page
      - Hero: title: "Think better." → "Ada's.".

      "
    `);
    const both = retitled("Grace's")
      .replace("theme:", "# Ours.\ntheme:")
      .replace("Think better.", "Ada's.");
    expect(grace.read("page.yaml")).toBe(both);
    expect(await ada.publish()).toEqual({ do: "nothing" });
    expect(ada.read("page.yaml")).toBe(both);
    expect(ada.read("public/b.png")).toBe("b\0");
    expect([ada.git("status", "--porcelain"), grace.git("status", "--porcelain")]).toEqual([
      "",
      "",
    ]);
  });

  test.each(["ours", "theirs"] as const)(
    "one value is asked about, and kept as decided: %s",
    async (side) => {
      const { ada, grace } = start();
      ada.write("page.yaml", hero("Ada's."));
      grace.write("page.yaml", hero("Grace's."));
      await ada.publish();
      expect(await grace.publish()).toMatchObject({
        do: "conflict",
        conflicts: [{ file: "page.yaml", ours: "Grace's.", theirs: "Ada's." }],
      });
      expect(grace.read("page.yaml")).toBe(hero("Grace's."));
      expect(await grace.publish({ choose: () => side })).toMatchObject({ do: "online" });
      expect(grace.read("page.yaml")).toBe(hero(side === "ours" ? "Grace's." : "Ada's."));
    },
  );

  test.each(["ours", "theirs"] as const)(
    "one picture that both replaced is asked about, and kept as decided: %s",
    async (side) => {
      const { ada, grace } = start();
      ada.write("public/a.png", "Ada\0");
      grace.write("public/a.png", "Grace\0");
      grace.write("page.yaml", hero("Grace's."));
      await ada.publish();
      expect(await grace.publish()).toMatchObject({
        do: "conflict",
        conflicts: [{ file: "public/a.png", path: [] }],
      });
      expect(grace.read("public/a.png")).toBe("Grace\0");
      expect(await grace.publish({ choose: () => side })).toMatchObject({ do: "online" });
      expect(grace.read("public/a.png")).toBe(side === "ours" ? "Grace\0" : "Ada\0");
      expect(grace.read("page.yaml")).toBe(hero("Grace's."));
      expect(await ada.publish()).toEqual({ do: "nothing" });
      expect(ada.read("public/a.png")).toBe(grace.read("public/a.png"));
    },
  );

  test("code that somebody pushed comes along; where it is changed here too, nothing is overwritten", async () => {
    const { ada, grace } = start();
    ada.write("src/code.ts", "2\n");
    ada.git("commit", "-q", "-a", "-m", "Two");
    ada.git("push", "-q");
    grace.write("page.yaml", hero("Grace's."));
    grace.write("src/code.ts", "3\n");
    expect(await grace.publish()).toBe("overwritten");
    expect(grace.read("src/code.ts")).toBe("3\n");
    grace.git("checkout", "-q", "src/code.ts");
    expect(await grace.publish()).toMatchObject({ do: "online" });
    expect(grace.read("src/code.ts")).toBe("2\n");
  });

  test("names that differ in their case alone are two files", { tags: ["rest"] }, async () => {
    const { ada, grace, remote } = start();
    ada.write("public/Hero.png", "A\0");
    ada.write("public/hero.png", "a\0");
    expect(await ada.publish()).toMatchObject({ do: "online" });
    const names = ada.git("-C", remote, "ls-tree", "--name-only", "main", "public/");
    expect(names.split("\n")).toEqual(
      expect.arrayContaining(["public/Hero.png", "public/hero.png"]),
    );
    expect(await grace.publish()).toEqual({ do: "nothing" });
  });

  test("both publish in the same moment, twenty times: both are online, and nobody is sent for review", {
    tags: ["rest"],
  }, async () => {
    for (let run = 0; run < 20; run += 1) {
      const { ada, grace, remote } = start();
      ada.write("page.yaml", hero("Ada's."));
      grace.write("page.yaml", retitled("Grace's"));
      const results = await Promise.all([ada.publish(), grace.publish()]);
      expect(results, `run ${run}`).toMatchObject([{ do: "online" }, { do: "online" }]);
      const online = ada.git("-C", remote, "show", "main:page.yaml");
      expect(online).toBe(retitled("Grace's").replace("Think better.", "Ada's."));
      expect(ada.git("-C", remote, "branch", "--list")).toBe("* main\n");
    }
  });

  test("both publish in the same moment: both are online", async () => {
    const { ada, grace, remote } = start();
    ada.write("page.yaml", hero("Ada's."));
    grace.write("page.yaml", retitled("Grace's"));
    const results = await Promise.all([ada.publish(), grace.publish()]);
    expect(results).toMatchObject([{ do: "online" }, { do: "online" }]);
    const online = ada.git("-C", remote, "show", "main:page.yaml");
    expect(online).toBe(retitled("Grace's").replace("Think better.", "Ada's."));
    expect(ada.git("-C", remote, "branch", "--list")).toBe("* main\n");
  });
});

describe("what is refused or kept", () => {
  test("a version of more than the site that is not online yet", async () => {
    const { git, write, publish } = makeClone();
    write("src/code.ts", "2\n");
    git("commit", "-q", "-a", "-m", "Half a feature");
    write("page.yaml", hero("Mine."));
    expect(await publish()).toBe("code");
    expect(git("log", "-1", "--format=%s")).toBe("Half a feature\n");
  });

  test.each([
    [
      "no repository",
      "no-repository",
      ({ root }) => spawnSync("rm", ["-rf", path.join(root, ".git")]),
    ],
    ["no branch", "detached", ({ git }) => git("checkout", "-q", "--detach")],
    [
      "a merge under way",
      "underway",
      ({ root }) => writeFileSync(path.join(root, ".git/MERGE_HEAD"), ""),
    ],
    [
      "another program of Git",
      "locked",
      ({ root }) => writeFileSync(path.join(root, ".git/index.lock"), ""),
    ],
    ["no name", "nobody", ({ git }) => git("config", "--unset", "user.name")],
    [
      "a large file",
      "too-large",
      ({ root }) =>
        writeFileSync(path.join(root, "public/film.mp4"), Buffer.alloc(51 * 1024 * 1024)),
    ],
    [
      "a repository in public/",
      "nested",
      ({ root, git }) => {
        git("clone", "-q", ".", path.join(root, "public/theirs"));
      },
    ],
    [
      "a hook before the commit",
      "hook",
      ({ root }) => {
        const hook = path.join(root, ".git/hooks/pre-commit");
        mkdirSync(path.dirname(hook), { recursive: true });
        writeFileSync(
          hook,
          "#!/bin/sh\ngit diff --cached --name-only > seen\necho No. >&2\nexit 1\n",
        );
        chmodSync(hook, 0o755);
      },
    ],
  ] satisfies [string, string, (clone: ReturnType<typeof makeClone>) => unknown][])(
    "%s: nothing is committed",
    async (_, code, prepare) => {
      const clone = makeClone();
      clone.write("page.yaml", hero("Mine."));
      prepare(clone);
      expect(await clone.publish()).toBe(code);
      expect(clone.read("page.yaml")).toBe(hero("Mine."));
      if (code !== "no-repository") expect(clone.git("log", "--format=%s")).toBe("One\n");
      if (code === "hook") expect(clone.read("seen")).toBe("page.yaml\n");
    },
  );

  test("the last line of a hook is told", async () => {
    const { root, write } = makeClone();
    write("page.yaml", hero("Mine."));
    mkdirSync(path.join(root, ".git/hooks"), { recursive: true });
    const hook = path.join(root, ".git/hooks/pre-commit");
    writeFileSync(hook, "#!/bin/sh\necho First. >&2\necho No titles today. >&2\nexit 1\n");
    chmodSync(hook, 0o755);
    const options = { schemas, choose: () => undefined, day: "2026-12-24" };
    await expect(publishSite(root, options)).rejects.toThrow(
      "A rule of this repository (a hook) refused the version: No titles today.",
    );
  });

  test("no program that a setting names takes part in fetching and pushing", {
    tags: ["rest"],
  }, async () => {
    const { root, git, write, publish } = makeClone();
    const program = path.join(root, ".git/program");
    const trace = path.join(root, ".git/ran");
    writeFileSync(program, `#!/bin/sh\ntouch '${trace}'\nexit 1\n`, { mode: 0o755 });
    for (const name of ["remote.origin.uploadpack", "remote.origin.receivepack", "core.fsmonitor"])
      git("config", name, program);
    write("page.yaml", hero("Mine."));
    expect(await publish()).toMatchObject({ do: "online" });
    git("config", "remote.origin.url", `ext::${program}`);
    write("page.yaml", hero("Mine again."));
    expect(await publish()).toMatchObject({ do: "kept" });
    expect(existsSync(trace)).toBe(false);
  });

  test("a name that is given once is enough", async () => {
    const { git, write, publish } = makeClone();
    git("config", "--unset", "user.name");
    write("page.yaml", hero("Mine."));
    const author = { name: "Ada", email: "ada@example.com" };
    expect(await publish({ author })).toMatchObject({ do: "online" });
    expect(git("log", "-1", "--format=%an %ae")).toBe("Ada ada@example.com\n");
  });

  test.each([
    ["that is gone", "unreachable", "file:///nowhere/x.git"],
    ["that has no host", "unreachable", "https://nobody.invalid/x.git"],
  ])("a remote %s: the version is kept, and goes online later", async (_, because, url) => {
    const { git, remote, write, publish } = makeClone();
    git("remote", "set-url", "origin", url);
    write("page.yaml", hero("Mine."));
    expect(await publish()).toEqual({ do: "kept", because });
    expect(git("status", "--porcelain")).toBe("");
    git("remote", "set-url", "origin", remote);
    expect(await publish()).toMatchObject({ do: "online", changes: [{}] });
  });

  test.each([
    "GH006: Protected branch update failed for refs/heads/main.",
    "GH013: Repository rule violations found for refs/heads/main.",
    "GitLab: You are not allowed to push code to protected branches on this project.",
  ])(
    "a branch that takes no push, in the words of its host: %s",
    {
      tags: ["rest"],
    },
    async (words) => {
      const { remote, write, publish } = makeClone();
      const hook = path.join(remote, "hooks/update");
      writeFileSync(
        hook,
        `#!/bin/sh\n[ "$1" = refs/heads/main ] || exit 0\necho "${words}" >&2\nexit 1\n`,
      );
      chmodSync(hook, 0o755);
      write("page.yaml", hero("Mine."));
      expect(await publish()).toMatchObject({ do: "review", branch: "edit/2026-12-24" });
    },
  );

  test("a branch that takes no push: the changes wait for a review on a branch of the day", async () => {
    const { remote, git, write, publish } = makeClone();
    const hook = path.join(remote, "hooks/update");
    writeFileSync(
      hook,
      '#!/bin/sh\n[ "$1" = refs/heads/main ] || exit 0\necho "GH006: Protected branch update failed" >&2\nexit 1\n',
    );
    chmodSync(hook, 0o755);
    write("page.yaml", hero("Mine."));
    expect(await publish()).toMatchObject({ do: "review", branch: "edit/2026-12-24" });
    git("-C", remote, "branch", "-q", "-f", "edit/2026-12-24", "main");
    git(
      "-C",
      remote,
      "update-ref",
      "refs/heads/edit/2026-12-24",
      git("-C", remote, "commit-tree", "main^{tree}", "-m", "Other").trim(),
    );
    expect(await publish()).toMatchObject({ do: "review", branch: "edit/2026-12-24-2" });
  });

  test("a history that was replaced online", async () => {
    const { remote, git, write, publish } = makeClone();
    git(
      "-C",
      remote,
      "update-ref",
      "refs/heads/main",
      git("-C", remote, "commit-tree", "main^{tree}", "-m", "New").trim(),
    );
    write("page.yaml", hero("Mine."));
    expect(await publish()).toBe("replaced");
  });

  test("a second call in one folder", async () => {
    const { write, publish } = makeClone();
    write("page.yaml", hero("Mine."));
    const results = await Promise.all([publish(), publish()]);
    expect(results).toContain("publishing");
    expect(results).toContainEqual(expect.objectContaining({ do: "online" }));
  });
});
