import type { ComponentPropsWithoutRef } from "react";

interface AnchorProps extends ComponentPropsWithoutRef<"a"> {
  /** Lets a link of page.yaml be spread whole; its words are for the caller to print. */
  label?: string;
}

/** A link; without `href` a placeholder, which says so and leads nowhere. */
export function Anchor({ href, label: _, ...props }: AnchorProps) {
  return href ? <a href={href} {...props} /> : <a role="link" aria-disabled="true" {...props} />;
}
