// @module-tag rest

import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { createLogger } from "vite";
import { expect, test } from "vitest";
import { answerRequest, type SiteRequest } from "../../src/node/dev/editor/answerRequest.ts";
import { saveUpload } from "../../src/node/dev/editor/uploads/saveUpload.ts";
import { answerFailure } from "../../src/node/dev/guardWrites.ts";
import { ownFolders } from "../../src/node/scaffold/begin/folders.ts";
import { allTabs } from "../../src/site/edit/historyFiles.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { onSmallDisk } from "../fixtures/disks.ts";
import { smallPage } from "../fixtures/index.ts";

const picture = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: "#d40",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer();

/** A site in a folder, and all files and folders of it. */
function makeSite(root: string) {
  for (const name of ["schema", "src", "node_modules", "package.json"]) {
    symlinkSync(path.resolve(name), path.join(root, name));
  }
  for (const folder of ownFolders) mkdirSync(path.join(root, folder), { recursive: true });
  return () =>
    readdirSync(root, { recursive: true })
      .filter((name) => !/^(schema|src|node_)/.test(String(name)))
      .sort();
}

/** The ways to change a site, each with the message that its author reads: an empty one where it is done. */
function waysIn(root: string): Record<string, () => Promise<string>> {
  const ask = async (request: SiteRequest) => {
    const reading = { site: await loadSite(root), revision: 1 };
    const outcome = await answerRequest(request, reading, allTabs);
    return "refusal" in outcome ? outcome.refusal.message : "";
  };
  const told = (asked: Promise<string>) =>
    asked.catch((error) => answerFailure(error, { logger: createLogger() }).join(" "));
  const title = "A longer title ".repeat(40);
  const operation = { do: "set", path: ["site", "title"], value: title } as const;
  const run = async (...words: string[]) =>
    spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" }).stderr.trim();
  return {
    upload: () =>
      told(
        saveUpload(
          { publicDir: path.join(root, "public"), cacheDir: path.join(root, "cache") },
          "a.png",
          picture,
        ).then(() => ""),
      ),
    edit: () => told(ask({ do: "edit", file: "page.yaml", operation })),
    page: () =>
      told(ask({ do: "add-page", page: "/legal/about/", title: "About", from: "page.yaml" })),
    version: () => told(ask({ do: "keep-version", name: "Before the sale" })),
    "npm run edit": () => run("src/cli/edit.cjs", "set", "site.title", title),
    "npm run new:page": () => run("node_modules/.bin/tsx", "src/cli/newPage.ts", "legal/terms"),
    "npm run check -- --fix": () => run("src/cli/check.cjs", "--fix"),
    "npm run begin": () =>
      run(
        ...["node_modules/.bin/tsx", "src/cli/begin.ts", "--name", "Blue Kettle"],
        ...["--lang", "en", "--accent", "#ffc300"],
      ),
  };
}

/** The messages to the author: each way names the first file or folder that could not be written. */
function tell(unwritten: Record<"begin" | "newPage" | "page" | "upload", string>) {
  const say = (file: string) =>
    `${file} could not be written. The disk is full. Make room, and try again.`;
  return {
    edit: `500 ${say("page.yaml")}`,
    "npm run begin": say(unwritten.begin),
    "npm run check -- --fix": say("page.yaml"),
    "npm run edit": say("page.yaml"),
    "npm run new:page": say(unwritten.newPage),
    page: `500 ${say(unwritten.page)}`,
    upload: `500 ${say(unwritten.upload)}`,
    version:
      "The version is not kept: .broadside/versions cannot be written. The disk is full. Make room, and try again.",
  };
}

test.each([
  [
    "of bytes",
    { size: 16_384 },
    {
      begin: ".begin.local/new/package.json",
      newPage: "pages/legal/terms.yaml",
      page: "pages/legal/about.yaml",
      upload: "public/images/a.png",
    },
  ],
  [
    "of files",
    { files: 12 },
    {
      begin: ".begin.local/new",
      newPage: "pages/legal",
      page: "pages/legal",
      upload: "public/images",
    },
  ],
])(
  "on a disk that is full %s, nothing half is left, and its author is told",
  async (_, room, unwritten) => {
    const root = mkdtempSync(path.join(tmpdir(), "full-"));
    await onSmallDisk(root, room, async (isSmall) => {
      const list = makeSite(root);
      const broken = smallPage.replace("title:", "titel:");
      writeFileSync(path.join(root, "page.yaml"), broken);
      if (isSmall) fill(root);
      const before = list();
      const told: Record<string, string> = {};
      for (const [way, act] of Object.entries(waysIn(root))) {
        told[way] = (await act()).replaceAll(`${root}/`, "");
        if (isSmall) expect(list(), way).toEqual(before);
        if (isSmall) expect(readFileSync(path.join(root, "page.yaml"), "utf8")).toBe(broken);
      }
      if (isSmall) expect(told).toEqual(tell(unwritten));
      else expect(Object.values(told).filter(Boolean)).toEqual([]);
    });
  },
);

/** Takes all room that a disk has left. */
function fill(folder: string): void {
  try {
    for (let count = 0; ; count += 1)
      writeFileSync(path.join(folder, `own-${count}`), Buffer.alloc(4096));
  } catch {}
}
