import type { ComponentPropsWithoutRef } from "react";

/** A link; without `href` a placeholder, which says so and leads nowhere. */
export function Anchor({ href, ...props }: ComponentPropsWithoutRef<"a">) {
  return href ? <a href={href} {...props} /> : <a role="link" aria-disabled="true" {...props} />;
}
