import { embedMarker, receiverMarker } from "../../shared/markers.ts";
import { formatPolicy, type Policy } from "../html/formatPolicy.ts";
import { hashElements } from "../html/hashElements.ts";
import { type HtmlElement, listElements } from "../html/readHtml.ts";

/** The strictest policy under which the rendered documents work. */
export function derivePolicy(documents: readonly string[]): Policy {
  const elements = documents.flatMap(listElements);
  const targets = findFormTargets(elements);
  const receivers = findReceivers(elements);
  const frames = listFrames(elements);
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashElements(elements, "script")],
    "style-src": hashElements(elements, "style"),
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

/**
 * Chromium and Safari apply the policy to a form's redirects too, and a mailing service may show its thanks
 * on another site or on the author's own. So the form's target alone is not enough.
 */
function allowForms(targets: readonly string[]): string[] {
  if (targets.length === 0) return ["'none'"];
  return targets.every((target) => target === "'self'") ? ["'self'"] : ["'self'", "https:"];
}

/** The origins that the page's own scripts name as those that they send to. */
const findReceivers = (elements: readonly HtmlElement[]): string[] =>
  valuesOf(elements, "script", receiverMarker);

/** The origins of the frames that a click on a link shows. */
export const findFrames = (html: string): string[] => listFrames(listElements(html));

function listFrames(elements: readonly HtmlElement[]): string[] {
  const origins = valuesOf(elements, "a", embedMarker).map((address) => new URL(address).origin);
  return [...new Set(origins)].sort();
}

/** The values of an attribute, of the elements of a name that have it. */
const valuesOf = (elements: readonly HtmlElement[], name: string, attribute: string): string[] =>
  elements.flatMap((element) =>
    element.name === name ? (element.attributes.get(attribute) ?? []) : [],
  );

/** The targets of the page's forms. */
function findFormTargets(elements: readonly HtmlElement[]): string[] {
  const here = "https://page.invalid";
  const origins = elements
    .filter(({ name }) => name === "form")
    .map(({ attributes }) => {
      const { origin } = new URL(attributes.get("action") ?? "", here);
      return origin === here ? "'self'" : origin;
    });
  return [...new Set(origins)].sort();
}
