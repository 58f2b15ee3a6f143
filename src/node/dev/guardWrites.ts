import type { IncomingMessage } from "node:http";
import { answersTo, type Hosts } from "../allowedHosts.ts";

/** An HTTP status, and the reason in words. */
export type Answer = [status: number, text: string];

/**
 * The reason why a request may not write to the author's files; undefined if it may. Only the preview's own pages may
 * ask for it: by POST from the same origin, as JSON, under a name that the preview answers to. A page elsewhere can
 * neither send JSON without asking first, which nobody allows, nor change `Origin` and `Sec-Fetch-Site`; a name of its
 * own that leads here is none of ours. Vite looks at the name too, but not where it serves by https.
 */
export function refuseWrite(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  what: string,
  hosts: Hosts,
): Answer | undefined {
  if (method !== "POST") return [405, `${what} is asked for by POST.`];
  if (!answersTo(headers.host ?? "", hosts) || !isSameOrigin(headers))
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
function isSameOrigin(headers: IncomingMessage["headers"]): boolean {
  const { origin = "", host, "sec-fetch-site": site = "same-origin" } = headers;
  return (
    site === "same-origin" &&
    host !== undefined &&
    URL.canParse(origin) &&
    new URL(origin).host === host
  );
}

/** The body as JSON, or undefined if it is none or is longer than `limit` bytes. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) return undefined;
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}
