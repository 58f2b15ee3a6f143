import { type InlineConfig, preview } from "vite";

/** A web server that runs for a test. */
export interface RunningServer {
  origin: string;
  /** Stops the server and waits for its end. */
  stop: () => Promise<unknown>;
}

/** Serves what the project in `root` has published, on a free port. */
export async function servePublished(
  root: string,
  config: InlineConfig = {},
): Promise<RunningServer> {
  const server = await preview({
    configFile: false,
    appType: "mpa",
    root,
    preview: { port: 0 },
    logLevel: "warn",
    ...config,
  });
  const [address = ""] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, stop: () => server.close() };
}
