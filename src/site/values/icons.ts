import { brand } from "../../shared/icons.ts";
import { lookUp } from "../../shared/lookUp.ts";
import type { IconSets } from "../icons.ts";
import { isSlip, type Suggestion, suggest } from "../suggest.ts";
import { synonyms } from "./iconSynonyms.ts";

/** Suffixes that describe how an icon is drawn, not what it shows. */
const weight = /-(thin|light|bold|fill|duotone)$/;

/** The words around a name in other icon sets. */
const foreign =
  /^(ph|phosphor|icon|fa[bsr]?|mdi|md|lucide|feather|bi|ion|tabler)[-:]|-(icon|svg|outline|alt|o)$/g;

const mostOffered = 3;

/**
 * Icons that an unknown name may mean: first synonyms, then names that begin with it, then names that contain its words,
 * then the icons of its single words. Similar spellings count only if there is none of these.
 */
export function suggestIcon(name: string, icons: IconSets): Suggestion {
  const [end = ""] = weight.exec(name) ?? [];
  const isBrand = name.startsWith(brand);
  const own = name.replace(weight, "").replaceAll(foreign, "").replace(/-off$/, "-slash");
  const drawn = (candidate: string) => (icons.has(candidate + end) ? candidate + end : candidate);
  const { meant, near } = suggest(name, icons.like(name));
  if (meant) return { near: [meant], meant };
  const names = [...icons.like(name)].filter((each) => !weight.test(each)).sort(byLength);
  const words = own.split("-").filter((word) => word.length > 2);
  const holding = names.filter((each) => holds(each, words));
  const named = [own, ...words].map((word) => lookUp(synonyms, word) ?? word);
  const sure = [
    named[0] ?? own,
    isBrand ? own.slice(brand.length) : brand + own,
    ...holding.filter((each) => each.startsWith(`${own}-`)),
    ...holding,
    ...(holding.length > 0 || isBrand ? [] : named),
  ]
    .map(drawn)
    .filter(icons.has);
  const found =
    sure.length > 0
      ? sure
      : near.filter((each) => (end !== "" || !weight.test(each)) && isSlip(bare(name), bare(each)));
  return { near: [...new Set(found)].slice(0, mostOffered) };
}

const bare = (name: string) => (name.startsWith(brand) ? name.slice(brand.length) : name);

/** True if the words of an icon's name include all of these. */
function holds(icon: string, words: readonly string[]): boolean {
  const parts = icon.split("-");
  return words.length > 0 && words.every((word) => parts.includes(word));
}

const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
