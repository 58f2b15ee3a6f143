/** Names of headers in lower case, and their values. */
type Headers = Readonly<Record<string, string | undefined>>;

/** The rules of the MDN Observatory 1.6, and the points that each adds or subtracts. */
const marks: { what: string; points: (headers: Headers) => number }[] = [
  { what: "content security policy", points: judgePolicy },
  {
    what: "strict transport security",
    points: (headers) => {
      const age = Number(
        /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0,
      );
      if (age === 0) return -20;
      return age < 15_768_000 ? -10 : 0;
    },
  },
  {
    what: "content type options",
    points: (headers) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  },
  {
    what: "framing",
    points: (headers) => {
      const ancestors = directives(headers).get("frame-ancestors") ?? [];
      if (ancestors.length > 0 && !ancestors.includes("*")) return 5;
      return headers["x-frame-options"] ? 0 : -20;
    },
  },
  {
    what: "referrer policy",
    points: (headers) => {
      const value = headers["referrer-policy"] ?? "";
      if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)) {
        return 5;
      }
      return value === "" || value === "no-referrer-when-downgrade" ? 0 : -5;
    },
  },
  {
    what: "resource policy",
    points: (headers) => (headers["cross-origin-resource-policy"] === "same-origin" ? 10 : 0),
  },
  {
    what: "opener policy",
    points: (headers) => (headers["cross-origin-opener-policy"] === "same-origin" ? 10 : 0),
  },
  {
    what: "embedder policy",
    points: (headers) =>
      /^(require-corp|credentialless)$/.test(headers["cross-origin-embedder-policy"] ?? "")
        ? 10
        : 0,
  },
];

/**
 * The score: 100, minus the subtracted points. Added points count from 90 on. Foreign scripts and cookies are
 * not checked here.
 */
export function score(headers: Headers): number {
  const points = marks.map((mark) => mark.points(headers));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(points.filter((value) => value < 0));
  return base < 90 ? Math.max(base, 0) : base + sum(points.filter((value) => value > 0));
}

function directives(headers: Headers): Map<string, string[]> {
  return new Map(
    (headers["content-security-policy"] ?? "")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...values]) => [name, values]),
  );
}

function judgePolicy(headers: Headers): number {
  const policy = directives(headers);
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const isOpen = (sources: string[]) =>
    sources.some((source) => /^(\*|https?:|data:)$/.test(source));
  if (policy.size === 0 || !headers["content-security-policy"]) return -25;
  if ([of("script-src"), of("object-src")].some((sources) => isOpen(sources))) return -20;
  if (of("script-src").includes("'unsafe-inline'")) return -20;
  if (of("script-src").includes("'unsafe-eval'")) return -10;
  if (of("style-src").includes("'unsafe-inline'") || isOpen(of("style-src"))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}
