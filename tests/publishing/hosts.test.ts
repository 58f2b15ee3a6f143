// @module-tag rest
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { HostKindName, HostValues } from "../../src/shared/editor/hosts.ts";
import {
  describeConnection,
  forgetConnection,
  keepConnection,
  readConnection,
} from "../../src/site/publishing/hosts/connection.ts";
import { type HostRefusal, UnknownServer } from "../../src/site/publishing/hosts/host.ts";
import { tryHost } from "../../src/site/publishing/hosts/hosts.ts";
import { createNetlify } from "../../src/site/publishing/hosts/netlify.ts";
import { uploadSite } from "../../src/site/publishing/hosts/uploadSite.ts";
import { findPort } from "../project/findPort.ts";
import { installMissing } from "../publish/servers.ts";
import { serveHttp } from "./serveHttp.ts";
import { passphrase, startSsh } from "./startSsh.ts";

let home: string;
let root: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "hosts-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  vi.stubEnv("XDG_CONFIG_HOME", path.join(home, "config"));
  root = path.join(home, "site");
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** Puts files into dist/ of the site, in place of those before. */
function build(files: Record<string, string>): void {
  rmSync(path.join(root, "dist"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, "dist", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The files below a folder, with their content. */
function readAll(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

/** Serves a folder by nginx: to visitors, and by WebDAV below /dav/ to who knows the password. */
async function serveFolder(folder: string): Promise<string> {
  installMissing("nginx");
  mkdirSync(folder, { recursive: true });
  const port = await findPort();
  const at = (name: string) => path.join(home, name);
  const hash = execFileSync("openssl", ["passwd", "-apr1", "s3cret"]).toString().trim();
  writeFileSync(at("users"), `ada:${hash}\n`);
  writeFileSync(
    at("nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${at("nginx.pid")}; error_log stderr warn; events {}
    http { access_log off; client_body_temp_path ${at("body")}; server { listen 127.0.0.1:${port}; root "${folder}";
      location /dav/ { alias "${folder}/"; dav_methods PUT DELETE MKCOL; auth_basic "x"; auth_basic_user_file ${at("users")}; } } }`,
  );
  const server = spawn("nginx", ["-c", at("nginx.conf"), "-p", home], { stdio: "ignore" });
  const ended = once(server, "close");
  onTestFinished(async () => {
    server.kill();
    await ended;
  });
  const address = `http://127.0.0.1:${port}/`;
  await vi.waitFor(() => fetch(address), { timeout: 20_000 });
  return address;
}

const files = { "index.html": "One", "a b/[x]'é.js": "1", "old/gone.css": "x", "build.json": "{}" };
const later = { "index.html": "Two", "a b/[x]'é.js": "2", "build.json": "{ }" };

/** Connects the site, and uploads it twice. Expects what is online, and nothing of a secret in any line. */
async function publishTwice(kind: HostKindName, values: HostValues, online: () => object) {
  build(files);
  const connection = await tryHost(kind, values);
  const lines: string[] = [];
  const upload = () => uploadSite(root, connection, (line) => lines.push(line));
  expect(await upload()).toBe(undefined);
  expect(online()).toEqual(files);
  build(later);
  expect(await upload()).toBe(undefined);
  expect(online()).toEqual(later);
  expect(lines.join("\n")).not.toContain(values.password ?? values.token ?? "");
  return lines;
}

/** The field and the sentence by which a host refuses. */
const refusal = (kind: HostKindName, values: HostValues) =>
  tryHost(kind, values).then(
    () => "none",
    ({ field, message }: HostRefusal) => `${field}: ${message}`,
  );

test("a web space by SFTP takes the site, with what is gone removed, and says what is wrong", async () => {
  const folder = path.join(home, "web space");
  const address = await serveFolder(folder);
  const { port, lockedKey, hostKey } = await startSsh();
  const values = {
    ...{ server: `127.0.0.1:${port}`, user: userInfo().username, password: passphrase },
    ...{ key: lockedKey, folder, address },
  };
  const unknown = await tryHost("sftp", values).catch((error) => error);
  const print = execFileSync("ssh-keygen", ["-lf", "-"], { input: hostKey, encoding: "utf8" });
  expect(unknown).toBeInstanceOf(UnknownServer);
  expect(print.split(" ")).toContain(unknown.fingerprint);
  expect(await tryHost("sftp", values, "SHA256:another").catch((error) => error)).toEqual(unknown);
  await tryHost("sftp", values, unknown.fingerprint);
  const lines = await publishTwice("sftp", values, () => readAll(folder));
  expect(lines.slice(0, 4)).toEqual([
    "a b/[x]'é.js (1 of 4)",
    "old/gone.css (2 of 4)",
    "index.html (3 of 4)",
    "build.json (4 of 4)",
  ]);
  expect(await refusal("sftp", { ...values, password: "wrong" })).toMatch(/^password: /);
  expect(await refusal("sftp", { ...values, server: "nobody.invalid" })).toMatch(
    /^server: There is no/,
  );
  expect(await refusal("sftp", { ...values, server: `127.0.0.1:${await findPort()}` })).toMatch(
    /^server: The host does not answer/,
  );
  expect(await refusal("sftp", { ...values, folder: "/proc/nothing" })).toMatch(
    /^folder: The server does not/,
  );
  expect(await refusal("sftp", { ...values, folder: path.join(home, "elsewhere") })).toMatch(
    /^folder: Files get to the server, but visitors do not see them/,
  );
  const known = path.join(home, "config/broadside/known_hosts");
  const other = execFileSync("ssh-keygen", [
    "-q",
    "-t",
    "ed25519",
    "-N",
    "",
    "-f",
    path.join(home, "k"),
  ]);
  expect(String(other)).toBe("");
  const [type, key] = readFileSync(path.join(home, "k.pub"), "utf8").split(" ");
  writeFileSync(known, `[127.0.0.1]:${port} ${type} ${key}\n`);
  expect(await refusal("sftp", values)).toMatch(
    /^server: The server shows another key than before/,
  );
  vi.stubEnv("PATH", home);
  expect(await refusal("sftp", values)).toMatch(
    /^undefined: The program sftp is not on this computer/,
  );
  expect(readAll(folder)).toEqual(later);
});

test("a web space by WebDAV does, too", async () => {
  const folder = path.join(home, "web space");
  const address = await serveFolder(folder);
  const values = { folder: `${address}dav`, user: "ada", password: "s3cret", address };
  await publishTwice("webdav", values, () => readAll(folder));
  expect(await refusal("webdav", { ...values, password: "wrong" })).toMatch(/^password: /);
  expect(await refusal("webdav", { ...values, folder: `${address}nowhere/` })).toMatch(
    /^folder: The server/,
  );
  expect(
    await refusal("webdav", { ...values, folder: `http://127.0.0.1:${await findPort()}` }),
  ).toMatch(/^folder: The host does not answer/);
  expect(await refusal("webdav", { ...values, folder: "http://host.example/" })).toMatch(
    /^folder: Write https/,
  );
  expect(readAll(folder)).toEqual(later);
});

test("a branch of a repository takes the site, and nothing that is there is lost", async () => {
  const remote = path.join(home, "remote.git");
  const git = (...args: string[]) => execFileSync("git", ["-C", remote, ...args]).toString();
  execFileSync("git", ["init", "-q", "--bare", remote]);
  git("config", "http.receivepack", "true");
  const host = await serveHttp(home);
  const values = {
    ...{ repository: `http://${host}/remote.git`, user: "ada", token: "s3cret" },
    address: "http://127.0.0.1/",
  };
  const online = () => {
    const names = git(
      "-c",
      "core.quotePath=false",
      "ls-tree",
      "-r",
      "--name-only",
      "gh-pages",
    ).trim();
    const shown = names.split("\n").filter((name) => name !== ".nojekyll");
    return Object.fromEntries(shown.map((name) => [name, git("show", `gh-pages:${name}`)]));
  };
  await publishTwice("branch", values, online);
  expect(git("log", "--format=%s %an", "gh-pages")).toBe("Publish Broadside\nPublish Broadside\n");
  expect(await refusal("branch", { ...values, token: "wrong" })).toMatch(/^token: /);
  expect(await refusal("branch", { ...values, repository: `http://${host}/none.git` })).toMatch(
    /^repository: There is no/,
  );
  git("config", "http.receivepack", "false");
  expect(await refusal("branch", values)).toMatch(/^token: /);
  const tree =
    git("mktree", "--missing").trim() ||
    execFileSync("git", ["-C", remote, "mktree"], { input: "" }).toString().trim();
  const commit = git(
    "-c",
    "user.name=a",
    "-c",
    "user.email=a@b",
    "commit-tree",
    tree,
    "-m",
    "x",
  ).trim();
  git("update-ref", "refs/heads/gh-pages", commit);
  expect(await refusal("branch", values)).toMatch(
    /^repository: The branch gh-pages of this repository holds something else/,
  );
  vi.stubEnv("PATH", home);
  expect(await refusal("branch", values)).toMatch(
    /^undefined: The program Git is not on this computer/,
  );
});

test("Netlify gets the files that it lacks, in a site that is made if there is none", async () => {
  const sites: Record<string, string> = { taken: "other" };
  const stored = new Map<string, string>();
  const asked: string[] = [];
  let states = ["uploading", "ready"];
  let wanted: Record<string, string> = {};
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const call = `${request.method} ${request.url}`;
    asked.push(call);
    const send = (status: number, data: object) =>
      response.writeHead(status).end(JSON.stringify(data));
    if (request.headers.authorization !== "Bearer t0ken") return send(401, {});
    if (call === "GET /user") return send(200, {});
    const [, name] = /^GET \/sites\/(.*)\.netlify\.app$/.exec(call) ?? [];
    const siteOf = (name: string) => ({ id: `id-${name}`, ssl_url: `https://${name}.netlify.app` });
    if (name) return sites[name] === "mine" ? send(200, siteOf(name)) : send(404, {});
    if (call === "POST /sites") {
      const { name } = JSON.parse(body);
      if (sites[name]) return send(422, { errors: {} });
      sites[name] = "mine";
      return send(201, siteOf(name));
    }
    if (call === "POST /sites/id-shop/deploys") {
      wanted = JSON.parse(body).files;
      return send(200, {
        id: "d1",
        required: Object.values(wanted).filter((hash) => !stored.has(hash)),
      });
    }
    const [, file] = /^PUT \/deploys\/d1\/files(.*)$/.exec(call) ?? [];
    if (file) {
      stored.set(wanted[decodeURIComponent(file)] ?? "", body);
      return send(200, {});
    }
    if (call === "GET /deploys/d1") return send(200, { state: states.shift() ?? "error" });
    return send(500, {});
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const netlify = createNetlify(
    `http://127.0.0.1:${Object(server.address()).port}`,
    async () => {},
  );
  const values = { site: "shop", token: "t0ken" };
  expect(await netlify.test(values)).toBe("https://shop.netlify.app/");
  const upload = (names: string[]) =>
    netlify.upload(values, { folder: path.join(root, "dist"), names, gone: [] }, () => undefined);
  build(files);
  await upload(Object.keys(files));
  expect([...stored.values()].sort()).toEqual(Object.values(files).sort());
  build(later);
  asked.length = 0;
  states = ["ready"];
  await upload(["index.html", "build.json"]);
  expect(asked.filter((call) => call.startsWith("PUT"))).toHaveLength(2);
  await expect(netlify.test({ ...values, site: "taken" })).rejects.toThrow(
    "Somebody else has a site",
  );
  await expect(netlify.test({ ...values, token: "other" })).rejects.toThrow(
    "does not take this token",
  );
  await expect(upload(["index.html"])).rejects.toThrow(
    "Netlify has got the files, and does not show",
  );
});

describe("a connection", () => {
  test("is kept outside of the site, readable by one person, and described without its secret", async () => {
    build({});
    mkdirSync(root, { recursive: true });
    const values = { site: "shop", token: "t0ken-secret" };
    const connection = { kind: "netlify", values, address: "https://shop.netlify.app/" } as const;
    await keepConnection(root, connection);
    expect(await readConnection(root)).toEqual(connection);
    const described = await describeConnection(root, connection);
    expect(JSON.stringify(described)).not.toContain("t0ken-secret");
    expect(described.file.startsWith(root)).toBe(false);
    expect(statSync(described.file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(described.file)).mode & 0o777).toBe(0o700);
    expect(readAll(root)).toEqual({});
    await forgetConnection(root);
    expect(existsSync(described.file)).toBe(false);
    expect(await readConnection(root)).toBe(undefined);
  });

  test.each<[HostKindName, HostValues, string]>([
    ["netlify", { site: "", token: "x" }, "site: Name of the site is missing."],
    ["netlify", { site: "../x", token: "x" }, "site: A name has small"],
    ["netlify", { site: "shop", token: "a b" }, "token: A token has no spaces"],
    [
      "sftp",
      { server: "-oProxyCommand=x", user: "a", folder: "x", address: "x.com" },
      "server: The name",
    ],
    [
      "sftp",
      { server: "a.com", user: "-x", folder: "x", address: "x.com" },
      "user: This is no user name.",
    ],
    ["sftp", { server: "a.com", user: "a", folder: "x\nrm *", address: "x.com" }, "folder: "],
    [
      "sftp",
      { server: "a.com", user: "a", folder: "x", address: "ftp://x.com" },
      "address: An address is",
    ],
    [
      "branch",
      { repository: "ext::sh -c x", token: "x", address: "x.com" },
      "repository: The address",
    ],
    [
      "branch",
      { repository: "https://a:b@x.com/y", token: "x", address: "x.com" },
      "repository: The address",
    ],
  ])("%s takes no %j", async (kind, values, message) => {
    expect(await refusal(kind, values)).toContain(message);
  });
});
