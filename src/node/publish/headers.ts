import type { HostHeaders } from "../../shared/hosting.ts";
import { formatPolicy } from "../html/formatPolicy.ts";
import { derivePolicy, type PolicySources } from "./policy.ts";

/** The paths with those of the files in folders: nginx and Caddy send such a file under both. */
export const withIndexFiles = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => (path.endsWith("/") ? [path, `${path}index.html`] : [path]))),
];

/** A rendered document: the path that it is asked for by, and what its policy allows. */
export interface SentDocument {
  path: string;
  sources: PolicySources;
}

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

/**
 * The characters of the longest policy that all documents share. Cloudflare Pages ignores a line of more than 2,000
 * characters.
 */
const longestPolicy = 1900;

interface PolicyGroup {
  paths: string[];
  policy: string;
  /** True if the documents may show frames of other hosts, which do not declare who may embed them. */
  hasFrames: boolean;
}

/** The documents with their policies. Those with frames of other hosts have policies of their own. */
function groupDocuments(documents: readonly SentDocument[]): PolicyGroup[] {
  return [false, true].flatMap((hasFrames) => {
    const group = documents.filter(({ sources }) => sources.frames.length > 0 === hasFrames);
    if (group.length === 0) return [];
    return groupByPolicy(group).map((each) => ({ ...each, hasFrames }));
  });
}

/** The documents with their policies: one for all, or one for each where the hashes of all would be too many. */
function groupByPolicy(documents: readonly SentDocument[]): Omit<PolicyGroup, "hasFrames">[] {
  const format = (group: readonly SentDocument[]) => ({
    paths: group.map(({ path }) => path),
    policy: formatPolicy(derivePolicy(group.map(({ sources }) => sources))),
  });
  const joint = format(documents);
  return joint.policy.length <= longestPolicy ? [joint] : documents.map((each) => format([each]));
}

/** The name of the document for addresses that lead nowhere, at the root and in the folder of another language. */
export const notFoundFile = "404.html";

/** The headers for the site under `base`. `listed` is false for a site that search engines should leave out. */
export function describeHeaders(
  base: string,
  documents: readonly SentDocument[],
  listed: boolean,
): HostHeaders {
  const notFound = base + notFoundFile;
  const others = documents.filter(
    ({ path }) => path !== notFound && path.endsWith(`/${notFoundFile}`),
  );
  return {
    base,
    headers: {
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      ...(!listed && { "X-Robots-Tag": "noindex" }),
    },
    documents: groupDocuments(documents).map(({ paths, policy, hasFrames }) => ({
      paths: paths.flatMap((path) => (path === base ? [base, `${base}index.html`] : [path])),
      headers: {
        "Content-Security-Policy": policy,
        ...(!hasFrames && { "Cross-Origin-Embedder-Policy": "require-corp" }),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": closed.map((feature) => `${feature}=()`).join(", "),
      },
    })),
    drawings: { extension: ".svg", headers: { "Content-Security-Policy": "script-src 'none'" } },
    hashed: { path: `${base}assets/`, cacheControl: "public, max-age=31536000, immutable" },
    cacheControl: "public, max-age=0, must-revalidate",
    notFound,
    notFoundBelow: others.map(({ path }) => ({
      path: path.slice(0, -notFoundFile.length),
      document: path,
    })),
  };
}
