import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import * as http from "node:http";
import * as https from "node:https";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  type EditorRequest,
  editorAddress,
  editorPath,
  tokenHeader,
  tokenName,
} from "../../src/shared/editor/endpoint.ts";
import { smallPage } from "../fixtures/index.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { startFromSources, startLive } from "../project/startLive.ts";
import { sample } from "../random/sample.ts";
import { makeCertificate } from "./certificate.ts";
import { connect } from "./connection.ts";

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  address?: string;
}

interface Answered {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
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
      resolve({ status: answer.statusCode, headers: answer.headers, text });
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

/** The inline scripts of a document. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, code = ""]) => code);

const portOf = (origin: string) => new URL(origin).port;

describe.each(sample(["http", "https"], 2))(
  "the editor's endpoint by %s",
  { tags: ["random"] },
  (scheme) => {
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
      await copyFolder(root, "public");
      if (scheme === "https") await serveByHttps(root);
      server = await startLive(root);
      token = await readToken(server.origin);
    });
    afterAll(() => server?.stop());

    test("keeps a picture that the editor sends, and none from elsewhere", async () => {
      const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: "#123" } });
      const content = (await drawn.png().toBuffer()).toString("base64");
      const body = JSON.stringify({ do: "upload", name: "x.png", content } satisfies EditorRequest);
      const upload = async (headers: Record<string, string>) =>
        (await ask({ body, headers })).status;
      const kept = path.join(root, "public/images/x.png");
      expect([
        await upload({ origin: "https://attacker.example" }),
        await upload({ origin: `${scheme}://localhost:1` }),
        await upload({ "sec-fetch-site": "cross-site" }),
        await upload({ "content-type": "text/plain" }),
        await upload({ [tokenHeader]: "guessed" }),
      ]).toEqual([403, 403, 403, 415, 403]);
      expect(existsSync(kept)).toBe(false);
      expect(await upload({})).toBe(200);
      expect(existsSync(kept)).toBe(true);
    });

    test("serves no drawing without its sandbox, however its address is written", async () => {
      const ways = [
        "favicon.svg",
        "favicon.svg?x",
        "favicon.svg/",
        "favicon%2Esvg",
        "favicon.svg/?import",
      ];
      const answers = await Promise.all(
        ways.map(async (address) => ({ address, ...(await send(server.origin, { address })) })),
      );
      const drawings = answers.filter(({ headers }) => /svg/.test(headers["content-type"] ?? ""));
      expect(drawings.length).toBeGreaterThan(2);
      for (const { address, headers } of drawings) {
        expect([address, headers["content-security-policy"]]).toEqual([address, "sandbox"]);
      }
    });

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

    test("answers what nobody could follow in words, and writes nothing", async () => {
      const before = await readAll();
      const nest = (depth: number, lead: string, end: string) =>
        lead.repeat(depth) + end.repeat(depth);
      const edit = (operation: string) =>
        `{"do":"edit","file":"page.yaml","operation":${operation}}`;
      const set = (value: string) => edit(`{"do":"set","path":["site","extra"],"value":${value}}`);
      const addPage = (page: string) =>
        JSON.stringify({ do: "add-page", page, title: "A", from: "text" });
      const requests = {
        "lists in lists": nest(100_000, "[", "]"),
        "operations in operations": edit(nest(20_000, '{"do":"all","operations":[', "]}")),
        "a deep value": set(nest(50_000, "[", "]")),
        "a deep value that was": edit(
          `{"do":"set","path":["a"],"value":1,"was":${nest(100_000, "[", "]")}}`,
        ),
        "a long path": edit(JSON.stringify({ do: "set", path: Array(90_000).fill("a"), value: 1 })),
        "a page in a page": set(nest(50, "[", "]")),
        "a long address": addPage(`/${"a".repeat(300)}/`),
        "many folders": addPage(`/${"a/".repeat(200)}`),
        "an address of the preview": addPage("/edit/"),
        "an address of Windows": addPage("/legal/con/"),
        "a long name of a section": edit(
          JSON.stringify({ do: "delete-section", section: "x".repeat(900_000) }),
        ),
      };
      const answers: string[] = [];
      for (const [name, body] of Object.entries(requests)) {
        const { status, text } = await ask({ body });
        const message = status === 200 ? JSON.parse(text).refusal.message : text;
        answers.push(`${name}: ${status} ${message.replace(/(?<=x{9})x+/, "…")}`);
      }
      expect(answers).toMatchInlineSnapshot(`
      [
        "lists in lists: 400 This asks for nothing that is known.",
        "operations in operations: 400 An operation holds values inside one another 64 times at most.",
        "a deep value: 400 An operation holds values inside one another 64 times at most.",
        "a deep value that was: 400 An operation holds values inside one another 64 times at most.",
        "a long path: 400 set: "path" must be a list of names and numbers, 64 at most.",
        "a page in a page: 200 A page holds settings inside settings up to 32 times, and this would be more.",
        "a long address: 200 No page can be at /aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…: a part of an address has up to 80 letters. Choose another address.",
        "many folders: 200 No page can be at /a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a…: an address has up to 200 letters. Choose another address.",
        "an address of the preview: 200 No page can be at /edit/: the preview shows the editor at /edit/. Choose another address.",
        "an address of Windows: 200 No page can be at /legal/con/: Windows keeps the name con for a device. Choose another address.",
        "a long name of a section: 200 The section "xxxxxxxxx…" is not there. Look at the page as it is now.",
      ]
    `);
      expect(await readAll()).toEqual(before);
    });

    test("counts a body that says no length as one that does", async () => {
      const before = await readAll();
      const [large, small] = [5_000_000, 100_000].map((size) => editing("x".repeat(size)));
      const headers = { "transfer-encoding": "chunked" };
      expect(await ask({ headers, body: large ?? "" })).toMatchObject({ status: 413 });
      expect(await ask({ headers, body: `${small}${" ".repeat(1_000_000)}` })).toMatchObject({
        status: 413,
      });
      expect(await readAll()).toEqual(before);
    });

    test("compares the scheme of the origin", async () => {
      const other = scheme === "https" ? "http" : "https";
      const { status } = await ask({
        headers: { origin: server.origin.replace(scheme, other) },
      });
      expect(status).toBe(403);
    });

    test("runs in a document that runs its own scripts alone, and that no other origin can read", async () => {
      const headers = { origin: `${scheme}://localhost:1` };
      for (const address of [
        editorAddress,
        "",
        "@vite/client",
        "src/entry.editor.tsx",
        editorPath,
      ]) {
        for (const method of ["GET", "OPTIONS"]) {
          const answer = await send(server.origin, { address, method, headers });
          expect([address, method, answer.headers["access-control-allow-origin"]]).toEqual([
            ...[address, method],
            undefined,
          ]);
        }
      }
      const { headers: sent, text } = await send(server.origin, { address: editorAddress });
      expect(sent["x-content-type-options"]).toBe("nosniff");
      const policy = String(sent["content-security-policy"]);
      expect(
        policy
          .replaceAll(/'sha256-[^']+'/g, "'sha256-…'")
          .replaceAll(/:\d+/g, ":1")
          .split("; "),
      ).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "font-src 'self' data:",
        "connect-src 'self' ws://localhost:1 wss://localhost:1",
        "frame-src 'self'",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]
    `);
      expect(inlineScripts(text)).toEqual([]);
    });

    test("lives on whatever comes over the connection", async () => {
      const { text } = await send(server.origin, { address: "@vite/client" });
      const [, wsToken = ""] = /wsToken = "([^"]+)"/.exec(text) ?? [];
      const connection = await connect(server.origin, wsToken);
      const names = ["broadside:opened", "broadside:editor", "vite:invoke", "vite:invalidate"];
      const events = [...names, "vite:client:connect", "vite:client:disconnect", "constructor", 5];
      const data = [
        ...[undefined, null, 5, "a", [], {}, { address: 5 }, { address: null, hasPage: true }],
        ...[
          { address: "/%E0%A4%A?on=%E0", hasPage: true },
          { address: "/__proto__/", hasPage: true },
        ],
        ...[
          { address: `/${"a".repeat(1_000_000)}`, hasPage: true },
          { path: 5 },
          { path: {}, message: 5 },
        ],
        { address: "/", hasPage: "yes" },
      ];
      for (const event of events) {
        for (const each of data)
          connection.send(JSON.stringify({ type: "custom", event, data: each }));
      }
      for (const raw of ["{", "", "null", "5", "[]", '{"type":"custom"}', "\0".repeat(1000)]) {
        connection.send(raw);
      }
      await connection.close();
      expect((await ask({ body: '{"do":"read"}' })).status).toBe(200);
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
  },
);

/** Has the previews of a project answer by https. */
async function serveByHttps(root: string): Promise<void> {
  const file = path.join(root, "vite.config.ts");
  await rm(file);
  await writeFile(
    file,
    `import react from "@vitejs/plugin-react";
import { broadside } from "./src/node/plugin.ts";
import { sample } from "../random/sample.ts";
export default {
  plugins: [react(), broadside()],
  server: { https: ${JSON.stringify(makeCertificate())} },
};
`,
  );
}

test("from sources, the document of the editor allows its one inline script by its hash", async () => {
  const server = await startFromSources(await makeProject("safety-sources", smallPage));
  onTestFinished(async () => {
    await server.stop();
  });
  const { headers, text } = await send(server.origin, { address: editorAddress });
  const inline = inlineScripts(text);
  // The preamble of React's refresh.
  expect(inline).toHaveLength(1);
  for (const script of inline) {
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  }
});
