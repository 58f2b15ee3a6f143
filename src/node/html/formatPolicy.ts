/** A content security policy: the sources that each directive allows. */
export type Policy = Record<string, readonly string[]>;

/** The policy as a header's value. */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
