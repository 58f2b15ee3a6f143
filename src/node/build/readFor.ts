import { readFile } from "node:fs/promises";
import path from "node:path";
import { applyEdit } from "../../site/edit/apply.ts";
import { home } from "../../site/page/pageAddress.ts";
import type { SiteContext } from "../../site/page/parsedPage.ts";

/** Makes a function that reads the files of a site as if its settings named another address. The files stay as they are. */
export function readFor(
  address: string,
  root: string,
  { schemas }: SiteContext,
): (file: string) => Promise<Uint8Array | undefined> {
  const { origin, pathname } = new URL(address);
  // Pages name no address that others on the way could change.
  const url = origin.startsWith("https:")
    ? [{ do: "set" as const, path: ["site", "url"], value: origin }]
    : [];
  const base = { do: "set" as const, path: ["site", "base"], value: pathname };
  return async (file) => {
    const bytes = await readFile(path.join(root, file)).catch(() => undefined);
    if (!bytes || file !== home.file) return bytes;
    const edited = applyEdit(
      String(bytes),
      { do: "all", operations: [...url, base] },
      { schemas, address: home.path },
    );
    // A page that cannot be read is reported as it is written.
    return "refusal" in edited ? bytes : Buffer.from(edited.text);
  };
}
