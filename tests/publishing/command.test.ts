// @module-tag rest
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { runPublish } from "../../src/cli/runPublish.ts";
import { recallPublication } from "../../src/site/publishing/lastPublication.ts";
import { askForContent } from "../../src/site/publishing/onlineBuild.ts";
import { contentIdOf } from "../../src/site/versions/contentId.ts";
import { readFolderVersion } from "../../src/site/versions/readFolder.ts";
import { schemas } from "../changes/site.ts";
import { publishFrom } from "../editor/publishedFrom.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import { serve } from "../publish/servers.ts";

// Nobody's own settings of Git take part.
beforeAll(() => void vi.stubEnv("HOME", "/nonexistent"));

test("the command publishes, names what visitors will get, and leaves that to the preview to follow", async () => {
  const site = await publishFrom(await makeProject("publish-command", smallPage));
  const run = async () => {
    const { output, complaint = "", code } = await runPublish(site.root, []);
    const content = contentIdOf(await readFolderVersion(site.root, schemas));
    return `${code} ${output}${complaint}`.replaceAll(content, "<content>");
  };
  expect(await run()).toMatchInlineSnapshot(`
    "0 Published:
      The first page added, with Header, Hero, Showcase, Features, FAQ, Testimonials and Footer.
      public/favicon.svg added.
      public/images/hero.png added.
      public/images/slide-focus.png added.
      public/images/slide-journal.png added.
      public/images/slide-mood.png added.
      public/images/slide-recall.png added.
      public/images/slide-summary.png added.
      public/images/slide-tasks.png added.
      public/images/tour-poster.png added.
      public/images/works.png added.
      public/logo/mark.svg added.
      public/videos/tour.mp4 added.
      public/videos/tour.webm added.

    Visitors get it when build.json at the top of your site says <content>.
    "
  `);
  expect(site.online("page.yaml")).toBe(smallPage);
  expect(await recallPublication(site.root)).toMatchObject({ address: undefined });
  const url = "https://lull.museum";
  site.write("page.yaml", smallPage.replace("site:\n", `site:\n  url: ${url}\n`));
  expect(await run()).toMatchInlineSnapshot(`
    "0 Published:
      Site: domain added: "https://lull.museum".

    Visitors get it when https://lull.museum/build.json says <content>.
    "
  `);
  expect(await recallPublication(site.root)).toMatchObject({ address: `${url}/build.json` });
  expect(await run()).toMatchInlineSnapshot(`
    "0 Nothing has changed since the last publication.
    "
  `);
});

/** Runs the command, and puts the lines of the script before its own words. */
async function deploy(root: string): Promise<string> {
  const lines: string[] = [];
  const { output, complaint = "", code } = await runPublish(root, [], (line) => lines.push(line));
  const content = contentIdOf(await readFolderVersion(root, schemas));
  return `${code} ${lines.join("\n")}\n${output}${complaint}`.replaceAll(content, "<content>");
}

/** Makes a project whose package.json has a deploy script. */
async function makeScripted(name: string, script: string): Promise<string> {
  const root = await makeProject(name, smallPage);
  rmSync(path.join(root, "package.json"));
  writeScript(root, script);
  return root;
}

const writeScript = (root: string, deploy: string) =>
  writeFileSync(path.join(root, "package.json"), JSON.stringify({ scripts: { deploy } }));

test("the folder of the guide is changed by one rename, keeps ten versions, and says when it is online", async () => {
  const [, program = ""] =
    /```js\n(\/\/ deploy\.mjs\n.*?)```/s.exec(readFileSync("docs/publish.md", "utf8")) ?? [];
  const home = mkdtempSync(path.join(tmpdir(), "served-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const root = await makeScripted("deploy-folder", "node deploy.mjs");
  writeFileSync(path.join(root, "deploy.mjs"), program.replaceAll("/srv/site", home));
  for (let number = 10; number < 22; number += 1)
    mkdirSync(path.join(home, "versions", `2020-01-${number}`), { recursive: true });
  const told = (await deploy(root))
    .replaceAll(home, "<home>")
    .replace(/versions\/[\d-]+T[\d.]+Z/, "<version>");
  expect(told).toMatchInlineSnapshot(`
    "0 <home>/current is <version>.
    Published by the script deploy.

    Visitors get it when build.json at the top of your site says <content>.
    "
  `);
  expect(readdirSync(path.join(home, "versions"))).toHaveLength(10);
  // The host: a real web server, in front of the link.
  const host = await serve("nginx", path.join(home, "current"), "/", "");
  onTestFinished(() => void host.stop());
  const content = contentIdOf(await readFolderVersion(root, schemas));
  expect(await askForContent(`${host.origin}/build.json`)).toBe(content);
  const [first] = readlinkSync(path.join(home, "current")).split("\n");
  writeFileSync(path.join(root, "page.yaml"), smallPage.replace("Think better.", "Think best."));
  await deploy(root);
  const next = contentIdOf(await readFolderVersion(root, schemas));
  expect(next).not.toBe(content);
  expect(await askForContent(`${host.origin}/build.json`)).toBe(next);
  // Back is the same rename.
  symlinkSync(first ?? "", path.join(home, "next"));
  renameSync(path.join(home, "next"), path.join(home, "current"));
  expect(await askForContent(`${host.origin}/build.json`)).toBe(content);
});

test("a script that fails is told with its code, and the version is tried again; with a remote, Git goes first", async () => {
  const root = await makeScripted("deploy-fails", "echo Uploading; echo Broken >&2; exit 4");
  expect(await deploy(root)).toMatchInlineSnapshot(`
    "1 Uploading
    Broken
    Not online yet: The script deploy of package.json ended with the code 4."
  `);
  const site = await publishFrom(root);
  expect(await deploy(root)).toMatchInlineSnapshot(`
    "1 Published:
      The first page added, with Header, Hero, Showcase, Features, FAQ, Testimonials and Footer.
      public/favicon.svg added.
      public/images/hero.png added.
      public/images/slide-focus.png added.
      public/images/slide-journal.png added.
      public/images/slide-mood.png added.
      public/images/slide-recall.png added.
      public/images/slide-summary.png added.
      public/images/slide-tasks.png added.
      public/images/tour-poster.png added.
      public/images/works.png added.
      public/logo/mark.svg added.
      public/videos/tour.mp4 added.
      public/videos/tour.webm added.

    Uploading
    Broken
    Not online yet: The script deploy of package.json ended with the code 4."
  `);
  expect(site.online("page.yaml")).toBe(smallPage);
  expect(await recallPublication(root)).toBeUndefined();
  writeScript(root, `node -p "require('./dist/build.json').content"`);
  expect(await deploy(root)).toMatchInlineSnapshot(`
    "0 Nothing has changed since the last publication.

    <content>
    Published by the script deploy.

    Visitors get it when build.json at the top of your site says <content>.
    "
  `);
  expect(await recallPublication(root)).toMatchObject({ begun: expect.any(String) });
  site.write("page.yaml", smallPage.replace("sections:", "sections: ["));
  expect((await runPublish(root, [])).complaint).toBe("Not published yet: see above.");
});
