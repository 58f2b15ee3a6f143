import { createHash } from "node:crypto";

/** A hash of the content: six letters and digits. */
export function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").replace(/[-_]/g, "").slice(0, 6);
}
