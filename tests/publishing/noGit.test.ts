import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runChanges } from "../../src/cli/runChanges.ts";
import { publishSite } from "../../src/site/publishing/publishSite.ts";
import { schemas } from "../changes/site.ts";
import { smallPage } from "../fixtures/index.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "no-git-"));
  writeFileSync(path.join(root, "page.yaml"), smallPage);
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

/** The answers to a look at the changes and to a publication. */
async function ask(): Promise<unknown> {
  const { complaint } = await runChanges(root, []);
  const publication = publishSite(root, { schemas, choose: () => undefined, day: "2026-12-24" });
  const reason: unknown = await publication.catch(({ message }) => message);
  return { complaint, reason };
}

test("without Git on this computer, and in a folder without it, one sentence says so", async () => {
  const inFolder = await ask();
  vi.stubEnv("PATH", root);
  expect([inFolder, await ask()]).toMatchInlineSnapshot(`
    [
      {
        "complaint": "This folder is in no Git repository: there is nothing to compare with.",
        "reason": "This site has no place to publish to yet: no Git repository, and no script deploy in package.json. docs/publish.md shows how to begin.",
      },
      {
        "complaint": "Git is not installed, so there is nothing to compare with.",
        "reason": "Git is not installed here, and a site is published by Git. Install it first.",
      },
    ]
  `);
});
