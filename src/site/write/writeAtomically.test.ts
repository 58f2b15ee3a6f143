import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { rememberWhole } from "../edit/history.ts";
import { sweepLocks } from "./fileLocks.ts";
import { replaceFiles } from "./replaceFiles.ts";
import { asideOf, sweepLeftovers } from "./temporaryFiles.ts";
import { writeIfPossible, writeWhole } from "./writeAtomically.ts";

const action = { do: "add-page", page: "/a/" } as const;

/** The part of a temporary file's name that identifies its writer. */
const own = /\.[0-9a-f]{8}-\d+\./;
/** A process of this computer that has ended, and one of another computer. */
const ended = `${own.exec(asideOf("a.b"))?.[0].split("-")[0]}-${spawnSync("true").pid}.`;
const elsewhere = ".00000000-1.";

/** Each way in which files are written, and a file that it writes. */
const writers: [file: string, write: (root: string, file: string) => Promise<unknown>][] = [
  ["src/schema.gen.ts", (_, file) => writeWhole(file, "text")],
  [".broadside/page.gen.json", (_, file) => writeIfPossible(file, "text")],
  ["page.yaml", (_, file) => replaceFiles([{ file, read: undefined, next: Buffer.from("a") }])],
  [
    ".broadside/history/past/1.json",
    (root) => rememberWhole(root, action, { file: "pages/a.yaml", content: "", isThere: true }),
  ],
];

test.each(writers)(
  "what a killed process has left beside %s goes with the next write",
  async (name, write) => {
    const root = mkdtempSync(path.join(tmpdir(), "left-"));
    const file = path.join(root, name);
    const folder = path.dirname(file);
    mkdirSync(folder, { recursive: true });
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    const put = (each: string, age: Date) => {
      writeFileSync(each, "half");
      utimesSync(each, age, age);
      return path.basename(each);
    };
    const other = path.join(folder, `other${path.extname(file)}`);
    const left = [
      ...[file, other].map((each) => put(asideOf(each).replace(own, ended), days(0))),
      ...[elsewhere, "."].map((by) => put(asideOf(file).replace(own, by), days(2))),
    ];
    const kept = [
      // Another process may be writing it.
      put(asideOf(file), days(2)),
      put(asideOf(file).replace(own, elsewhere), days(0.9)),
      put(asideOf(file).replace(own, "."), days(-1)),
      // Files of the author.
      put(path.join(folder, `.${path.basename(file)}.backup`), days(2)),
      put(asideOf(path.join(folder, "photo.raw")).replace(own, ended), days(2)),
      put(other, days(2)),
    ];
    await write(root, file);
    const names = readdirSync(folder);
    expect(names.sort()).toEqual([...kept, path.basename(file)].sort());
    expect(left.filter((each) => names.includes(each))).toEqual([]);
  },
);

test("all that killed processes have left in a folder goes at once", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "left-"));
  mkdirSync(path.join(root, "past"));
  const left = asideOf(path.join(root, "past/1.json")).replace(own, ended);
  for (const file of [left, path.join(root, "past/1.json")]) writeFileSync(file, "half");
  await sweepLeftovers(root);
  expect(readdirSync(path.join(root, "past"))).toEqual(["1.json"]);
});

test("locks of killed processes go, and nothing else that is called like them", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "locks-"));
  mkdirSync(path.join(root, "legal"));
  for (const lock of [".a.yaml.lock", "legal/.b.yaml.lock"])
    writeFileSync(path.join(root, lock), "");
  writeFileSync(path.join(root, ".own.yaml.lock"), "mine");
  for (const other of ["yarn.lock", ".lock"]) writeFileSync(path.join(root, other), "");
  // A process that takes its lock again and again.
  const lively = path.join(root, ".c.yaml.lock");
  const taking = setInterval(() => {
    rmSync(lively, { force: true });
    writeFileSync(lively, "");
  }, 20);
  await sweepLocks(root, true);
  clearInterval(taking);
  expect(readdirSync(root).sort()).toEqual([
    ".c.yaml.lock",
    ".lock",
    ".own.yaml.lock",
    "legal",
    "yarn.lock",
  ]);
  expect(readdirSync(path.join(root, "legal"))).toEqual([]);
});
