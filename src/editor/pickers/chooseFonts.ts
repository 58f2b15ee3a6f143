import { endsIn, fonts, stemOf } from "../../shared/fileEndings.ts";

/** The most files of one typeface. */
const most = 8;

/**
 * The files of an archive that make a typeface: the variable one if there is one, or else the regular and the bold one, or
 * else all; and behind them the slanted ones of the same kind. Of one in several formats, the smallest stays.
 */
export function chooseFonts<Entry extends { name: string }>(entries: readonly Entry[]): Entry[] {
  const usable = entries.filter(({ name }) => endsIn(name, fonts) && !/(^|\/)[._]/.test(name));
  const byFormat = usable.toSorted((a, b) => rankOf(a) - rankOf(b));
  const single = byFormat.filter(
    (entry, index) =>
      byFormat.findIndex((each) => stemOf(each.name) === stemOf(entry.name)) === index,
  );
  const isSlanted = (entry: Entry) => slanted.test(stemOf(entry.name));
  const ofKind = (kind: RegExp) =>
    single.filter((entry) => kind.test(stemOf(entry.name).replace(slanted, "")));
  const kinds = [ofKind(variable), [...ofKind(regular), ...ofKind(bold)], single];
  // The slanted ones alone are no typeface.
  const found = kinds.find((kind) => kind.some((entry) => !isSlanted(entry))) ?? single;
  const upright = found.filter((entry) => !isSlanted(entry));
  return [...upright, ...found.filter(isSlanted)].slice(0, most);
}

/** The kinds of files by their names, without what says that they are slanted. */
const slanted = /[-_ ]?(italic|oblique)/i;
const variable = /variable|\[.*wght.*\]/i;
const regular = /[-_ ]regular$|^[^-]*$/i;
const bold = /[-_ ]bold$/i;

const rankOf = ({ name }: { name: string }) => fonts.findIndex((ending) => endsIn(name, [ending]));
