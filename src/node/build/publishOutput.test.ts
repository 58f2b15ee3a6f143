import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { publishOutput } from "./publishOutput.ts";

/** Which of the steps of publishing fail, by their place among all, and with what; and how many there were. */
const faults = vi.hoisted(() => ({
  steps: [] as string[],
  failing: {} as Record<number, string>,
  fail(step: string) {
    const code = this.failing[this.steps.push(step) - 1];
    if (code) throw Object.assign(new Error(`${step} fails`), { code });
  },
}));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const failing =
    <A extends unknown[], R>(step: string, act: (...args: A) => R) =>
    (...args: A): R => {
      faults.fail(step);
      return act(...args);
    };
  return {
    ...fs,
    renameSync: failing("rename", fs.renameSync),
    rmSync: failing("remove", fs.rmSync),
  };
});

vi.mock("node:fs/promises", async (original) => {
  const fs = await original<typeof import("node:fs/promises")>();
  return {
    ...fs,
    cp: async (...args: Parameters<typeof fs.cp>) => {
      // As a disk that fills up: a part is there already.
      await fs.cp(...args);
      await fs.rm(path.join(String(args[1]), "b.html"));
      faults.fail("copy");
      return fs.cp(...args);
    },
    rm: async (...args: Parameters<typeof fs.rm>) => {
      faults.fail("clear");
      return fs.rm(...args);
    },
  };
});

const contentOf = (dir: string) =>
  existsSync(dir)
    ? Object.fromEntries(
        readdirSync(dir).map((file) => [file, readFileSync(path.join(dir, file), "utf8")]),
      )
    : undefined;

async function write(dir: string, content: Record<string, string>): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const [file, text] of Object.entries(content)) await writeFile(path.join(dir, file), text);
}

const last = { "a.html": "last", "b.html": "last" };
const next = { "a.html": "new", "b.html": "new" };

/** Publishes while these steps fail; returns the content of dist/ afterwards, and the reports. */
async function publishFailing(failing: Record<number, string>, isFirst: boolean) {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const [stagingDir, outDir] = [path.join(root, "run/staging"), path.join(root, "dist")];
  await write(stagingDir, next);
  if (!isFirst) await write(outDir, last);
  Object.assign(faults, { steps: [], failing });
  const objections = await publishOutput(stagingDir, outDir).catch((error) => [String(error)]);
  const steps = [...faults.steps];
  faults.failing = {};
  const left = contentOf(outDir);
  await rm(root, { recursive: true });
  return { left, objections, steps };
}

it.each(["a first page", "a page over the last"])(
  "whatever step of publishing %s fails, dist/ is the last page or the new one, and what is said is true",
  async (kind) => {
    const isFirst = kind === "a first page";
    const tried = new Set<string>();
    const fail = async (failing: Record<number, string>) => {
      const { left, objections, steps } = await publishFailing(failing, isFirst);
      for (const step of steps) tried.add(step);
      const context = JSON.stringify({ failing, steps });
      const isNew = left?.["a.html"] === "new";
      expect(left, context).toEqual(isNew ? next : isFirst ? undefined : last);
      const said = isNew ? [] : [expect.stringContaining("dist/ could not be replaced")];
      expect(objections, context).toEqual(said);
      return steps;
    };
    const failEach = async (ways: Record<number, string>) => {
      const steps = await fail(ways);
      for (const step of steps.keys()) {
        if (step in ways) continue;
        for (const code of ["EPERM", "ENOSPC"]) await fail({ ...ways, [step]: code });
      }
      return steps;
    };
    const steps = await failEach({});
    // From a folder on another disk nothing can be moved in, and a copy is.
    await failEach({ [steps.indexOf("rename")]: "EXDEV" });
    expect([...tried].sort()).toEqual(["clear", "copy", "remove", "rename"]);
  },
);
