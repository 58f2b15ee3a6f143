import type { RequestListener } from "node:http";
import path from "node:path";
import { preview } from "vite";

/** A web server that runs for a test. */
export interface RunningServer {
  origin: string;
  /** Stops the server and waits for its end. */
  stop: () => Promise<unknown>;
}

/** A server of a published folder, and what answers its requests. */
interface PublishedServer extends RunningServer {
  answer: RequestListener;
}

/** Serves a published folder under `base`, on a free port. */
export async function servePublished(folder: string, base = "/"): Promise<PublishedServer> {
  const server = await preview({
    configFile: false,
    appType: "mpa",
    root: path.dirname(folder),
    base,
    build: { outDir: path.basename(folder) },
    preview: { port: 0 },
    logLevel: "warn",
  });
  const [address = ""] = server.resolvedUrls?.local ?? [];
  return {
    origin: new URL(address).origin,
    stop: () => server.close(),
    answer: server.middlewares,
  };
}
