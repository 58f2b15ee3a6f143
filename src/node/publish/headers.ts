import { formatPolicy, type Policy } from "./policy.ts";

/**
 * The headers that a host sends with the page. Every host's configuration is rendered from this, so that all
 * say the same.
 */
export interface HostHeaders {
  /** The path that the page is published under. */
  base: string;
  /** Sent with every file. */
  headers: Readonly<Record<string, string>>;
  /** The page's own documents, and headers for them alone: other documents in public/ may need what these refuse. */
  documents: { paths: readonly string[]; headers: Readonly<Record<string, string>> };
  /** Headers for vector graphics alone: opened by themselves, they run no script in the site's name. */
  drawings: { extension: string; headers: Readonly<Record<string, string>> };
  /** The folder whose files have the hash of their content in their name, and so never change. */
  hashed: { path: string; cacheControl: string };
  /** For all other files: they may be kept, but browsers ask each time. */
  cacheControl: string;
  notFound: string;
}

/** Files inside dist/ for hosts, not for visitors. */
export const hostFiles = ["_headers", "vercel.json", "nginx.conf", "Caddyfile"] as const;

const closed = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** The headers for the page under `base`. `listed` is false for a page that search engines should leave out. */
export function describeHeaders(base: string, policy: Policy, listed: boolean): HostHeaders {
  const notFound = `${base}404.html`;
  return {
    base,
    headers: {
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      ...(!listed && { "X-Robots-Tag": "noindex" }),
    },
    documents: {
      paths: [base, `${base}index.html`, notFound],
      headers: {
        "Content-Security-Policy": formatPolicy(policy),
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": closed.map((feature) => `${feature}=()`).join(", "),
      },
    },
    drawings: { extension: ".svg", headers: { "Content-Security-Policy": "script-src 'none'" } },
    hashed: { path: `${base}assets/`, cacheControl: "public, max-age=31536000, immutable" },
    cacheControl: "public, max-age=0, must-revalidate",
    notFound,
  };
}
