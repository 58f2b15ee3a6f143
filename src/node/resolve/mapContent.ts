import {
  type Formatted,
  type Inline,
  isFormatted,
  joinTexts,
} from "../../shared/text/formatted.ts";
import { REMOVED } from "./resolveDeep.ts";

/** The check refuses other addresses; but a text that it cannot place in the file, it cannot check. */
const isAllowed = (href: unknown) =>
  typeof href !== "string" || /^(https:|mailto:|tel:|[/#])/.test(href);

/** Resolves the addresses in a formatted text. Of a link whose address is `REMOVED`, the words stay. */
export function mapContent(content: Formatted, resolve: (href: string) => unknown): Formatted {
  if (!isFormatted(content)) return content;
  const mapParts = (parts: readonly Inline[]): Inline[] =>
    joinTexts(
      parts.flatMap((part): Inline[] => {
        if (typeof part === "string" || part.type === "break") return [part];
        const children = mapParts(part.children);
        if (part.type !== "link") return [{ ...part, children }];
        const href = resolve(part.href ?? "");
        if (href === REMOVED || !isAllowed(href)) return children;
        return [{ type: "link", ...(typeof href === "string" && { href }), children }];
      }),
    );
  if ("children" in content) {
    const children = mapParts(content.children);
    const [first, ...others] = children;
    return typeof first === "string" && others.length === 0 ? first : { ...content, children };
  }
  const blocks = content.blocks.map((block) =>
    block.type === "list"
      ? { ...block, children: block.children.map(mapParts) }
      : { ...block, children: mapParts(block.children) },
  );
  return { ...content, blocks };
}
