import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import * as http from "node:http";
import * as https from "node:https";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type EditorRequest,
  editorAddress,
  editorPath,
  tokenHeader,
  tokenName,
} from "../../src/shared/editor/endpoint.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startLive } from "../project/startLive.ts";
import { makeCertificate } from "./certificate.ts";

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  address?: string;
}

interface Answered {
  status: number | undefined;
  text: string;
}

/** Sends a request as no browser would: with any headers. */
function send(origin: string, { method = "GET", headers = {}, body, address = "" }: Asked) {
  const { request } = origin.startsWith("https") ? https : http;
  const options = { method, headers, rejectUnauthorized: false };
  return new Promise<Answered>((resolve, reject) => {
    const sent = request(`${origin}/${address}`, options, async (answer) => {
      let text = "";
      for await (const chunk of answer.setEncoding("utf8")) text += chunk;
      resolve({ status: answer.statusCode, text });
    });
    sent.on("error", reject).end(body);
  });
}

async function readToken(origin: string, base = ""): Promise<string> {
  const { text } = await send(origin, { address: base + editorAddress });
  return new RegExp(`name="${tokenName}" content="([^"]+)"`).exec(text)?.[1] ?? "";
}

const editing = (title: string) =>
  JSON.stringify({
    do: "edit",
    file: "page.yaml",
    operation: { do: "set", path: ["site", "title"], value: title },
  } satisfies EditorRequest);

/** All that a request to write needs; `others` replaces some of it. */
const asked = (origin: string, token: string, others: Asked = {}): Asked => ({
  ...{ method: "POST", address: editorPath, body: editing("Broken in") },
  ...others,
  headers: {
    ...{ origin, "content-type": "application/json", "sec-fetch-site": "same-origin" },
    ...{ [tokenHeader]: token, ...others.headers },
  },
});

const portOf = (origin: string) => new URL(origin).port;

describe.each(["http", "https"])("the editor's endpoint by %s", (scheme) => {
  let root: string;
  let server: RunningServer;
  let token: string;
  const ask = (others: Asked = {}) => send(server.origin, asked(server.origin, token, others));
  const readAll = async () => {
    const own = (await readdir(root)).filter(
      (name) => !/^(editor|node_modules|public|schema|src)$/.test(name),
    );
    const files = await Promise.all(
      own.map(async (name) => [
        name,
        await readFile(path.join(root, name), "utf8").catch(() => ""),
      ]),
    );
    return Object.fromEntries(files);
  };

  beforeAll(async () => {
    root = await makeProject(`safety-${scheme}`, smallPage);
    if (scheme === "https") await serveByHttps(root);
    server = await startLive(root);
    token = await readToken(server.origin);
  });
  afterAll(() => server?.stop());

  test("refuses each request that is not the editor's own, says why, and writes nothing", async () => {
    const before = await readAll();
    const foreign = `${scheme}://attacker.example:${portOf(server.origin)}`;
    const requests = {
      "a foreign origin": { headers: { origin: "https://attacker.example" } },
      "another port": { headers: { origin: `${scheme}://localhost:1` } },
      "an origin that says nothing": { headers: { origin: "null" } },
      "no origin": { headers: { origin: "" } },
      "a page of another site": { headers: { "sec-fetch-site": "cross-site" } },
      "a page of another port": { headers: { "sec-fetch-site": "same-site" } },
      "a typed address": { headers: { "sec-fetch-site": "none" } },
      "a name that leads here": { headers: { host: new URL(foreign).host, origin: foreign } },
      "a name behind a proxy": {
        headers: {
          ...{ host: new URL(foreign).host, origin: foreign },
          "x-forwarded-host": new URL(server.origin).host,
        },
      },
      "a form": { headers: { "content-type": "application/x-www-form-urlencoded" } },
      "a text": { headers: { "content-type": "text/plain" } },
      "no token": { headers: { [tokenHeader]: "" } },
      "another token": { headers: { [tokenHeader]: token.replace(/.$/, "x") } },
      "a look": { method: "GET", body: "" },
      "an upload": { method: "PUT" },
      "half a request": { body: "{" },
      nothing: { body: "null" },
      "a list": { body: `[${editing("Broken in")}]` },
      "too much": { body: `${editing("Broken in")}${" ".repeat(1_000_000)}` },
    } satisfies Record<string, Asked>;
    const answers: string[] = [];
    for (const [name, others] of Object.entries(requests)) {
      const { status, text } = await ask(others);
      answers.push(`${name}: ${status} ${text.split("\n")[0]}`);
    }
    expect(answers).toMatchInlineSnapshot(`
      [
        "a foreign origin: 403 Only the preview's own page may ask for an edit.",
        "another port: 403 Only the preview's own page may ask for an edit.",
        "an origin that says nothing: 403 Only the preview's own page may ask for an edit.",
        "no origin: 403 Only the preview's own page may ask for an edit.",
        "a page of another site: 403 Only the preview's own page may ask for an edit.",
        "a page of another port: 403 Only the preview's own page may ask for an edit.",
        "a typed address: 403 Only the preview's own page may ask for an edit.",
        "a name that leads here: 403 The preview does not answer to the name "attacker.example", which nobody has given it.",
        "a name behind a proxy: 403 The preview does not answer to the name "attacker.example", which nobody has given it.",
        "a form: 415 An edit is asked for as JSON.",
        "a text: 415 An edit is asked for as JSON.",
        "no token: 403 The preview has been started again. Load the editor again.",
        "another token: 403 The preview has been started again. Load the editor again.",
        "a look: 405 An edit is asked for by POST.",
        "an upload: 405 An edit is asked for by POST.",
        "half a request: 400 This asks for nothing that is known.",
        "nothing: 400 This asks for nothing that is known.",
        "a list: 400 This asks for nothing that is known.",
        "too much: 413 This is too much at once: a page may have up to 1 MB.",
      ]
    `);
    expect(await readAll()).toEqual(before);
  });

  test("writes no file but those of pages", async () => {
    const before = await readAll();
    const operation = { do: "set", path: ["a"], value: "b" } as const;
    const files = [
      ...[
        "package.json",
        "vite.config.ts",
        "../page.yaml",
        "public/a.yaml",
        "pages/../package.json",
      ],
      path.join(root, "page.yaml"),
      "",
    ];
    const wanted: EditorRequest[] = [
      ...files.map((file) => ({ do: "edit", file, operation }) as const),
      ...files.map((file) => ({ do: "delete-page", file }) as const),
      ...["/../a/", "/a/../../b/", "/index/", "/404/", "/A/", "/a.yaml/", "//", "/.a/"].map(
        (page) => ({ do: "add-page", page, title: "A", from: "text" }) as const,
      ),
      { do: "delete-page", file: "page.yaml" },
      { do: "add-page", page: "/a/", title: "A", from: "../../../../package" },
      { do: "add-page", page: "/a/", title: "A", from: "package.json" },
    ];
    for (const each of wanted) {
      const { text } = await ask({ body: JSON.stringify(each) });
      expect([each, JSON.parse(text)]).toMatchObject([
        each,
        { refusal: { message: expect.any(String) } },
      ]);
    }
    expect(await readAll()).toEqual(before);
  });

  test("does what its own editor asks", async () => {
    const { status } = await ask({ headers: { "x-forwarded-host": "attacker.example" } });
    expect(status).toBe(200);
    expect((await readAll())["page.yaml"]).toContain("Broken in");
    expect((await ask({ body: JSON.stringify({ do: "undo" }) })).status).toBe(200);
    expect((await readAll())["page.yaml"]).toBe(smallPage);
  });

  test("keeps its token when the server starts itself again", async () => {
    await writeFile(
      path.join(root, "page.yaml"),
      smallPage.replace("\nsite:\n", "$&  base: /shop/\n"),
    );
    await expect.poll(() => readToken(server.origin, "shop/"), { timeout: 60_000 }).toBe(token);
  });
});

/** Has the previews of a project answer by https. */
async function serveByHttps(root: string): Promise<void> {
  const file = path.join(root, "vite.config.ts");
  await rm(file);
  await writeFile(
    file,
    `import react from "@vitejs/plugin-react";
import { broadside } from "./src/node/plugin.ts";
export default {
  plugins: [react(), broadside()],
  server: { https: ${JSON.stringify(makeCertificate())} },
};
`,
  );
}
