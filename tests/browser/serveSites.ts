import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type RunningServer, servePublished } from "../project/servePublished.ts";
import { publishedSite } from "./publishedSite.ts";
import { baseOf, projectNames, type SiteName, shareOrigins } from "./sites.ts";

/**
 * Serves every site. A site is built when its first page is asked for: a run builds what its tests open, and other
 * tests go on meanwhile. Returns a function that ends the servers.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  const servers: RunningServer[] = [];
  let before: Promise<unknown> = Promise.resolve();

  /** Builds a site once those are built that were asked for before. One process builds two no sooner at once. */
  const build = async (site: SiteName): Promise<RequestListener> => {
    const server = before.then(async () => servePublished(await publishedSite(site), baseOf(site)));
    before = server.catch((error) => console.error(`The site "${site}" was not built.`, error));
    servers.push(await server);
    return (await server).answer;
  };

  const origins = new Map<SiteName, string>();
  for (const site of projectNames) {
    const server = await serveLater(() => build(site));
    servers.push(server);
    origins.set(site, server.origin);
  }
  shareOrigins(origins);
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}

/** Listens on a free port. What answers is begun at the first request. */
async function serveLater(begin: () => Promise<RequestListener>): Promise<RunningServer> {
  let begun: Promise<RequestListener> | undefined;
  const server = createServer(async (request, response) => {
    begun ??= begin();
    try {
      const answer = await begun;
      answer(request, response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return { origin: `http://localhost:${port}`, stop };
}
