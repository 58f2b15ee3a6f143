import { isIP } from "node:net";
import type { CommonServerOptions, Connect } from "vite";

/** The names besides localhost that a preview answers to, from `BROADSIDE_HOSTS`. */
export const namedHosts = (process.env.BROADSIDE_HOSTS ?? "")
  .split(",")
  .map((name) => name.trim())
  .filter(Boolean);

/** Names of a server; true for every name. A name that begins with a dot is for all below it too. */
export type Hosts = true | readonly string[];

/** The names of a server besides those of this machine. */
export interface ServedHosts {
  /** Those that it answers to. */
  answered: Hosts;
  /** Those that were given to it on purpose, beyond the address that it listens at. */
  named: Hosts;
}

/** The names of a server, from its options. */
export function hostsOf({
  allowedHosts: named = [],
  host,
}: Pick<CommonServerOptions, "allowedHosts" | "host">): ServedHosts {
  const answered = named === true || [...named, ...(typeof host === "string" ? [host] : [])];
  return { answered, named };
}

/** True if a server answers to the name in a `Host` header: to its own, to any IP address, and to those allowed. */
export function answersTo(header: string, answered: Hosts): boolean {
  const name = hostNameIn(header);
  return isOwnHost(name) || isAmong(name, answered);
}

/** True if a name is one of these. */
export const isAmong = (name: string, hosts: Hosts): boolean =>
  hosts === true || hosts.some((host) => covers(host, name));

/** The name in a `Host` header, without the port. */
export const hostNameIn = (header: string) => /^(\[.*\]|[^:]*)/.exec(header)?.[0] ?? "";

/**
 * Refuses a request under a host name that is not allowed, and explains how to allow it. Vite would refuse it right
 * after. Without the check, a page elsewhere could point its own name here and read the preview.
 */
export function explainHosts(middlewares: Connect.Server, allowed: Hosts, command: string): void {
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const { host = "localhost" } = request.headers;
    if (answersTo(host, allowed)) return next();
    const name = hostNameIn(host);
    response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(
      `The preview does not answer to the name ${JSON.stringify(name)}, which nobody has given it.\nIf it is yours, as the address of a tunnel or a codespace is, stop the preview and start it with the name:\n\n  BROADSIDE_HOSTS=${name} ${command}\n`,
    );
  };
  // Before Vite's own check, whose message names a setting that this project does not use.
  middlewares.stack.unshift({ route: "", handle });
}

/** True for a name of this machine, and for every IP address. */
export const isOwnHost = (name: string) =>
  name === "localhost" || name.endsWith(".localhost") || isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;

const covers = (host: string, name: string) =>
  host === name || (host.startsWith(".") && (name.endsWith(host) || name === host.slice(1)));
