import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeZip } from "../../src/site/publishing/deploy/writeZip.ts";
import { installMissing } from "../publish/servers.ts";

test("another program unpacks it, byte for byte", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "zip-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entries = [
    { name: "index.html", content: Buffer.from("<p>Hello</p>".repeat(500)) },
    { name: "assets/größe 本.bin", content: Buffer.from([0, 255, 1, 254]) },
    { name: "empty.txt", content: Buffer.alloc(0) },
  ];
  const zip = writeZip(entries);
  expect(zip.length).toBeLessThan(1000);
  expect(writeZip(entries).equals(zip)).toBe(true);
  const file = path.join(folder, "site.zip");
  writeFileSync(file, zip);
  installMissing("unzip");
  execFileSync("unzip", ["-q", file, "-d", folder], { env: { ...process.env, LC_ALL: "C.UTF-8" } });
  for (const { name, content } of entries)
    expect(readFileSync(path.join(folder, name)).equals(content), name).toBe(true);
});
