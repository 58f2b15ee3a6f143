import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import type { ViteDevServer } from "vite";
import { type FixRequest, fixPath } from "../../shared/report.ts";
import { changes, encode } from "../../site/fix.ts";
import { replaceFile } from "../../site/replaceFiles.ts";
import { Composer } from "../../yaml/compose.ts";
import { decode } from "../../yaml/decode.ts";
import type { ProjectPaths } from "../projectPaths.ts";
import type { Broken } from "./preview.ts";

/** An HTTP status, and the error as text. */
type Answer = [status: number, text: string];

const maxBody = 1000;
const done: Answer = [204, ""];
const outdated: Answer = [
  409,
  "The file has changed in the meantime, so nothing was written. The report follows.",
];

/**
 * Applies a fix that the preview's report offers. It writes to a page file, so only the preview's own page may
 * ask for it: by POST from the same origin, as JSON, with the token of the report. Vite has refused foreign
 * hosts before. Nothing in the request is written: only a fix that was found here, and only while the file is
 * as it was read.
 */
export function serveFixes(
  server: ViteDevServer,
  paths: ProjectPaths,
  listBroken: () => Iterable<Broken>,
): void {
  server.middlewares.use(server.config.base + fixPath, async (request, response) => {
    const [status, text] = await answer(request, paths, listBroken).catch(
      (error): Answer => [500, `The file could not be written. ${error.message}`],
    );
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
  });
}

async function answer(
  request: IncomingMessage,
  paths: ProjectPaths,
  listBroken: () => Iterable<Broken>,
): Promise<Answer> {
  const { method, headers } = request;
  if (method !== "POST") return [405, "A fix is asked for by POST."];
  if (!isSameOrigin(headers)) return [403, "Only the preview's own page may ask for a fix."];
  if (headers["content-type"] !== "application/json") return [415, "A fix is asked for as JSON."];
  const asked = readRequest(await readBody(request));
  if (!asked) return [400, "This does not name a fix."];
  const broken = [...listBroken()].find(({ report }) => report.token === asked.token);
  if (!broken) return outdated;
  const { source: page, texts, diagnostics } = broken.loaded;
  const { fix, file = "" } = diagnostics[asked.diagnostic] ?? {};
  const source = texts.get(file) ?? page;
  if (!fix || !changes(fix, source)) return [400, "This does not name a fix."];
  const target = path.join(paths.root, file);
  const bytes = await readFile(target);
  if (decode(bytes).text !== source) return outdated;
  const composer = new Composer(source);
  composer.splice(fix.edits);
  const next = encode(composer.text, bytes);
  return (await replaceFile(target, bytes, next)) ? done : outdated;
}

/** Browsers send the origin with every POST, and no page can change it. */
function isSameOrigin({ origin, host }: IncomingMessage["headers"]): boolean {
  return host !== undefined && URL.canParse(origin ?? "") && new URL(origin ?? "").host === host;
}

/** The body, read no further than the limit. */
async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += chunk;
    if (body.length > maxBody) break;
  }
  return body;
}

function readRequest(body: string): FixRequest | undefined {
  try {
    const { token, diagnostic } = JSON.parse(body) ?? {};
    return typeof token === "string" && Number.isInteger(diagnostic)
      ? { token, diagnostic }
      : undefined;
  } catch {
    return undefined;
  }
}
