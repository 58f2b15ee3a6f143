import { readFile } from "node:fs/promises";
import type { SiteFiles } from "../../../shared/page.ts";
import { locateFile } from "../../../site/files/publicFiles.ts";
import { decodePath } from "../../../site/files/served.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { assetContentOf } from "../../assets/assets.ts";
import { clean } from "../../assets/clean/index.ts";
import type { AssetContext } from "../../assets/pictures.ts";
import { namesIn } from "../references.ts";

/** A text that may name files, with the ending of its kind. */
type Text = [ending: "css" | "html", text: string];

/** Represents the origin of the site: full addresses are no files of its own. */
const origin = "https://page.invalid";

/**
 * The files of the site that these texts name, by their addresses: those that the engine makes, and those of public/
 * without their metadata, as a build publishes them. Each is made when it is read.
 */
export function listFiles(texts: Text[], site: Site, context: AssetContext): SiteFiles {
  const { assets, base, cacheDir } = context;
  const names = texts.flatMap(([ending, text]) =>
    namesIn(`index.${ending}`, text, { base, address: origin + base, known: new Map() }),
  );
  const files = new Map<string, () => Promise<string | Uint8Array>>();
  for (const name of names) {
    const { origin: at, pathname } = new URL(name, origin);
    const file = decodePath(pathname)?.slice(base.length);
    if (at !== origin || !pathname.startsWith(base) || file === undefined) continue;
    const asset = assets.get(file);
    if (asset !== undefined) files.set(pathname, () => assetContentOf(asset));
    else if (["file", "example"].includes(site.context.files.get(`/${file}`) ?? "")) {
      files.set(pathname, async () => {
        const content = await readFile(locateFile(context, `/${file}`));
        return (await clean(content, cacheDir)) ?? content;
      });
    }
  }
  return files;
}
