import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Engine } from "./engine.ts";

/** The key of the page's complaints in its session storage. */
const complaintsKey = "complaints";

/** Runs before anything else on the page. The policy allows scripts of the page's own address. */
function record(key: string): void {
  const add = (complaint: string) => {
    const before: string[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.setItem(key, JSON.stringify([...before, complaint]));
  };
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...said: unknown[]) => {
      add(said.map(String).join(" "));
      log(...said);
    };
  }
  const onError = ({ target, error, message }: ErrorEvent) => {
    // A film has two encodings, of which one is enough. An icon's loading ends when the page is left.
    if (target instanceof HTMLSourceElement || target instanceof SVGElement) return;
    add(target instanceof Element ? `not loaded: ${target.outerHTML}` : String(error ?? message));
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => add(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    add(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** The complaints of this window's pages so far. */
export function recordedComplaints(engine: Engine): Promise<string[]> {
  return engine.run((key) => JSON.parse(sessionStorage.getItem(key) ?? "[]"), complaintsKey);
}

/** Records the complaints of the page that is open from now on. */
export const recordFromNow = (engine: Engine): Promise<void> => engine.run(record, complaintsKey);

/** Forwards everything that the server at `origin` sends, with its headers, and records the pages' complaints. */
export async function recordComplaints(
  origin: string,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(async ({ url = "/", headers }, response) => {
    if (url === "/recorder.js") {
      response.setHeader("content-type", "text/javascript");
      response.end(`(${record})(${JSON.stringify(complaintsKey)})`);
      return;
    }
    const range = headers.range ? { range: headers.range } : {};
    const answer = await fetch(origin + url, { headers: range, redirect: "manual" });
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept));
    const isPage = answer.headers.get("content-type")?.includes("text/html");
    const body = Buffer.from(await answer.arrayBuffer());
    response.end(
      isPage ? String(body).replace("<head>", '<head><script src="/recorder.js"></script>') : body,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
