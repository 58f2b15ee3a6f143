import type { FoundIcon, FoundIcons } from "../../../shared/editor/endpoint.ts";
import { brand } from "../../../shared/icons.ts";
import type { IconSets } from "../../../site/icons.ts";
import { memoize } from "../../../site/memoize.ts";
import { synonyms } from "../../../site/values/iconSynonyms.ts";
import { suggestIcon } from "../../../site/values/icons.ts";

/** The most icons of an answer. */
const most = 120;

/** More words than anybody looks for at once. */
const maxWords = 30;

/** The looks of the set beside the regular one, as its names end. */
const looks = /-(thin|light|bold|fill|duotone)$/;

/** An icon's name without its look, and the words that it is found by. */
interface Entry {
  name: string;
  words: string[];
  /** The words by which people call the thing that it shows. */
  meanings: string[];
}

/**
 * The icons that fit every word, nearest first, in the wanted look where they have it. Without a word, the icons of
 * common terms.
 */
export function findIcons(
  icons: IconSets,
  { words, look, names }: { words: string; look: string; names: readonly string[] },
): FoundIcons {
  const asked = (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords);
  const entries = memoize(indexes, icons, () => listEntries(icons));
  const found =
    asked.length === 0
      ? entries.filter(({ meanings }) => meanings.length > 0)
      : rank(entries, asked, icons);
  const shown = found.slice(0, most).flatMap(({ name }) => {
    const wanted = `${name}-${look}`;
    return draw(icons, look !== "" && icons.has(wanted) ? wanted : name);
  });
  const named = names.slice(0, most).flatMap((name) => draw(icons, name));
  return { named, icons: shown, total: found.length };
}

function draw(icons: IconSets, name: string): FoundIcon[] {
  const icon = icons.find(name);
  return icon ? [{ name, ...icon }] : [];
}

const indexes = new WeakMap<IconSets, Entry[]>();

function listEntries(icons: IconSets): Entry[] {
  const called = new Map<string, string[]>();
  for (const [term, name] of Object.entries(synonyms)) memoize(called, name, () => []).push(term);
  const lines = [...icons.like("")].filter((name) => !looks.test(name));
  return [...lines, ...icons.like(brand)].map((name) => ({
    name,
    words: name.replace(brand, "").split("-"),
    meanings: called.get(name) ?? [],
  }));
}

function rank(entries: readonly Entry[], asked: readonly string[], icons: IconSets): Entry[] {
  const whole = asked.join("-");
  const far = ({ name, words, meanings }: Entry): number => {
    if (name.replace(brand, "") === whole) return 0;
    if (meanings.includes(whole)) return 1;
    const each = asked.map((word) => {
      if (words.includes(word)) return 2;
      if (words.some((part) => part.startsWith(word))) return 3;
      if (meanings.some((term) => term.split("-").some((part) => part.startsWith(word)))) return 4;
      return word.length > 2 && name.includes(word) ? 6 : Number.POSITIVE_INFINITY;
    });
    // The mark of a brand comes after drawings of the same thing.
    return Math.max(...each) + (name.startsWith(brand) ? 1.5 : 0);
  };
  const found = entries
    .map((entry) => ({ entry, far: far(entry) }))
    .filter(({ far }) => Number.isFinite(far))
    .toSorted((a, b) => a.far - b.far || a.entry.words.length - b.entry.words.length)
    .map(({ entry }) => entry);
  if (found.length > 0) return found;
  const { near } = suggestIcon(whole, icons);
  const bases = new Set(near.map((name) => name.replace(looks, "")));
  return entries.filter(({ name }) => bases.has(name));
}
