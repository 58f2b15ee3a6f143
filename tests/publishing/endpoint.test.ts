import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer as createHost } from "node:https";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { versionOf } from "../../src/node/dev/editor/describeSite.ts";
import type {
  Edited,
  EditorRequest,
  EditorState,
  NotDone,
} from "../../src/shared/editor/endpoint.ts";
import type {
  EarlierVersions,
  MadeFiles,
  OnlineAnswer,
  PublicationState,
  PublishAnswer,
  PublishRequest,
  VersionComparison,
} from "../../src/shared/editor/publication.ts";
import { rememberPublication } from "../../src/site/publishing/lastPublication.ts";
import { contentIdOf } from "../../src/site/versions/contentId.ts";
import { readFolderVersion } from "../../src/site/versions/readFolder.ts";
import { schemas } from "../changes/site.ts";
import { makeCertificate } from "../editor/certificate.ts";
import { connectEditor } from "../editor/connectEditor.ts";
import { type PublishedFrom, publishFrom } from "../editor/publishedFrom.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject, rootOf } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { installMissing } from "../publish/servers.ts";

const name = "editor-publication";
let server: RunningServer;
let post: ReturnType<typeof connectEditor>;
let site: PublishedFrom;

beforeAll(async () => {
  // Nobody's own settings of Git take part.
  vi.stubEnv("HOME", "/nonexistent");
  await publishFrom(await makeProject(name, smallPage));
  // The preview finds every host on this computer, and believes its certificate.
  const names = `${rootOf(name)}.names.mjs`;
  writeFileSync(
    names,
    'import dns from "node:dns";\nconst { lookup } = dns;\ndns.lookup = (_, ...rest) => lookup("127.0.0.1", ...rest);\n',
  );
  vi.stubEnv("NODE_OPTIONS", `--import ${pathToFileURL(names)}`);
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  server = await startLive(rootOf(name));
  post = connectEditor(server.origin);
});
afterAll(() => server?.stop());
beforeEach(async () => {
  const root = rootOf(name);
  writeFileSync(path.join(root, "page.yaml"), smallPage);
  for (const file of ["package.json", ".broadside/deployed.json"])
    rmSync(path.join(root, file), { force: true });
  symlinkSync(path.resolve("package.json"), path.join(root, "package.json"));
  site = await publishFrom(root);
  // The page of the test before may have had a mistake.
  const versions = async () =>
    (await ask<EditorState>({ do: "read" })).pages.map(({ version }) => version);
  await expect.poll(versions, { timeout: 20_000 }).toEqual([versionOf(smallPage)]);
});

async function send(request: unknown): Promise<{ status: number; text: string }> {
  const response = await post(request);
  return { status: response.status, text: await response.text() };
}
const ask = async <Answer>(request: EditorRequest): Promise<Answer> => {
  const { status, text } = await send(request);
  if (status !== 200) throw new Error(text);
  return JSON.parse(text);
};
const look = () => ask<PublicationState>({ do: "read-publication" });
const publish = (options: Partial<PublishRequest> & Pick<PublishRequest, "version">) =>
  ask<PublishAnswer>({ do: "publish", decisions: [], ...options });
const publishShown = async (options: Partial<PublishRequest> = {}) => {
  const { version } = await look();
  return publish({ version, ...options });
};
/** Puts the first version online as a developer does, without the build that a publication begins with. */
const pushFirst = () => site.git("push", "-q", "-u", "origin", "main");
const hero = (title: string) => smallPage.replace("Think better.", title);

test("the first version, then each change, is described and goes online, and is followed to its visitors", {
  tags: ["rest"],
}, async () => {
  const host = createHost(makeCertificate(), (_, response) => response.end(served)).listen(0);
  await once(host, "listening");
  const { port } = Object(host.address());
  let served = "";
  const withUrl = (page: string) =>
    page.replace("site:\n", `site:\n  url: https://lull.museum:${port}\n`);
  const readOnline = () => ask<OnlineAnswer>({ do: "read-online" });
  site.write("page.yaml", withUrl(smallPage));
  expect(await look()).toMatchObject({ isFirst: true, problems: [], needsAuthor: false });
  expect(await readOnline()).toEqual({});
  expect(await publishShown()).toMatchObject({
    result: "online",
    state: { isFirst: false, groups: [], problems: [], online: { kind: "on-its-way" } },
  });
  expect(site.online("page.yaml")).toBe(withUrl(smallPage));
  expect(await readOnline()).toEqual({ online: { kind: "on-its-way" } });
  const content = contentIdOf(await readFolderVersion(site.root, schemas));
  served = JSON.stringify({ content });
  expect(await readOnline()).toMatchObject({ online: { kind: "online" } });
  expect(await look()).toMatchObject({ online: { kind: "online" } });
  host.close();
  site.write("page.yaml", withUrl(hero("Think best.")));
  const { groups } = await look();
  expect(groups).toMatchInlineSnapshot(`
    [
      {
        "heading": "First page",
        "sections": [
          {
            "after": "#hero",
            "at": 0,
            "before": "#hero",
            "name": "Hero",
          },
        ],
        "sentences": [
          "Hero: title: "Think better." → "Think best."",
        ],
      },
    ]
  `);
  expect((await publishShown()).message).toMatchInlineSnapshot(
    `"Published: 1 change is on the way to visitors."`,
  );
  expect(site.online("page.yaml")).toBe(withUrl(hero("Think best.")));
  expect(await readOnline()).toEqual({ online: { kind: "on-its-way" } });
  expect((await publishShown()).message).toMatchInlineSnapshot(`"Everything is online already."`);
});

test("what is online is known after a restart, and not said of a version of somebody else", {
  tags: ["rest"],
}, async () => {
  const address = "https://lull.museum/build.json";
  await publishShown();
  const content = contentIdOf(await readFolderVersion(site.root, schemas));
  const since = "2026-12-24T13:02:00.000Z";
  await rememberPublication(site.root, { content, address, begun: since, since });
  await server.stop();
  server = await startLive(rootOf(name));
  post = connectEditor(server.origin);
  expect(await look()).toMatchObject({ online: { kind: "online", since } });
  const grace = site.clone();
  grace.write("page.yaml", hero("Grace's."));
  grace.git("commit", "-q", "-a", "-m", "Grace");
  grace.git("push", "-q");
  site.git("pull", "-q");
  expect(await look()).not.toHaveProperty("online");
});

test("what has changed since it was shown is shown again, and not published", {
  tags: ["rest"],
}, async () => {
  pushFirst();
  site.write("page.yaml", hero("Shown."));
  const { version } = await look();
  site.write("page.yaml", hero("Not shown."));
  const answer = await publish({ version });
  expect(answer.result).toBe("outdated");
  expect(answer.message).toMatchInlineSnapshot(
    `"The site has changed since this was shown. Look at it again."`,
  );
  expect(answer.state.groups[0]?.sentences[0]).toContain("Not shown.");
  expect(site.online("page.yaml")).toBe(smallPage);
  expect(site.git("log", "--format=%s", "origin/main..HEAD")).toBe("");
});

test("what the host's build refuses for its weight is told, and nothing is published", {
  tags: ["rest"],
}, async () => {
  const words = Array.from({ length: 4_000 }, (_, n) => Math.sin(n).toString(36).slice(-8));
  const lines = `lines: [${words.join(" ")}]`;
  const long = `  - type: statement\n    id: long\n    props:\n      title: Long\n      ${lines}\n`;
  site.write("page.yaml", smallPage.replace("  - type: footer", `${long}$&`));
  const { result, message } = await publishShown();
  expect(`${result}: ${message.replace(/costs \d+/, "costs …")}`).toMatchInlineSnapshot(
    `"refused: Not published yet: the host's build would refuse the site. page.yaml:65:5 statement #long costs … bytes of html, where 12000 are allowed. Say it in fewer words, or in two sections; or allow more in schema/sections/statement.schema.json."`,
  );
  expect(site.git("log", "--format=%s")).toBe("Begin\n");
});

test("two requests on one way are one publication", { tags: ["rest"] }, async () => {
  pushFirst();
  site.write("page.yaml", hero("Once."));
  const before = site.git("rev-parse", "HEAD").trim();
  const { version } = await look();
  const answers = await Promise.all([publish({ version }), publish({ version })]);
  expect(answers.map(({ result }) => result)).toEqual(["online", "online"]);
  expect(site.git("rev-list", "--count", `${before}..HEAD`)).toBe("1\n");
});

test("one value of two hands is asked about, and an answer to another question decides nothing", {
  tags: ["rest"],
}, async () => {
  pushFirst();
  const grace = site.clone();
  const pushTitle = (title: string) => {
    grace.write("page.yaml", hero(title));
    grace.git("commit", "-q", "-a", "-m", title);
    grace.git("push", "-q");
  };
  pushTitle("Grace's.");
  site.write("page.yaml", hero("Ada's."));
  const asked = await publishShown();
  expect(asked.result).toBe("conflict");
  expect(asked.conflicts.map(({ key: _, ...words }) => words)).toMatchInlineSnapshot(`
    [
      {
        "mine": "Ada's.",
        "theirs": "Grace's.",
        "where": "First page: Hero, title",
      },
    ]
  `);
  const decisions = asked.conflicts.map(({ key }) => ({ key, keep: "mine" as const }));
  pushTitle("Grace's second.");
  const again = await publish({ version: asked.state.version, decisions });
  expect(again).toMatchObject({ result: "conflict", conflicts: [{ theirs: "Grace's second." }] });
  const last = again.conflicts.map(({ key }) => ({ key, keep: "theirs" as const }));
  expect(await publish({ version: again.state.version, decisions: last })).toMatchObject({
    result: expect.stringMatching(/online|nothing/),
  });
  expect(site.read("page.yaml")).toBe(hero("Grace's second."));
});

test("a branch that takes no push: a review is the author's choice", {
  tags: ["rest"],
}, async () => {
  pushFirst();
  site.protect();
  site.write("page.yaml", hero("Mine."));
  const refused = await publishShown();
  expect(refused.result).toBe("protected");
  expect(refused.message).toMatchInlineSnapshot(
    `"Not online yet: this branch takes no version without a review. Your version is kept here."`,
  );
  expect(site.git("-C", site.remote, "branch", "--list")).toBe("* main\n");
  const sent = await publish({ version: refused.state.version, isForReview: true });
  expect(sent.result).toBe("review");
  expect(sent.state.review).toMatch(/^edit\/\d{4}-\d\d-\d\d$/);
  expect(site.online("page.yaml", sent.state.review)).toBe(hero("Mine."));
  site.write("page.yaml", hero("Mine, later."));
  expect(await look()).not.toHaveProperty("review");
});

test("a name that Git does not know is asked for, and nothing else is taken for one", {
  tags: ["rest"],
}, async () => {
  site.git("config", "--unset", "user.name");
  site.write("page.yaml", hero("Mine."));
  const state = await look();
  expect(state.needsAuthor).toBe(true);
  expect((await publishShown()).message).toMatchInlineSnapshot(
    `"Not published yet: Git does not know who publishes."`,
  );
  for (const author of [{ name: "A\nB", email: "a@b" }, { name: " ", email: "a@b" }, { name: "A" }])
    expect(await send({ do: "publish", version: "", decisions: [], author })).toMatchObject({
      status: 400,
    });
  const author = { name: "Ada", email: "ada@example.com" };
  expect(await publishShown({ author })).toMatchObject({ result: "online" });
  expect(site.git("log", "-1", "--format=%an %ae")).toBe("Ada ada@example.com\n");
});

test("a mistake and what is still to write refuse it, each with its place", {
  tags: ["rest"],
}, async () => {
  pushFirst();
  const broken = smallPage
    .replace("title: Think better.", "titel: Think better.")
    .replace("title: Journal", "title: Lorem ipsum");
  site.write("page.yaml", broken);
  const answer = await publishShown();
  expect(answer.result).toBe("refused");
  expect(answer.message).toMatchInlineSnapshot(
    `"Not published yet: something is still to be settled."`,
  );
  const [page] = answer.state.problems;
  expect(page?.file).toBe("page.yaml");
  for (const { severity, path } of page?.problems ?? [])
    expect({ severity, path }).toMatchObject({ severity: "error", path: expect.any(Array) });
  expect(page?.problems.map(({ code }) => code)).toEqual(expect.arrayContaining(["placeholder"]));
  expect(site.online("page.yaml")).toBe(smallPage);
  // A page that cannot be read is described, too.
  site.write("page.yaml", smallPage.replace("sections:", "sections: {"));
  expect((await publishShown()).state.problems[0]?.problems[0]?.severity).toBe("error");
});

test("an earlier version is listed, compared and brought back as an edit, and no other id is taken", {
  tags: ["rest"],
}, async () => {
  site.write("page.yaml", hero("Think best."));
  site.write("public/later.txt", "1\n");
  site.git("add", "-A");
  site.git("commit", "-q", "-m", "Second");
  pushFirst();
  const { versions } = await ask<EarlierVersions>({ do: "list-publications" });
  const told = versions.map(({ author, words }) => [author, ...words]);
  expect(told).toEqual([
    ["ada", "Second"],
    ["ada", "Begin"],
  ]);
  const [, first] = versions;
  const id = first?.id ?? "";
  const compare = (id: string) => ask<VersionComparison>({ do: "compare-publication", id });
  expect(await compare(id)).toMatchInlineSnapshot(`
    {
      "groups": [
        {
          "heading": "First page",
          "sentences": [
            "Hero: title: "Think best." → "Think better."",
          ],
        },
        {
          "heading": "Files",
          "sentences": [
            "public/later.txt deleted",
          ],
        },
      ],
      "unpublished": [],
    }
  `);
  const { state, files, action } = await ask<Edited>({ do: "bring-back", id });
  expect({ files: files.map(({ file }) => file), action }).toEqual({
    files: ["page.yaml"],
    action: { do: "bring-back" },
  });
  expect(site.read("page.yaml")).toBe(smallPage);
  expect(state.files).not.toContain("/later.txt");
  expect(state.undo).toEqual({ do: "bring-back" });
  const { groups } = await look();
  expect(groups.map(({ heading }) => heading)).toEqual(["First page", "Files"]);
  const undone = await ask<Edited>({ do: "undo" });
  expect(undone.state.files).toContain("/later.txt");
  expect(site.read("page.yaml")).toBe(hero("Think best."));
  site.write("page.yaml", hero("Not online."));
  expect(await compare(id)).toMatchObject({ unpublished: [{ heading: "First page" }] });
  const { refusal } = await ask<NotDone>({ do: "bring-back", id });
  expect(refusal.message).toContain("Not online.");
  for (const other of ["HEAD", site.git("rev-parse", "HEAD^{tree}").trim(), "../page.yaml"]) {
    const obstacle = "There is no such earlier version. Look at the list again.";
    expect(await compare(other)).toMatchObject({ obstacle });
    expect(await ask<NotDone>({ do: "bring-back", id: other })).toMatchObject({
      refusal: { message: obstacle },
    });
  }
  expect(site.read("page.yaml")).toBe(hero("Not online."));
});

test("where nothing can be published, a sentence says why", { tags: ["rest"] }, async () => {
  const reasons: Record<string, () => unknown> = {
    "no remote": () => site.git("remote", "remove", "origin"),
    "no branch": () => site.git("checkout", "-q", "--detach"),
    "a merge under way": () => site.write(".git/MERGE_HEAD", ""),
    "another program of Git": () => site.write(".git/index.lock", ""),
    "no version": () => site.git("update-ref", "-d", "HEAD"),
    "a site that Git leaves out": () => {
      site.git("rm", "-q", "--cached", "page.yaml");
      site.write(".gitignore", "page.yaml\n");
    },
    "code that is not online": () => {
      site.git("push", "-q", "-u", "origin", "main");
      site.write("code.ts", "1\n");
      site.git("add", "code.ts");
      site.git("commit", "-q", "-m", "Half a feature");
    },
  };
  const told: Record<string, string | undefined> = {};
  for (const [reason, prepare] of Object.entries(reasons)) {
    site = await publishFrom(site.root);
    prepare();
    const { obstacle, version } = await look();
    told[reason] = obstacle;
    expect(await publish({ version })).toMatchObject({ result: "refused", message: obstacle });
  }
  expect(told).toMatchInlineSnapshot(`
    {
      "a merge under way": "Git is in the middle of a merge here. Finish or abort it first.",
      "a site that Git leaves out": "Git is told to leave page.yaml out (.gitignore), so there is nothing that it could publish.",
      "another program of Git": "Another Git program is at work here. Wait until it has ended, and publish again.",
      "code that is not online": "A version that is not online yet changes more than the site's files: "Half a feature". Publishing would take it along. Push it first: git push.",
      "no branch": "No branch is checked out here. Check one out first: git switch main.",
      "no remote": "This site has no place to publish to yet. Choose one below.",
      "no version": "There is no version in Git yet. Make the first one in a terminal: git add -A && git commit -m "Begin".",
    }
  `);
});

/** Gives the site a package.json of its own, with a deploy script. */
function writeScript(deploy: string): void {
  rmSync(path.join(site.root, "package.json"));
  writeFileSync(path.join(site.root, "package.json"), JSON.stringify({ scripts: { deploy } }));
}

test("a deploy script puts the site online where Git has no remote, and only after a click", {
  tags: ["rest"],
}, async () => {
  site.git("remote", "remove", "origin");
  const { isNew } = await look();
  expect(isNew).toBe(true);
  writeScript("echo https://ada:s3cret@host.example; echo run >> .git/ran");
  site.write(".git/ran", "");
  const state = await look();
  expect(state).toMatchObject({
    deployment: "alone",
    isFirst: true,
    needsAuthor: false,
    problems: [],
  });
  expect(state).not.toHaveProperty("obstacle");
  expect(await publish({ version: "x" })).toMatchObject({ result: "outdated" });
  expect(site.read(".git/ran")).toBe("");
  const answers = await Promise.all([publish(state), publish(state)]);
  expect(answers.map(({ result }) => result)).toEqual(["online", "online"]);
  expect(site.read(".git/ran")).toBe("run\n");
  expect(answers[0]).toMatchObject({
    message: "Published by the script deploy.",
    lines: ["https://…@host.example"],
    state: { deployment: "alone", isFirst: false, groups: [] },
  });
  expect(await ask({ do: "read-progress" })).toEqual({ lines: answers[0]?.lines });
  expect(site.git("log", "--format=%s")).toBe("Begin\n");
  site.write("page.yaml", hero("Mine."));
  writeScript("exit 7");
  const failed = await publishShown();
  expect(failed).toMatchObject({ result: "kept", state: { groups: [{ heading: "First page" }] } });
  expect(failed.message).toMatchInlineSnapshot(
    `"Not online yet: The script deploy of package.json ended with the code 7."`,
  );
});

test("with a remote, Git goes first, and what only Git has is told", {
  tags: ["rest"],
}, async () => {
  writeScript("exit 7");
  const failed = await publishShown();
  expect(failed).toMatchObject({
    result: "kept",
    state: { deployment: "after-git", isUndeployed: true, groups: [], isFirst: false },
  });
  expect(failed.message).toMatchInlineSnapshot(
    `"Not online yet: The script deploy of package.json ended with the code 7. Your version is in the repository."`,
  );
  expect(site.online("page.yaml")).toBe(smallPage);
  // The way that was shown is another one.
  const { version } = await look();
  site.git("remote", "remove", "origin");
  expect(await publish({ version })).toMatchObject({ result: "outdated" });
});

test("where there is neither, the files are made for a host by hand, unless something is to be settled", {
  tags: ["rest"],
}, async () => {
  site.git("remote", "remove", "origin");
  rmSync(path.join(site.root, "package.json"));
  writeFileSync(path.join(site.root, "package.json"), "{}");
  expect(await look()).toMatchObject({ isNew: true, obstacle: expect.any(String), problems: [] });
  const folder = await ask<MadeFiles>({ do: "make-files", isZip: false });
  expect(
    folder.message.replaceAll(site.root, "<site>").replaceAll(/\d+(\.\d+)?/g, "…"),
  ).toMatchInlineSnapshot(`"The site is in the folder <site>/dist: … files, … MB."`);
  const { zip = "" } = await ask<MadeFiles>({ do: "make-files", isZip: true });
  const archive = path.join(site.root, ".git/site.zip");
  writeFileSync(archive, zip, "base64");
  installMissing("unzip");
  const unpack = ["-q", archive, "-d", path.join(site.root, ".git/unpacked")];
  execFileSync("unzip", unpack);
  const { content } = JSON.parse(site.read(".git/unpacked/build.json"));
  expect(content).toBe(contentIdOf(await readFolderVersion(site.root, schemas)));
  expect(site.read(".git/unpacked/index.html")).toBe(site.read("dist/index.html"));
  site.write("page.yaml", smallPage.replace("title: Journal", "title: Lorem ipsum"));
  expect(await ask({ do: "make-files", isZip: true })).toEqual({
    message: "Not made yet: something is still to be settled.",
  });
});

test("looking runs no program of the folder", { tags: ["rest"] }, async () => {
  pushFirst();
  const program = path.join(site.root, ".git/run");
  const trace = path.join(site.root, ".git/ran");
  writeFileSync(program, `#!/bin/sh\necho "$0 $@" >> '${trace}'\ncat\n`);
  chmodSync(program, 0o755);
  mkdirSync(path.join(site.root, ".git/hooks"), { recursive: true });
  for (const hook of ["post-index-change", "reference-transaction", "pre-auto-gc"]) {
    writeFileSync(path.join(site.root, ".git/hooks", hook), `#!/bin/sh\necho hook >> '${trace}'\n`);
    chmodSync(path.join(site.root, ".git/hooks", hook), 0o755);
  }
  site.git("config", "filter.own.clean", program);
  site.git("config", "filter.own.smudge", program);
  site.write(".git/info/attributes", "* filter=own diff=own\n");
  for (const setting of ["core.fsmonitor", "core.pager", "diff.external", "diff.own.textconv"])
    site.git("config", setting, program);
  site.git("config", "gpg.program", program);
  site.git("config", "log.showSignature", "true");
  site.write("page.yaml", hero("Mine."));
  // The version carries a signature, which a setting would have looked at.
  const body = site.git("cat-file", "commit", "HEAD").replace("\n\n", "\ngpgsig x\n\n");
  site.write(".git/signed", body);
  const signed = site.git("hash-object", "-t", "commit", "-w", ".git/signed").trim();
  writeFileSync(path.join(site.root, ".git/refs/heads/main"), `${signed}\n`);
  writeFileSync(trace, "");
  await look();
  await ask({ do: "list-publications" });
  await ask({ do: "compare-publication", id: signed });
  expect(site.read(".git/ran")).toBe("");
  expect(existsSync(program)).toBe(true);
});

test("a picture that Git LFS keeps is shown as it is online, or said to be elsewhere", {
  tags: ["rest"],
}, async () => {
  const file = "public/images/hero.png";
  const picture = readFileSync(path.join(site.root, file));
  const hash = createHash("sha256").update(picture).digest("hex");
  const size = picture.length;
  site.write(
    file,
    `version https://git-lfs.github.com/spec/v1\noid sha256:${hash}\nsize ${size}\n`,
  );
  site.git("commit", "-q", "-a", "-m", "Keep pictures");
  pushFirst();
  writeFileSync(path.join(site.root, file), picture);
  const look = async () => {
    const answer = await fetch(`${server.origin}/__broadside/versions/online/`);
    return { status: answer.status, text: await answer.text() };
  };
  expect(await look()).toMatchObject({ status: 404 });
  expect((await look()).text).toMatchInlineSnapshot(
    `"public/images/hero.png is kept by Git LFS, and its content is not on this computer: git lfs fetch --all gets it."`,
  );
  const stored = path.join(site.root, ".git/lfs/objects", hash.slice(0, 2), hash.slice(2, 4));
  mkdirSync(stored, { recursive: true });
  writeFileSync(path.join(stored, hash), picture);
  site.git("commit", "-q", "--allow-empty", "-m", "Anew");
  site.git("push", "-q");
  const { status, text } = await look();
  expect(status).toBe(200);
  const [, address = ""] = /<img[^>]* src="([^"]*hero[^"]*)"/.exec(text) ?? [];
  const shown = await fetch(server.origin + address);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("no answer holds a password of an address, or Git's own words", {
  tags: ["rest"],
}, async () => {
  site.git("remote", "set-url", "origin", "https://ada:s3cret@nobody.invalid/x.git");
  site.write("page.yaml", hero("Mine."));
  const { version } = await look();
  const { text } = await send({ do: "publish", version, decisions: [] });
  expect(JSON.parse(text).result).toBe("kept");
  expect(JSON.parse(text).message).toMatchInlineSnapshot(
    `"Not online yet: The place to publish to cannot be reached. Your version is kept here, and goes online the next time you publish."`,
  );
  expect(text).not.toMatch(/s3cret|nobody\.invalid|fatal/);
  const hook = path.join(site.root, ".git/hooks/pre-push");
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\necho "No push to $2" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  site.git("remote", "set-url", "origin", site.remote);
  site.git("remote", "set-url", "--push", "origin", `file://ada:s3cret@${site.remote}`);
  const refused = await send({ do: "publish", version: (await look()).version, decisions: [] });
  expect(refused.text).not.toMatch(/s3cret/);
});

test.each([
  { do: "publish" },
  { do: "publish", version: "x" },
  { do: "publish", version: 1, decisions: [] },
  { do: "publish", version: "x", decisions: [{ key: "k", keep: "ours" }] },
  { do: "compare-publication" },
  { do: "make-files" },
  { do: "bring-back", id: 1 },
])("a malformed request is refused: %j", { tags: ["rest"] }, async (request) => {
  expect(await send(request)).toMatchObject({ status: 400 });
});
