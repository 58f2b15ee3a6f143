import { isIP } from "node:net";
import type { Connect } from "vite";

/** The names besides localhost that a preview answers to, from `BROADSIDE_HOSTS`. */
export const namedHosts = (process.env.BROADSIDE_HOSTS ?? "")
  .split(",")
  .map((name) => name.trim())
  .filter(Boolean);

/**
 * Refuses a request under a host name that is not allowed, and says what to do. Vite would refuse it right
 * after. Without the check, a page elsewhere could point its own name here and read the preview.
 */
export function explainHosts(
  middlewares: Connect.Server,
  allowed: true | readonly string[],
  command: string,
): void {
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const name = /^(\[.*\]|[^:]*)/.exec(request.headers.host ?? "localhost")?.[0] ?? "";
    if (allowed === true || isOwn(name) || allowed.some((host) => covers(host, name)))
      return next();
    response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(
      `The preview does not answer to the name ${JSON.stringify(name)}, which nobody has given it.\nIf it is yours, as the address of a tunnel or a codespace is, stop the preview and start it with the name:\n\n  BROADSIDE_HOSTS=${name} ${command}\n`,
    );
  };
  // Before Vite's own check, whose message names a setting that this project does not use.
  middlewares.stack.unshift({ route: "", handle });
}

const isOwn = (name: string) =>
  name === "localhost" || name.endsWith(".localhost") || isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;

const covers = (host: string, name: string) =>
  host === name || (host.startsWith(".") && (name.endsWith(host) || name === host.slice(1)));
