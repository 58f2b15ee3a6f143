import { embedMarker, receiverMarker } from "../../shared/markers.ts";
import { formatPolicy, type Policy } from "../html/formatPolicy.ts";
import { hashElements } from "../html/hashElements.ts";
import { type HtmlElement, listElements } from "../html/readHtml.ts";

/** The scripts, styles and addresses of a document that a policy allows. */
export interface PolicySources {
  /** The hashes of its inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The targets of its forms. */
  targets: readonly string[];
  /** The origins that its own scripts name as those that they send to. */
  receivers: readonly string[];
  /** The origins of the frames that a click on a link shows. */
  frames: readonly string[];
}

/** The sources of a document. */
export function listSources(html: string): PolicySources {
  const elements = listElements(html);
  return {
    scripts: hashElements(elements, "script"),
    styles: hashElements(elements, "style"),
    targets: findFormTargets(elements),
    receivers: valuesOf(elements, "script", receiverMarker),
    frames: valuesOf(elements, "a", embedMarker).map((address) => new URL(address).origin),
  };
}

/** The strictest policy under which documents of these sources work. */
export function derivePolicy(documents: readonly PolicySources[]): Policy {
  const all = (key: keyof PolicySources) => [...new Set(documents.flatMap((each) => each[key]))];
  const targets = all("targets").sort();
  const frames = all("frames").sort();
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...all("scripts")],
    "style-src": all("styles"),
    "img-src": ["'self'"],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    // A form's script may send what the form would, and Lighthouse reads robots.txt in the page's name.
    "connect-src": [...new Set(["'self'", ...targets, ...all("receivers")])],
    ...(frames.length > 0 && { "frame-src": frames }),
    "form-action": allowForms(targets),
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // Swiper creates this policy, once for each carousel.
    "trusted-types": ["html", "'allow-duplicates'"],
  };
}

/** The document with its policy in the head, before any style or script, for hosts that send no headers. */
export function enforcePolicy(html: string, sources: PolicySources): string {
  // The encoding stays first: browsers look for it in the first 1024 bytes only.
  const [first] = /^<!doctype html><html[^>]*><head><meta charset="utf-8"\/>/i.exec(html) ?? [];
  if (!first) throw new Error("The document does not begin with its encoding.");
  // Browsers ignore `frame-ancestors` in a document.
  const { "frame-ancestors": _, ...policy } = derivePolicy([sources]);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}"/>`;
  return first + meta + html.slice(first.length);
}

/**
 * Chromium and Safari apply the policy to a form's redirects too, and a mailing service may show its thanks
 * on another site or on the author's own. So the form's target alone is not enough.
 */
function allowForms(targets: readonly string[]): string[] {
  if (targets.length === 0) return ["'none'"];
  return targets.every((target) => target === "'self'") ? ["'self'"] : ["'self'", "https:"];
}

/** The values of an attribute, of the elements of a name that have it. */
const valuesOf = (elements: readonly HtmlElement[], name: string, attribute: string): string[] =>
  elements.flatMap((element) =>
    element.name === name ? (element.attributes.get(attribute) ?? []) : [],
  );

/** The origins that forms send to. */
function findFormTargets(elements: readonly HtmlElement[]): string[] {
  const here = "https://page.invalid";
  return elements
    .filter(({ name }) => name === "form")
    .map(({ attributes }) => {
      const { origin } = new URL(attributes.get("action") ?? "", here);
      return origin === here ? "'self'" : origin;
    });
}
