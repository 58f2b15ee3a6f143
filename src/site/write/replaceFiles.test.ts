import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { noteGrowth } from "./awaitWhole.ts";
import { changeFiles, replaceFile } from "./replaceFiles.ts";

/** A folder with a file of its own. */
function makeFile(content = "before"): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "replace-")), "page.yaml");
  writeFileSync(file, content);
  return file;
}

/** Puts a letter behind a file, as changes of pages are made. */
const append = (file: string) =>
  changeFiles(
    async () => [file],
    (read) => {
      const next = Buffer.concat([read.get(file) ?? Buffer.alloc(0), Buffer.from("+")]);
      return { next: new Map([[file, next]]), result: "done" };
    },
  );

const textOf = (file: string) => readFileSync(file, "utf8");
const besides = (file: string) =>
  readdirSync(path.dirname(file)).filter((name) => name !== path.basename(file));

test("two links to one file do not wait for each other's lock", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "links-"));
  const [target = "", ...links] = ["target", "a", "b"].map((name) => path.join(folder, name));
  writeFileSync(target, "before");
  for (const link of links) symlinkSync(target, link);
  const next = new Map(links.map((link) => [link, Buffer.from("after")]));
  expect(
    await changeFiles(
      async () => links,
      () => ({ next, result: "done" }),
    ),
  ).toBe("done");
  expect(textOf(target)).toBe("after");
  expect(readdirSync(folder).sort()).toEqual(["a", "b", "target"]);
});

test("a lock that nobody gives back holds nothing up, whatever is in it", async () => {
  const long = new Date(Date.now() + 86_400_000);
  const left: ((lock: string) => void)[] = [
    (lock) => writeFileSync(lock, ""),
    (lock) => writeFileSync(lock, "1"),
    (lock) => writeFileSync(lock, String(process.pid)),
    (lock) => writeFileSync(lock, String(process.ppid)),
    (lock) => writeFileSync(lock, "abc"),
    (lock) => symlinkSync("nowhere", lock),
    (lock) => {
      writeFileSync(lock, "1");
      utimesSync(lock, long, long);
    },
  ];
  await Promise.all(
    left.map(async (make) => {
      const file = makeFile();
      make(path.join(path.dirname(file), ".page.yaml.lock"));
      expect(await append(file)).toBe("done");
      expect(textOf(file)).toBe("before+");
      expect(besides(file)).toEqual([]);
    }),
  );
});

test("a folder in the place of a lock is named, and stays", async () => {
  const file = makeFile();
  const lock = path.join(path.dirname(file), ".page.yaml.lock");
  mkdirSync(lock);
  writeFileSync(path.join(lock, "own.txt"), "");
  const error = await append(file).catch((error) => error);
  expect(error).toBeInstanceOf(RefusedEdit);
  expect(error.message.replace(/^\S*\//, "")).toMatchInlineSnapshot(
    `".page.yaml.lock is in the way: nothing is written while it is there. Delete it, and do it again."`,
  );
  expect(besides(file)).toEqual([".page.yaml.lock"]);
  expect(existsSync(path.join(lock, "own.txt"))).toBe(true);
});

test.each([0o600, 0o640, 0o644, 0o664, 0o666, 0o755])("a file keeps its mode %o", async (mode) => {
  const file = makeFile();
  const before = process.umask(0o077);
  try {
    chmodSync(file, mode);
    await append(file);
  } finally {
    process.umask(before);
  }
  expect((statSync(file).mode & 0o777).toString(8)).toBe(mode.toString(8));
});

test("a file keeps its group", async () => {
  const file = makeFile();
  // The administrator may give it to every group, and others to their own.
  const group = process.getuid?.() === 0 ? 12_345 : (process.getgroups?.().at(-1) ?? 0);
  chownSync(file, -1, group);
  await append(file);
  expect(statSync(file).gid).toBe(group);
});

test("of a link, the link is deleted, and the file behind it stays", async () => {
  const file = makeFile();
  const before = readFileSync(file, "utf8");
  const link = path.join(path.dirname(file), "link.yaml");
  symlinkSync(file, link);
  const next = new Map([[link, undefined]]);
  await changeFiles(
    async () => [link],
    () => ({ next, result: "done" }),
  );
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(readdirSync(path.dirname(link))).not.toContain("link.yaml");
});

test("a file that is set to read-only is neither changed nor deleted, also behind a link", async () => {
  const file = makeFile();
  const link = path.join(path.dirname(file), "link.yaml");
  symlinkSync(file, link);
  chmodSync(file, 0o444);
  for (const name of [file, link]) {
    for (const next of [Buffer.from("after"), undefined]) {
      const change = changeFiles(
        async () => [name],
        () => ({ next: new Map([[name, next]]), result: "done" }),
      );
      const error = await change.catch((error) => error);
      expect(error).toBeInstanceOf(RefusedEdit);
      expect(error.message.replace(/^\S*\//, "")).toBe(
        `${path.basename(name)} is set to read-only, so nothing was written. Allow writing in the settings of the file, and do it again.`,
      );
    }
  }
  expect(textOf(file)).toBe("before");
  expect(besides(file)).toEqual(["link.yaml"]);
});

test("where the disk takes half a file, nothing is left of it", () => {
  const file = makeFile();
  const folder = path.dirname(file);
  const made = path.join(folder, "pages/legal/privacy.yaml");
  const script = `
    const { replaceFiles } = require("./src/site/write/replaceFiles.ts");
    const { writeWhole } = require("./src/site/write/writeAtomically.ts");
    const next = Buffer.alloc(100_000, "a");
    const codes = [];
    const note = (error) => codes.push(error.code);
    (async () => {
      await replaceFiles([{ file: ${JSON.stringify(file)}, read: Buffer.from("before"), next }]).catch(note);
      await replaceFiles([{ file: ${JSON.stringify(made)}, read: undefined, next }]).catch(note);
      await writeWhole(${JSON.stringify(file)}, next).catch(note);
      console.log(codes.join());
    })();`;
  // A limit of the process ends a file in the same way as a full disk, and needs no disk of its own.
  const { stdout } = spawnSync(
    "bash",
    ["-c", 'ulimit -f 8; exec "$0" --require tsx/cjs --eval "$1"', process.execPath, script],
    { encoding: "utf8", env: { ...process.env, TSX_DISABLE_CACHE: "1" } },
  );
  expect(stdout.trim()).toBe("EFBIG,EFBIG,EFBIG");
  expect(readdirSync(folder)).toEqual(["page.yaml"]);
  expect(textOf(file)).toBe("before");
});

// These wait for most of their time, and so they wait together.
test.concurrent.each([
  ["a part", 400],
  ["nothing", 400],
  ["a part", 1400],
])(
  "a program that has written %s of a file, and pauses for %i ms, is waited for",
  async (part, pause) => {
    const whole = `${"a".repeat(1000)}\n${"b".repeat(1000)}\n`;
    const file = makeFile(whole);
    noteGrowth(file, Buffer.from(whole));
    const written = part === "nothing" ? 0 : 1001;
    const handle = openSync(file, "w");
    writeSync(handle, whole.slice(0, written));
    const changed = append(file);
    await setTimeout(pause);
    writeSync(handle, whole.slice(written));
    closeSync(handle);
    expect(await changed).toBe("done");
    expect(textOf(file)).toBe(`${whole}+`);
  },
);

test.concurrent("a file that has become shorter is changed in the end", async () => {
  const file = makeFile("short");
  noteGrowth(file, Buffer.alloc(1000));
  expect(await append(file)).toBe("done");
  expect(await replaceFile(file, Buffer.from("short+"), Buffer.from("s"))).toBe(true);
  expect(await append(file)).toBe("done");
  expect(textOf(file)).toBe("s+");
});
