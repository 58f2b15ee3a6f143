import { endsIn, fonts, stemOf } from "../../shared/fileEndings.ts";

/** The most files of one typeface. */
const most = 8;

/**
 * The files of an archive that make a typeface: the variable one if there is one, or else the regular and the bold one,
 * or else all. Slanted files are left out, and of one in several formats, the smallest stays.
 */
export function chooseFonts<Entry extends { name: string }>(entries: readonly Entry[]): Entry[] {
  const usable = entries.filter(({ name }) => endsIn(name, fonts) && !/(^|\/)[._]/.test(name));
  const upright = usable.filter((entry) => !/italic|oblique/i.test(stemOf(entry.name)));
  const byFormat = upright.toSorted((a, b) => rankOf(a) - rankOf(b));
  const single = byFormat.filter(
    (entry, index) =>
      byFormat.findIndex((each) => stemOf(each.name) === stemOf(entry.name)) === index,
  );
  const variable = single.filter((entry) => /variable|\[.*wght.*\]/i.test(stemOf(entry.name)));
  const usual = [/[-_ ]regular$/i, /[-_ ]bold$/i].flatMap((weight) =>
    single.filter((entry) => weight.test(stemOf(entry.name))),
  );
  const found = [variable, usual].find(({ length }) => length > 0) ?? single;
  return found.slice(0, most);
}

const rankOf = ({ name }: { name: string }) => fonts.findIndex((ending) => endsIn(name, [ending]));
