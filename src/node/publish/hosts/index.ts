import type { HostHeaders, SentRedirect } from "../../../shared/hosting.ts";
import type { hostFiles } from "../../../site/page/published.ts";
import { renderCaddyConfig } from "./caddy.ts";
import { renderHeadersFile, renderRedirectsFile } from "./netlify.ts";
import { renderNginxConfig } from "./nginx.ts";
import { renderVercelConfig } from "./vercel.ts";

/** The files that hosts read, and how each is written. A site may have no need of one. */
export const hosts = {
  _headers: renderHeadersFile,
  _redirects: renderRedirectsFile,
  "vercel.json": renderVercelConfig,
  "nginx.conf": renderNginxConfig,
  Caddyfile: renderCaddyConfig,
} satisfies Record<
  (typeof hostFiles)[number],
  (headers: HostHeaders, redirects: readonly SentRedirect[]) => string | undefined
>;
