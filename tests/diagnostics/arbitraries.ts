import fc from "fast-check";
import { follow, type SchemaLocation } from "../../src/schema/references.ts";
import type { SchemaNode, Schemas } from "../../src/schema/schemaNode.ts";
import { formServices } from "../../src/shared/providers/formServices.ts";

/** Texts of a page, among them some with signs of markup, scripts and YAML. */
const text = fc.oneof(
  fc.constantFrom(
    "Life gets loud.",
    "a: b",
    "# no comment",
    "</script>",
    "“Déjà vu” 🎉",
    "- 1",
    "null",
  ),
  fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }).filter(isPrintable),
);

function isPrintable(word: string): boolean {
  return /\S/.test(word) && !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(word);
}

const shared: Record<string, fc.Arbitrary<unknown>> = {
  text,
  href: fc.constantFrom(
    "todo",
    "/?help",
    "https://lull.museum/a?b=c",
    "mailto:a@lull.museum",
    "tel:+49 30 1",
  ),
  address: fc.constantFrom("https://lull.museum:8080/form", "/contact.php"),
  shareAddress: fc.constantFrom("https://youtu.be/aqz-KE-bpKQ", "https://lull.museum/map#here"),
  track: fc.constantFrom("Sign up", "menu: plans"),
  icon: fc.constantFrom("notebook", "leaf-duotone", "brand:discord"),
};

const files: Record<string, string> = {
  mp4: "/videos/tour.mp4",
  webm: "/videos/tour.webm",
  drawing: "/logo/mark.svg",
};

/** Values that meet the schema `file`. Ids are blank: only the whole page knows the ones in use. */
export function valuesOf(schemas: Schemas, file: string): fc.Arbitrary<unknown> {
  const node = schemas.get(file);
  if (!node) throw new Error(`There is no schema ${file}.`);
  return build(schemas, { file, node }, "");
}

function build(schemas: Schemas, place: SchemaLocation, key: string): fc.Arbitrary<unknown> {
  const { node } = place;
  if (node.$ref) {
    const kind =
      /common\.schema\.json#\/definitions\/(\w+)$/.exec(node.$ref)?.[1] ??
      node.$ref.split("/").at(-1) ??
      "";
    if (kind === "asset") return fc.constant(files[key] ?? "/images/hero.png");
    if (kind === "id") return fc.constant("");
    const target = follow(schemas, place.file, node.$ref);
    return shared[kind] ?? (target ? build(schemas, target, key) : fc.constant(null));
  }
  if (node.then) {
    const group = build(schemas, { ...place, node: node.then }, key);
    return fc.oneof(group, fc.constant(false));
  }
  if (Array.isArray(node.enum)) return fc.constantFrom(...node.enum);
  if (node.type === "array" && node.items) {
    const least = Number(node.minItems ?? 0);
    const most = Math.min(least + 2, Number(node.maxItems ?? 9));
    const item = build(schemas, { ...place, node: node.items }, key);
    return fc.array(item, { minLength: least, maxLength: most });
  }
  return node.properties ? buildGroup(schemas, place, node, key) : buildScalar(node);
}

function buildGroup(
  schemas: Schemas,
  place: SchemaLocation,
  node: SchemaNode,
  key: string,
): fc.Arbitrary<unknown> {
  const properties = Object.entries(node.properties ?? {});
  const values = Object.fromEntries(
    properties.map(([key, inner]) => [key, build(schemas, { ...place, node: inner }, key)]),
  );
  // Of alternatives, a group inside a section has the first; a section's own are up to the test.
  const alternatives = key === "" ? [] : (node.needsOneOf?.names.slice(0, 1) ?? []);
  const required = [
    ...(Array.isArray(node.required) ? node.required.map(String) : []),
    ...alternatives,
  ];
  return fc.record(values, { requiredKeys: required, noNullPrototype: true }).map((group) => {
    // A sample and the items that it replaces exclude each other.
    const fills = String(properties.find(([key]) => key === "sample")?.[1].fills ?? "");
    if (fills && "sample" in group) delete group[fills];
    for (const [key, { excludes }] of properties) {
      if (!excludes || !(key in group) || !(excludes in group)) continue;
      delete group[required.includes(excludes) ? key : excludes];
    }
    fitLists(group, [group], Object.fromEntries(properties));
    for (const [key, { items }] of properties) fitLists(group, group[key], items?.properties ?? {});
    // An address belongs to the service that gives it.
    const services: Record<string, { example: string }> = formServices;
    const example = services[String(Object(group).service)]?.example;
    if (example !== undefined) Object.assign(group, { action: example || undefined });
    return group;
  });
}

/** Makes each list inside the entries that is `asManyAs` another list of the group as long as that one. */
function fitLists(
  group: Record<string, unknown>,
  entries: unknown,
  properties: Record<string, SchemaNode>,
): void {
  for (const [name, { asManyAs }] of Object.entries(properties)) {
    const other = asManyAs && group[asManyAs];
    if (!Array.isArray(other) || !Array.isArray(entries)) continue;
    for (const entry of entries) {
      if (name in entry) entry[name] = other.map((_, n) => entry[name][n] ?? "yes");
    }
  }
}

function buildScalar(node: SchemaNode): fc.Arbitrary<unknown> {
  const min = Number(node.minimum ?? 0);
  const max = Number(node.maximum ?? 100);
  if (node.type === "boolean") return fc.boolean();
  if (node.type === "integer") return fc.integer({ min, max });
  if (typeof node.multipleOf === "number") {
    const step = node.multipleOf;
    const most = Math.floor(max / step);
    return fc.integer({ min: Math.ceil(min / step), max: most }).map((count) => count * step);
  }
  if (node.type === "number") return fc.double({ min, max, noNaN: true });
  return node.pattern ? fc.stringMatching(new RegExp(String(node.pattern), "u")) : text;
}
