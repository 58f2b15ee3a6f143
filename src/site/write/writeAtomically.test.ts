import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { rememberWhole } from "../edit/history.ts";
import { replaceFiles } from "./replaceFiles.ts";
import { asideOf, writeIfPossible, writeWhole } from "./writeAtomically.ts";

const action = { do: "add-page", page: "/a/" } as const;

/** Each way in which files are written, and a file that it writes. */
const writers: [file: string, write: (root: string, file: string) => Promise<unknown>][] = [
  ["src/schema.gen.ts", (_, file) => writeWhole(file, "text")],
  ["suggestions/page.gen.json", (_, file) => writeIfPossible(file, "text")],
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
    const left = [asideOf(file), asideOf(other)].map((each) => put(each, days(2)));
    const kept = [
      // Another process may be writing it.
      put(asideOf(file), days(0.9)),
      put(asideOf(file), days(-1)),
      // Files of the author.
      put(path.join(folder, `.${path.basename(file)}.backup`), days(2)),
      put(asideOf(path.join(folder, "photo.raw")), days(2)),
      put(other, days(2)),
    ];
    await write(root, file);
    const names = readdirSync(folder);
    expect(names.sort()).toEqual([...kept, path.basename(file)].sort());
    expect(left.filter((each) => names.includes(each))).toEqual([]);
  },
);
