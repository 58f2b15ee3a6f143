import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { runPublish } from "../../src/cli/runPublish.ts";
import { shareDraft } from "../../src/site/publishing/deploy/shareDraft.ts";
import { schemas } from "../changes/site.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import { serve } from "../publish/servers.ts";

// Nobody's own settings of Git take part.
beforeAll(() => void vi.stubEnv("HOME", "/nonexistent"));

test("without a script for it, a draft is told to be not possible here", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "draft-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, "package.json"), '{"scripts":{"deploy":"exit 1"}}');
  const { complaint, code } = await runPublish(root, ["--draft"]);
  expect(`${code} ${complaint}`).toMatchInlineSnapshot(
    `"1 A link for colleagues is not possible here: it needs a host with previews, and a script deploy:draft in package.json. docs/publish.md lists such hosts. npm run build -- --draft makes the same pages in dist/."`,
  );
});

test("the link of a draft is handed out once a request without cookies has read it", {
  tags: ["rest"],
}, async () => {
  const root = await makeProject("share-draft", smallPage);
  const host = path.join(root, "host");
  const writeScript = (...commands: string[]) => {
    rmSync(path.join(root, "package.json"));
    const scripts = { "deploy:draft": commands.join(" && ") };
    writeFileSync(path.join(root, "package.json"), JSON.stringify({ scripts }));
  };
  const upload = "rm -rf host && cp -R dist host";
  writeScript(upload, "echo Log in once");
  const share = async (pause = async () => {}) => {
    const lines: string[] = [];
    return { ...(await shareDraft(root, schemas, (line) => lines.push(line), pause)), lines };
  };
  expect(await share()).toEqual({
    lines: ["Log in once"],
    reason: "The script deploy:draft has written no address.",
  });
  const server = await serve("nginx", host, "/", "");
  onTestFinished(() => void server.stop());
  const { origin } = server;
  // The host shows it a while after it has told its address.
  const later = `rm -rf host && cp -R dist later && echo Build: ${origin}/log && echo Draft: ${origin}.`;
  writeScript(later);
  const show = async () => renameSync(path.join(root, "later"), host);
  expect(await share(show)).toMatchObject({ address: origin });
  // Pages that search engines list are none of a draft.
  writeScript(upload, "sed -i s/noindex/all/ host/index.html", `echo ${origin}`);
  expect(await share()).toMatchObject({ reason: expect.stringContaining("not possible here") });
  const login = createServer((request, response) => {
    if (request.url === "/login") response.end("<title>Log in</title>");
    else response.writeHead(302, { location: "/login" }).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void login.close());
  await once(login, "listening");
  writeScript(`echo http://127.0.0.1:${Object(login.address()).port}`);
  const { reason = "" } = { reason: undefined, ...(await share()) };
  expect(reason.replace(/:\d+/, ":<port>")).toMatchInlineSnapshot(
    `"A link for colleagues is not possible here: without a login, http://127.0.0.1:<port> does not show the draft. Previews of some hosts ask for a login, which their settings can turn off."`,
  );
  writeScript("exit 3");
  expect(await share()).toEqual({
    lines: [],
    reason: "The script deploy:draft of package.json ended with the code 3.",
  });
});
