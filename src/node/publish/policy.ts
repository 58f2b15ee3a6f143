import { createHash } from "node:crypto";
import { embedMarker, receiverMarker } from "../../shared/markers.ts";

/** A content security policy: the sources that each directive allows. */
export type Policy = Record<string, readonly string[]>;

/** The strictest policy under which the rendered documents work. */
export function derivePolicy(documents: readonly string[]): Policy {
  const html = documents.join("");
  const targets = findFormTargets(html);
  const receivers = findReceivers(html);
  const frames = findFrames(html);
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashElements(html, "script")],
    "style-src": hashElements(html, "style"),
    "img-src": ["'self'"],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    // A form's script may send what the form would, and Lighthouse reads robots.txt in the page's name.
    "connect-src": [...new Set(["'self'", ...targets, ...receivers])],
    ...(frames.length > 0 && { "frame-src": frames }),
    "form-action": allowForms(targets),
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // Swiper creates this policy, once for each carousel.
    "trusted-types": ["html", "'allow-duplicates'"],
  };
}

/** The policy as a header's value. */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** The document with its policy in the head, before any style or script, for hosts that send no headers. */
export function enforcePolicy(html: string): string {
  // The encoding stays first: browsers look for it in the first 1024 bytes only.
  const [first] = /^<!doctype html><html[^>]*><head><meta charset="utf-8"\/>/i.exec(html) ?? [];
  if (!first) throw new Error("The document does not begin with its encoding.");
  // Browsers ignore `frame-ancestors` in a document.
  const { "frame-ancestors": _, ...policy } = derivePolicy([html]);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}"/>`;
  return first + meta + html.slice(first.length);
}

/** The hashes of all inline elements of this name that a browser executes or applies. */
function hashElements(html: string, name: "script" | "style"): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, "gs"));
  const hashes = [...elements]
    .filter(
      ([, attributes = ""]) => !/\ssrc=|\stype="(?!module"|speculationrules")/.test(attributes),
    )
    .map(([, , content = ""]) => hashOf(content));
  return [...new Set(hashes)];
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/**
 * Chromium and Safari apply the policy to a form's redirects too, and a mailing service may show its thanks
 * on another site or on the author's own. So the form's target alone is not enough.
 */
function allowForms(targets: readonly string[]): string[] {
  if (targets.length === 0) return ["'none'"];
  return targets.every((target) => target === "'self'") ? ["'self'"] : ["'self'", "https:"];
}

/** The origins that the page's own scripts name as those that they send to. */
const findReceivers = (html: string): string[] =>
  [...html.matchAll(new RegExp(`<script ${receiverMarker}="([^"]*)">`, "g"))].flatMap(
    ([, origin = ""]) => origin,
  );

/** The origins of the frames that a click on a link shows. */
export function findFrames(html: string): string[] {
  const links = html.matchAll(new RegExp(`<a\\b[^>]* ${embedMarker}="([^"]*)"`, "g"));
  const origins = [...links].map(([, address = ""]) => new URL(address).origin);
  return [...new Set(origins)].sort();
}

/** The targets of the page's forms. */
function findFormTargets(html: string): string[] {
  const here = "https://page.invalid";
  const forms = html.match(/<form\b[^>]*>/g) ?? [];
  const origins = forms.map((tag) => {
    const action = /\saction="([^"]*)"/.exec(tag)?.[1] ?? "";
    const { origin } = new URL(action.replaceAll("&amp;", "&"), here);
    return origin === here ? "'self'" : origin;
  });
  return [...new Set(origins)].sort();
}
