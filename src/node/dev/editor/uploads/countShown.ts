import type { XastElement, XastRoot } from "svgo";

/** Paints, which are drawn at once however many parts they have. */
const paints = new Set(["linearGradient", "radialGradient", "filter"]);

/**
 * The number of elements that a drawing shows, each as often as others refer to it: a few lines can make a thousand
 * million. Infinite where an element refers to itself.
 */
export function countShown(root: XastRoot): number {
  const named = new Map<string, XastElement>();
  const findNamed = ({ children }: XastRoot | XastElement) => {
    for (const child of children) {
      if (child.type !== "element") continue;
      const { id } = child.attributes;
      if (id !== undefined && !named.has(id)) named.set(id, child);
      findNamed(child);
    }
  };
  findNamed(root);
  const counts = new Map<XastElement, number>();
  const count = (element: XastElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Until it is counted: whoever comes back to it has gone in a circle.
    counts.set(element, Number.POSITIVE_INFINITY);
    const shown = referencesOf(element).flatMap((id) => named.get(id) ?? []);
    const inside = element.children.flatMap((child) => (child.type === "element" ? child : []));
    const sum = [...shown.filter(({ name }) => !paints.has(name)), ...inside].reduce(
      (total, each) => total + count(each),
      1,
    );
    counts.set(element, sum);
    return sum;
  };
  return root.children.reduce(
    (total, child) => total + (child.type === "element" ? count(child) : 0),
    0,
  );
}

/** The ids that an element shows something of. */
const referencesOf = ({ name, attributes }: XastElement): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (key === "href" || key.endsWith(":href")) {
      return name === "use" || name === "pattern" || name === "feImage" ? value.slice(1) : [];
    }
    return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = ""]) => id);
  });
