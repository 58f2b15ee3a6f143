import type { IncomingMessage } from "node:http";
import type { ResolvedConfig } from "vite";
import { explainFailure } from "../../site/explainFileError.ts";
import { answersTo, hostNameIn, isAmong, isOwnHost, type ServedHosts } from "./allowedHosts.ts";

/** The parts of a request that show who sent it. */
interface Asking {
  headers: IncomingMessage["headers"];
  socket: {
    remoteAddress?: string | undefined;
    localAddress?: string | undefined;
    encrypted?: boolean;
  };
}

/** An HTTP status, and the reason in words. */
export type WriteDenied = [status: number, text: string];

/**
 * The reason why a request may not write to the author's files; undefined if it may. Only the preview's own pages may
 * ask for it: by POST from the same origin, as JSON, under a name that the preview answers to. A page elsewhere can
 * neither send JSON without asking first, which nobody allows, nor change `Origin` and `Sec-Fetch-Site`; a name of its
 * own that leads here is none of ours. Vite looks at the name too, but not where it serves by https.
 */
export function refuseWrite(
  request: Asking & Pick<IncomingMessage, "method">,
  what: string,
  hosts: ServedHosts,
): WriteDenied | undefined {
  const { method, headers } = request;
  if (method !== "POST") return [405, `${what} is asked for by POST.`];
  const elsewhere = refuseElsewhere(request, hosts);
  if (elsewhere) return elsewhere;
  if (!answersTo(headers.host ?? "", hosts.answered) || !isSameOrigin(request))
    return [403, `Only the preview's own page may ask for ${what.toLowerCase()}.`];
  if (headers["content-type"] !== "application/json") {
    return [415, `${what} is asked for as JSON.`];
  }
  return undefined;
}

/**
 * Browsers send the origin with every POST, and no page can change it. `Sec-Fetch-Site` comes only where the address is
 * trustworthy: by https, or on the same machine.
 */
function isSameOrigin({ headers, socket }: Asking): boolean {
  const { origin = "", host, "sec-fetch-site": site = "same-origin" } = headers;
  if (site !== "same-origin" || host === undefined || !URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  const isOwnScheme = protocol === (socket.encrypted ? "https:" : "http:");
  // A tunnel that leads to a name of its own speaks https outside, and http with the preview.
  return from === host && (isOwnScheme || (protocol === "https:" && !isOwnHost(hostNameIn(host))));
}

/**
 * The reason why a request from another computer may not reach the editor; undefined if it may. With `--host` the whole
 * network sees the preview, and only those may edit whom a name was given for.
 */
export function refuseElsewhere(
  { headers, socket }: Asking,
  { named }: ServedHosts,
): WriteDenied | undefined {
  const name = hostNameIn(headers.host ?? "");
  if (isFromHere(socket) || isAmong(name, named)) return undefined;
  return [
    403,
    `Pages are edited on the computer on which the preview runs. To edit them from others too, start it with the name that they reach it by:\n\n  BROADSIDE_HOSTS=${name} npm start -- --host\n`,
  ];
}

/** True for a connection from this computer, by whichever of its addresses. */
function isFromHere({ remoteAddress = "", localAddress }: Asking["socket"]): boolean {
  return remoteAddress === localAddress || /^(::ffff:)?127\.|^::1$/.test(remoteAddress);
}

/** The body of a request; undefined if it is longer than `limit` bytes. All of it is read: else no answer would arrive. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  return length > limit ? undefined : Buffer.concat(chunks);
}

/** The value of a body as JSON; undefined if it is none. */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** The answer where something failed that nobody has foreseen, or that the system refused: no word of either is in it. */
export function answerFailure(
  error: unknown,
  { logger }: Pick<ResolvedConfig, "logger">,
): WriteDenied {
  const reason = explainFailure(error);
  if (reason !== undefined) return [500, reason];
  logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return [500, "This could not be done. The terminal of the preview says why."];
}
