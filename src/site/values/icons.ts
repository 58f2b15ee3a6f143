import { brand } from "../../shared/icons.ts";
import type { IconSets } from "../icons.ts";
import { type Suggestion, suggest } from "../suggest.ts";

/** The set's names for common terms. No icon has a name at the left. */
export const synonyms: Record<string, string> = {
  ads: "megaphone",
  attachment: "paperclip",
  award: "medal",
  ban: "prohibit",
  bike: "bicycle",
  bin: "trash",
  bolt: "lightning",
  bulb: "lightbulb",
  cart: "shopping-cart",
  cash: "money",
  checkmark: "check",
  close: "x",
  comment: "chat-text",
  dashboard: "gauge",
  delete: "trash",
  doc: "file-text",
  document: "file-text",
  dollar: "currency-dollar",
  edit: "pencil-simple",
  email: "envelope",
  euro: "currency-eur",
  expand: "arrows-out",
  favorite: "star",
  favourite: "star",
  feedback: "chat-text",
  filter: "funnel",
  food: "fork-knife",
  guarantee: "seal-check",
  help: "question",
  home: "house",
  idea: "lightbulb",
  internet: "globe",
  language: "translate",
  like: "thumbs-up",
  location: "map-pin",
  login: "sign-in",
  logout: "sign-out",
  love: "heart",
  mail: "envelope",
  menu: "list",
  message: "chat-text",
  mobile: "device-mobile",
  mute: "speaker-slash",
  offline: "wifi-slash",
  people: "users",
  photo: "image",
  picture: "image",
  pin: "push-pin",
  plane: "airplane",
  price: "tag",
  privacy: "shield-check",
  profile: "user",
  refresh: "arrows-clockwise",
  remove: "trash",
  restaurant: "fork-knife",
  save: "floppy-disk",
  search: "magnifying-glass",
  secure: "lock",
  security: "shield-check",
  send: "paper-plane-tilt",
  settings: "gear",
  shipping: "truck",
  shop: "storefront",
  smile: "smiley",
  speed: "gauge",
  sync: "arrows-clockwise",
  team: "users-three",
  telephone: "phone",
  tick: "check",
  time: "clock",
  world: "globe",
  zoom: "magnifying-glass-plus",
};

/** Suffixes that say how an icon is drawn, not what it shows. */
const weight = /-(thin|light|bold|fill|duotone)$/;

/**
 * Icons that an unknown name may mean: first synonyms, then names that begin with it, then names that contain it as a
 * word. Similar spellings count only if there is none of these.
 */
export function suggestIcon(name: string, icons: IconSets): Suggestion {
  const [end = ""] = weight.exec(name) ?? [];
  const own = name.replace(weight, "");
  const drawn = (candidate: string) => (icons.has(candidate + end) ? candidate + end : candidate);
  const { meant, near } = suggest(name, icons.like(name));
  if (meant) return { near: [meant], meant };
  const names = [...icons.like(name)].filter((each) => !weight.test(each)).sort(byLength);
  const isBrand = name.startsWith(brand);
  const holding = own.length > 2 ? names.filter((each) => each.split("-").includes(own)) : [];
  const sure = [
    synonyms[own] ?? own.replace(/^(ph|phosphor|icon|fa|mdi|lucide)-|-(icon|svg)$/g, ""),
    isBrand ? own.slice(brand.length) : brand + name,
    ...names.filter((each) => own.length > 2 && each.startsWith(`${own}-`)),
    ...holding,
  ]
    .map(drawn)
    .filter(icons.has);
  // A similar spelling usually means another picture.
  const found = sure.length > 0 ? sure : near.filter((each) => end !== "" || !weight.test(each));
  return { near: [...new Set(found)] };
}

const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
