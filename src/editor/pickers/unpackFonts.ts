import { endsIn } from "../../shared/fileEndings.ts";
import { Refused } from "../site/ask.ts";
import { chooseFonts } from "./chooseFonts.ts";
import { readArchive } from "./readArchive.ts";

/**
 * The font files that are brought for a typeface: the files themselves, and of an archive, as font services hand one
 * out, those that make the typeface. Throws `Refused` if there are none.
 */
export async function unpackFonts(files: readonly File[]): Promise<File[]> {
  const unpacked = await Promise.all(
    files.map(async (file) => (endsIn(file.name, [".zip"]) ? takeFonts(file) : [file])),
  );
  return unpacked.flat();
}

async function takeFonts(archive: File): Promise<File[]> {
  const entries = await readArchive(archive);
  const chosen = chooseFonts(entries);
  if (chosen.length === 0) throw new Refused(`There is no font file in ${archive.name}.`);
  return Promise.all(chosen.map((entry) => entry.unpack()));
}
