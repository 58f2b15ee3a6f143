import type { ShownField } from "../../../shared/editor/tagged.ts";
import { type FieldPath, samePath } from "../../../shared/fieldPath.ts";
import { lookUp } from "../../../shared/lookUp.ts";
import { taggedSections } from "../overlay/taggedSections.ts";
import { attributeTagsOf } from "../values/tags.ts";
import { listTexts } from "../values/texts.ts";

/** A picture, an icon or a link where the page shows it. */
export interface ShownElement {
  element: Element;
  field: ShownField;
}

/** The pictures, icons and links of a frame: by their alternative text or label, else by their names and their order. */
export function listMediaFields(frame: HTMLElement): ShownElement[] {
  const { fields = [], paths = [] } = taggedSections.get(frame.id) ?? {};
  const found: ShownElement[] = [];
  const find = (element: Element | null, path: FieldPath) => {
    const field = fields.find((each) => samePath(each.path, path));
    if (element && field) found.push({ element, field });
  };
  for (const { path, nodes } of listTexts(frame)) {
    const link = nodes[0]?.parentElement?.closest("a") ?? null;
    if (path.at(-1) === "label") find(link, [...path.slice(0, -1), "href"]);
  }
  const elements = [...frame.querySelectorAll(naming)];
  for (const element of elements) {
    const [tag] = attributeTagsOf(element).get("alt") ?? [];
    const path = paths[tag?.number ?? -1];
    if (path?.at(-1) === "alt") find(element, path.slice(0, -1));
  }
  const known = new Set(found.map(({ element }) => element));
  const others = fields.filter((field) => !found.some((each) => each.field === field));
  for (const name of new Set(others.map(({ shown }) => shown))) {
    const fields = others.filter((field) => field.shown === name);
    const shown = elements.filter((each) => !known.has(wholeOf(each)) && nameOf(each) === name);
    // A card shows its icon twice: large, and faint behind it.
    const each = Math.max(shown.length / fields.length, 1);
    for (const [index, element] of shown.entries()) {
      const field = fields[Math.floor(index / each)];
      if (field) found.push({ element: wholeOf(element), field });
    }
  }
  return found;
}

/** The elements that name a picture, an icon or the place that a link leads to. */
const naming = "img[src], video[poster], source[src], use[href], image[href], a";

/** The elements that name something for the one around them. */
const wholes: Record<string, string> = { use: "svg", image: "svg", source: "video" };

const wholeOf = (element: Element) =>
  element.closest(lookUp(wholes, element.localName) ?? "*") ?? element;

/** The address or symbol that an element shows; undefined for a link without a destination. */
function nameOf(element: Element): string | undefined {
  const names = ["poster", "src", "href"].flatMap((name) => element.getAttribute(name) ?? []);
  const [address] = names;
  return element.localName === "use" ? address?.slice(address.indexOf("#") + 1) : address;
}
