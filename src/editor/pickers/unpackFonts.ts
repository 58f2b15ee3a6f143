import type { UnzipFileInfo } from "fflate";
import { maxUpload } from "../../shared/editor/endpoint.ts";
import { endsIn } from "../../shared/fileEndings.ts";
import { Refused } from "../site/refused.ts";
import { chooseFonts } from "./chooseFonts.ts";

/**
 * The font files that are brought for a typeface: the files themselves, and of a ZIP archive, as font services hand one
 * out, those that make the typeface. Throws `Refused` if there are none.
 */
export async function unpackFonts(files: readonly File[]): Promise<File[]> {
  const unpacked = await Promise.all(
    files.map(async (file) => (endsIn(file.name, [".zip"]) ? takeFonts(file) : [file])),
  );
  return unpacked.flat();
}

async function takeFonts(archive: File): Promise<File[]> {
  const { unzipSync } = await import("fflate");
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const unpack = (isWanted: (entry: UnzipFileInfo) => boolean) => {
    try {
      return unzipSync(bytes, { filter: isWanted });
    } catch {
      throw new Refused(`${archive.name} is no ZIP archive, or it is damaged. Download it again.`);
    }
  };
  const entries: UnzipFileInfo[] = [];
  unpack((entry) => {
    entries.push(entry);
    return false;
  });
  const chosen = chooseFonts(entries);
  if (chosen.length === 0) throw new Refused(`There is no font file in ${archive.name}.`);
  // A few bytes may say that they are a thousand million.
  const large = chosen.find(({ originalSize }) => originalSize > maxUpload);
  if (large) throw new Refused(`${large.name} in ${archive.name} is too large for a font file.`);
  const names = new Set(chosen.map(({ name }) => name));
  const contents = unpack(({ name }) => names.has(name));
  return [...names].map(
    (name) => new File([contents[name] ?? ""], name.slice(name.lastIndexOf("/") + 1)),
  );
}
