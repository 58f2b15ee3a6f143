import { createHash } from "node:crypto";
import type { HtmlElement } from "./readHtml.ts";

/** The hashes of all inline elements of this name that a browser executes or applies. */
export function hashElements(elements: readonly HtmlElement[], name: "script" | "style"): string[] {
  const isApplied = ({ attributes }: HtmlElement) =>
    !attributes.has("src") && applied.has(attributes.get("type") ?? "");
  const hashes = elements
    .filter((element) => element.name === name && isApplied(element))
    .map(({ text }) => hashOf(text));
  return [...new Set(hashes)];
}

/** The types of inline elements that are no data. */
const applied: ReadonlySet<string> = new Set(["", "module", "speculationrules"]);

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
