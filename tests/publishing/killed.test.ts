// @module-tag rest

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { smallPage } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";
import { makeClones, retitled } from "./repository.ts";

/** Hooks that Git runs at the steps of a publication, each a moment to be killed in. */
const hooks = {
  "pre-commit": "before the commit",
  "post-commit": "after the commit, before the index follows",
  "reference-transaction": "while the branch moves",
  "post-index-change": "while the index follows",
  "pre-push": "before the push",
} satisfies Record<string, string>;

test.each(sample(Object.entries(hooks), 3))(
  "killed at %s, %s: the next call finishes, in one version",
  { tags: ["random"] },
  async (name) => {
    const { clones, remote } = makeClones(["ada", "grace"]);
    const [ada, grace] = clones;
    if (!ada || !grace) throw new Error("There are no clones.");
    ada.write("page.yaml", retitled("Ada's"));
    await ada.publish();
    grace.write("page.yaml", smallPage.replace("Think better.", "Grace's."));
    grace.write("staged.txt", "staged\n");
    grace.git("add", "staged.txt");
    const hook = path.join(grace.root, ".git/hooks", name);
    mkdirSync(path.dirname(hook), { recursive: true });
    // The grandparent is the process that publishes.
    writeFileSync(hook, "#!/bin/sh\nkill -9 $(ps -o ppid= -p $PPID)\nexit 1\n");
    chmodSync(hook, 0o755);
    const { signal } = spawnSync(
      process.execPath,
      ["--import", "tsx", path.resolve("tests/publishing/publishOnce.ts"), grace.root],
      { stdio: "pipe" },
    );
    expect(signal).toBe("SIGKILL");
    rmSync(hook);
    // A program of Git that was killed leaves its own lock.
    rmSync(path.join(grace.root, ".git/index.lock"), { force: true });
    expect(await grace.publish()).toMatchObject({ do: "online" });
    expect(grace.git("status", "--porcelain")).toBe("A  staged.txt\n");
    const both = retitled("Ada's").replace("Think better.", "Grace's.");
    expect(grace.git("-C", remote, "show", "main:page.yaml")).toBe(both);
    expect(grace.read("page.yaml")).toBe(both);
    const own = grace.git("log", "--no-merges", "--author=grace", "--format=%s");
    expect(own.trim().split("\n")).toHaveLength(1);
  },
);

/** All hooks that Git runs while a site is published. */
const everyHook = [...Object.keys(hooks), "post-checkout", "post-merge", "commit-msg"];

test("killed at each step of Git, one after the other: the next call finishes, in one version", async () => {
  const { clones } = makeClones(["hooks"]);
  const counter = path.join(clones[0]?.root ?? "", "count");
  for (let step = 1; ; step += 1) {
    const { clones, remote } = makeClones(["ada", "grace"]);
    const [ada, grace] = clones;
    if (!ada || !grace) throw new Error("There are no clones.");
    ada.write("page.yaml", retitled("Ada's"));
    ada.write("public/b.png", "b\0");
    await ada.publish();
    grace.write("page.yaml", smallPage.replace("Think better.", "Grace's."));
    grace.write("staged.txt", "staged\n");
    grace.git("add", "staged.txt");
    grace.write("src/code.ts", "2\n");
    mkdirSync(path.join(grace.root, ".git/hooks"), { recursive: true });
    writeFileSync(counter, "");
    for (const name of everyHook) {
      const hook = path.join(grace.root, ".git/hooks", name);
      // Git goes on until it finds that nobody listens.
      const script = `#!/bin/sh\necho ${name} >> '${counter}'\n[ $(wc -l < '${counter}') = ${step} ] || exit 0\nkill -9 $PUBLISHER\nexit 1\n`;
      writeFileSync(hook, script);
      chmodSync(hook, 0o755);
    }
    const { signal } = spawnSync(
      process.execPath,
      ["--import", "tsx", path.resolve("tests/publishing/publishOnce.ts"), grace.root],
      { stdio: "pipe" },
    );
    while (runsIn(grace.root)) await setTimeout(20);
    rmSync(path.join(grace.root, ".git/hooks"), { recursive: true });
    const where = `step ${step}: ${readFileSync(counter, "utf8").trim().split("\n").at(-1)}`;
    const done = await grace.publish();
    expect([where, ["online", "nothing"].includes(Object(done).do)]).toEqual([where, true]);
    expect([where, grace.git("status", "--porcelain")]).toEqual([
      where,
      " M src/code.ts\nA  staged.txt\n",
    ]);
    const both = retitled("Ada's").replace("Think better.", "Grace's.");
    expect([where, grace.git("-C", remote, "show", "main:page.yaml")]).toEqual([where, both]);
    expect([where, grace.read("page.yaml"), grace.read("public/b.png")]).toEqual([
      where,
      both,
      "b\0",
    ]);
    const own = grace.git("log", "--no-merges", "--author=grace", "--format=%s");
    expect([where, own.trim().split("\n").length]).toEqual([where, 1]);
    if (signal !== null) continue;
    expect(step).toBeGreaterThan(8);
    return;
  }
});

/** True if a process has the folder for its own. */
const runsIn = (folder: string) =>
  readdirSync("/proc").some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });

test("the end of the process ends all that Git has started, and the next call publishes", async () => {
  const { clones } = makeClones(["ada"]);
  const [ada] = clones;
  if (!ada) throw new Error("There is no clone.");
  ada.write("page.yaml", retitled("Ada's"));
  const hook = path.join(ada.root, ".git/hooks/pre-push");
  const started = path.join(ada.root, ".git/started");
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(
    hook,
    `#!/bin/sh\necho $$ > '${started}.new'\nmv '${started}.new' '${started}'\nexec sleep 1000\n`,
  );
  chmodSync(hook, 0o755);
  const child = spawn(process.execPath, [
    ...["--import", "tsx", path.resolve("tests/publishing/publishOnce.ts"), ada.root],
  ]);
  const ended = once(child, "close");
  while (!existsSync(started)) await setTimeout(20);
  child.kill("SIGINT");
  expect(await ended).toEqual([null, "SIGINT"]);
  const pid = Number(ada.read(".git/started"));
  // The signal is on its way to the hook.
  while (isRunning(pid)) await setTimeout(20);
  rmSync(hook);
  expect(await ada.publish()).toMatchObject({ do: "online", changes: [{}] });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
