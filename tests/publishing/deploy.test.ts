import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { formatChanges } from "../../src/site/changes/formatChanges.ts";
import { recallDeployed, rememberDeployed } from "../../src/site/publishing/deploy/deployedSite.ts";
import { createSecretFilter, listSecrets } from "../../src/site/publishing/deploy/hideSecrets.ts";
import { readDeployment } from "../../src/site/publishing/deploy/readDeployment.ts";
import { readWay } from "../../src/site/publishing/deploy/readWay.ts";
import { runScript } from "../../src/site/publishing/deploy/runScript.ts";
import { readFolderVersion } from "../../src/site/versions/readFolder.ts";
import { schemas } from "../changes/site.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeClone, retitled } from "./repository.ts";

// Nobody's own settings of Git take part.
beforeEach(() => void vi.stubEnv("HOME", "/nonexistent"));
afterEach(() => void vi.unstubAllEnvs());

function makeFolder(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "deploy-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const withScript = (deploy: unknown) => ({
  "package.json": JSON.stringify({ scripts: { deploy } }),
  "page.yaml": smallPage,
});

describe("secrets", () => {
  test("values of variables are hidden by their names, in every form in which they may be printed", async () => {
    const root = makeFolder({ ".env.local": "VERCEL_TOKEN='from-a-file'\nPLAIN=shown" });
    vi.stubEnv("NETLIFY_AUTH_TOKEN", "tök/en+1");
    vi.stubEnv("Client_Secret", "s3cr3t");
    vi.stubEnv("SSH_KEY", "-----BEGIN KEY-----\nabcdefgh\n-----END KEY-----");
    vi.stubEnv("DB_PASSWORD", "hunter2");
    vi.stubEnv("USE_TOKEN", "true");
    vi.stubEnv("API_KEY", "k1");
    vi.stubEnv("STAGE", "production");
    const hide = createSecretFilter(await listSecrets(root));
    const lines = [
      "tök/en+1",
      `?t=${encodeURIComponent("tök/en+1")}`,
      `"${Buffer.from("tök/en+1").toString("base64")}"`,
      "a s3cr3t, s3cr3t!",
      "abcdefgh",
      "hunter2hunter2",
      "from-a-file",
      "shown production true k1",
    ];
    expect(lines.map(hide).join("\n")).toMatchInlineSnapshot(`
      "…
      ?t=…
      "…"
      a …, …!
      …
      ……
      …
      shown production true k1"
    `);
  });

  test("so are passwords in addresses, and what looks like a token", () => {
    const hide = createSecretFilter([]);
    const lines = [
      "https://ada:s3cret@example.com/x.git and sftp://ada@example.com",
      "mail ada@example.com, see https://example.com/@ada",
      `ghp_${"a".repeat(36)} github_pat_${"b".repeat(30)} nfp_${"c".repeat(30)}`,
      "eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF2QT4",
      "Authorization: Bearer abcdef123456",
      'token=abc&password: def "api_key":"ghi"',
      "https://deploy-1--lull.netlify.app?token=abc",
      "\u001b[31mred\u001b[0m \u001b]0;title\u0007and a bell\u0007",
      "The key to a good night: sleep. 3 tokens left.",
    ];
    expect(lines.map(hide).join("\n")).toMatchInlineSnapshot(`
      "https://…@example.com/x.git and sftp://…@example.com
      mail ada@example.com, see https://example.com/@ada
      … … …
      …
      Authorization: Bearer …
      token=…&password: … "api_key":"…"
      https://deploy-1--lull.netlify.app?token=…
      red and a bell
      The key to a good night: sleep. 3 tokens left."
    `);
  });
});

describe("a script", () => {
  const run = async (script: string) => {
    const lines: string[] = [];
    const root = makeFolder({ ...withScript("node script.cjs"), "script.cjs": script });
    const reason = await runScript(root, "deploy", (line) => lines.push(line));
    return { lines, reason };
  };

  test("its lines come one by one, and its code is told", async () => {
    vi.stubEnv("DEPLOY_TOKEN", "t0k3n-of-host");
    const { lines, reason } = await run(`
      process.stdout.write("Uploading 1\\rUploading 2\\r\\nIn ");
      process.stdout.write("parts: t0k3n");
      setTimeout(() => {
        process.stdout.write("-of-host\\n");
        console.error(process.cwd() === __dirname, process.env.NODE_ENV, "x".repeat(5000));
        process.stdin.on("end", () => process.exit(3)).resume();
      }, 50);
    `);
    expect(lines.map((line) => line.replace(/x+…/, "x…"))).toEqual([
      "Uploading 1",
      "Uploading 2",
      "In parts: …",
      "true production x…",
    ]);
    expect(reason).toBe("The script deploy of package.json ended with the code 3.");
  });

  test("a question fails instead of waiting, and success says nothing", async () => {
    const asks = `require("node:readline").createInterface(process.stdin).on("close", () => process.exit(1)).question("Sure? ", () => {})`;
    expect(await run(asks)).toEqual({
      lines: [],
      reason: "The script deploy of package.json ended with the code 1.",
    });
    expect(await run("")).toEqual({ lines: [], reason: undefined });
  });

  test("one that writes nothing is ended with all that it has started", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const lines: string[] = [];
    const inner = `require("node:child_process").spawn("sleep", ["1000"], { stdio: "inherit" }); console.log("up")`;
    const root = makeFolder({ ...withScript("node script.cjs"), "script.cjs": inner });
    const reason = await runScript(root, "deploy", (line) => {
      lines.push(line);
      vi.advanceTimersByTime(1_800_000);
    });
    expect(lines).toEqual(["up"]);
    expect(reason).toBe(
      "The script deploy of package.json wrote nothing for 30 minutes, and was ended.",
    );
  });
});

describe("the way online", () => {
  test("without Git it is the script, and with a remote it is Git first", async () => {
    const byGit = { byGit: true, byScript: false };
    const both = { byGit: true, byScript: true };
    const byScript = { byGit: false, byScript: true };
    expect(await readWay(makeFolder(withScript("x")))).toEqual(byScript);
    const { root, write, git } = makeClone();
    expect(await readWay(root)).toEqual(byGit);
    write("package.json", '{"scripts":{"deploy":"x"}}');
    expect(await readWay(root)).toEqual(both);
    git("remote", "remove", "origin");
    expect(await readWay(root)).toEqual(byScript);
    write(".git/MERGE_HEAD", "");
    await expect(readWay(root)).rejects.toThrow("Git is in the middle of a merge here.");
  });

  test.each([undefined, "", " ", 1, ["x"], {}])("%j is no script", async (script) => {
    await expect(readWay(makeFolder(withScript(script)))).rejects.toThrow(
      "This site has no place to publish to yet",
    );
  });

  test("no page can name a command", async () => {
    const page = `scripts:\n  deploy: touch ran\ndeploy: touch ran\n${smallPage}`;
    const root = makeFolder({
      "page.yaml": page,
      "public/package.json": withScript("x")["package.json"],
    });
    await expect(readWay(root)).rejects.toThrow("This site has no place to publish to yet");
  });
});

test("changes are told since the script was run last, and since nothing where that is not known", async () => {
  const root = makeFolder({ ...withScript("x"), "texts/a.md": "A\n", "public/a.png": "a\0" });
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  const look = async () => {
    const { isFirst, changes, version } = await readDeployment(root, schemas);
    return { isFirst, told: changes && formatChanges({ changes }), version };
  };
  const first = await look();
  expect(first.isFirst).toBe(true);
  await rememberDeployed(root, await readFolderVersion(root, schemas));
  const same = await look();
  expect(same).toMatchObject({ isFirst: false, version: first.version });
  write("page.yaml", retitled("Another"));
  write("texts/a.md", "B\n");
  write("public/a.png", "b\0");
  const changed = await look();
  expect(changed.version).not.toBe(first.version);
  expect(changed.told).toMatchInlineSnapshot(`
    "Site
      title in search results: "Lull, a quiet journal" → "Another".

    Files
      texts/a.md, which no page shows, reworded: "A " → "B ".
      public/a.png replaced."
  `);
  write("page.yaml", `${smallPage}  - [`);
  expect((await look()).told).toBeUndefined();
  write("page.yaml", smallPage);
  for (const text of [
    "",
    "null",
    "{",
    '{"written":[["page.yaml",1]],"files":[]}',
    '{"written":[["page.yaml","- ["]],"files":[]}',
  ]) {
    write(".broadside/deployed.json", text);
    expect(await recallDeployed(root, schemas), text).toBeUndefined();
  }
});
