import { formatPolicy, type Policy } from "./policy.ts";

/**
 * How a host is to deliver the page. Every host's configuration is printed from this, so that all of
 * them say the same.
 */
export interface HostHeaders {
  /** The path that the page is published under. */
  base: string;
  /** Sent with every file. */
  headers: Readonly<Record<string, string>>;
  /** The page's own documents, and what is sent with them alone: another in public/ may need what they refuse. */
  documents: { paths: readonly string[]; headers: Readonly<Record<string, string>> };
  /** Sent with vector graphics alone: opened by themselves, they run no script in the name of the site. */
  drawings: { extension: string; headers: Readonly<Record<string, string>> };
  /** The folder whose files have their content's hash in their name, and so never change. */
  hashed: { path: string; cacheControl: string };
  /** All other files may be kept, but are asked for again each time. */
  cacheControl: string;
  notFound: string;
}

/** Files inside dist/ that speak to hosts, not to visitors. */
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

/** How the page under `base` is to be delivered; what is not listed is kept out of search engines. */
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
