import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import type { ViteDevServer } from "vite";
import { type FixRequest, fixPath } from "../../shared/live/report.ts";
import { awaitWhole } from "../../site/write/awaitWhole.ts";
import { changes, encode } from "../../site/write/fix.ts";
import { replaceFile } from "../../site/write/replaceFiles.ts";
import { Composer } from "../../yaml/compose.ts";
import { decode } from "../../yaml/decode.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { hostsOf, type ServedHosts } from "./allowedHosts.ts";
import {
  answerFailure,
  parseBody,
  readBody,
  refuseWrite,
  type WriteDenied,
} from "./guardWrites.ts";
import type { Broken } from "./preview.ts";

const maxBody = 1000;
const done: WriteDenied = [204, ""];
const outdated: WriteDenied = [
  409,
  "The file has changed in the meantime, so nothing was written. The report follows.",
];

interface Ports {
  /** The pages that cannot be read or have errors. */
  listBroken(): Iterable<Broken>;
  /** Reads the site again after a fix of a file. */
  readAgain(file: string): void;
}

/**
 * Applies a fix that the preview's report offers. It writes to a page file, so only the preview's own page may
 * ask for it: with the token of the report. Nothing in the request is written: only a fix that was found here, and only while the file is
 * as it was read.
 */
export function serveFixes(server: ViteDevServer, paths: ProjectPaths, ports: Ports): void {
  const hosts = hostsOf(server.config.server);
  server.middlewares.use(server.config.base + fixPath, async (request, response) => {
    const [status, text] = await answer(request, hosts, paths, ports).catch((error) =>
      answerFailure(error, server.config),
    );
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
  });
}

async function answer(
  request: IncomingMessage,
  hosts: ServedHosts,
  paths: ProjectPaths,
  { listBroken, readAgain }: Ports,
): Promise<WriteDenied> {
  const refusal = refuseWrite(request, "A fix", hosts);
  if (refusal) return refusal;
  const body = await readBody(request, maxBody);
  const asked = body && readRequest(parseBody(body));
  if (!asked) return [400, "This does not name a fix."];
  const broken = [...listBroken()].find(({ report }) => report.token === asked.token);
  if (!broken) return outdated;
  const { source: page, texts, diagnostics } = broken.loaded;
  const { fix, file = "" } = diagnostics[asked.diagnostic] ?? {};
  const source = texts.get(file) ?? page;
  if (!fix || !changes(fix, source)) return [400, "This does not name a fix."];
  const target = path.join(paths.root, file);
  await awaitWhole([target]);
  const bytes = await readFile(target);
  if (decode(bytes).text !== source) return outdated;
  const composer = new Composer(source);
  composer.splice(fix.edits);
  const next = encode(composer.text, bytes);
  if (!(await replaceFile(target, bytes, next))) return outdated;
  // The watcher may miss a file that is replaced twice.
  readAgain(target);
  return done;
}

function readRequest(body: unknown): FixRequest | undefined {
  const { token, diagnostic } = Object(body);
  return typeof token === "string" && Number.isInteger(diagnostic)
    ? { token, diagnostic }
    : undefined;
}
