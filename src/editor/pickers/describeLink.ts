import type { Schemas } from "../../schema/schemaNode.ts";
import type { EditorState } from "../../shared/editor/endpoint.ts";
import { listLinks } from "./listLinks.ts";
import { readLink } from "./readLink.ts";

/** The value of a link that has no destination yet. */
export const nowhere = "todo";

/** The destination of a link on a page, in words. */
export function describeLink(
  href: string,
  page: string,
  { site, schemas, pattern }: { site: EditorState; schemas: Schemas; pattern: string },
): string {
  if (href === nowhere) return "Nowhere yet";
  const found = listLinks(site, page, schemas).find((each) => each.href === href);
  if (found) return found.about ? `${found.name} · ${found.about}` : found.name;
  const outside = readLink(href, pattern);
  if (!outside) return href.startsWith("#") ? "A section that is not on this page" : "";
  return `${outside.kind} · ${outside.href.replace(/^(https?:\/\/|mailto:|tel:|sms:)/, "")}`;
}
