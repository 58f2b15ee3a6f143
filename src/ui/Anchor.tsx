import type { ComponentPropsWithoutRef } from "react";

interface AnchorProps extends ComponentPropsWithoutRef<"a"> {
  /** Accepted so that a link of page.yaml can be spread whole. The caller renders it. */
  label?: string;
}

/** A link. Without `href` it is a placeholder, which says so and leads nowhere. */
export function Anchor({ href, label: _, ...props }: AnchorProps) {
  return href ? <a href={href} {...props} /> : <a role="link" aria-disabled="true" {...props} />;
}
