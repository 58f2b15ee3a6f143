import type { FieldPath, SchemaNode } from "../fields.ts";
import { certain, nearest } from "../nearest.ts";
import type { Page } from "../page.ts";
import { child, dataAt, didYouMean, oneOf, placeOf, quote, sentences } from "../words.ts";
import { type Breach, description, type Explain } from "./complaint.ts";

const isUnknown = ({ keyword }: Breach) => keyword === "additionalProperties";
const isMissing = ({ keyword }: Breach) => keyword === "required";
const same = (a: FieldPath, b: FieldPath) =>
  a.length === b.length && a.every((step, i) => step === b[i]);

/**
 * A misspelt name is unknown and its right spelling is missing; a name that stands too far left or right
 * is unknown in one place and missing in another. Each is one mistake: the unknown name tells it.
 */
export function gatherNames(breaches: readonly Breach[], page: Page): Breach[] {
  const unknown = breaches.filter(isUnknown);
  const told = new Set<Breach>();
  for (const stray of unknown) {
    if (told.has(stray)) continue;
    const home = homeOf(stray, page);
    const partner = breaches.find((other) => {
      if (!isMissing(other) || told.has(other)) return false;
      return home
        ? same(other.path, home) && other.subject === stray.subject
        : same(other.path, stray.path) && nearest(stray.subject, [other.subject]).length > 0;
    });
    if (partner) told.add(partner);
    if (!home) continue;
    // All that strayed from the same home came along in one move.
    for (const other of unknown) {
      if (other === stray || !same(other.path, stray.path)) continue;
      const otherHome = homeOf(other, page);
      if (!otherHome || !same(otherHome, home)) continue;
      told.add(other);
      for (const gap of breaches) {
        if (isMissing(gap) && same(gap.path, home) && gap.subject === other.subject) told.add(gap);
      }
    }
    // The home itself may be empty, or missing, because everything in it strayed.
    for (const gap of breaches) {
      const away = isMissing(gap) ? [...gap.path, gap.subject] : gap.path;
      if (same(away, home) && !isUnknown(gap) && dataAt(page.tree.data, home) == null)
        told.add(gap);
    }
  }
  return breaches.filter((breach) => !told.has(breach));
}

/** Where an unknown name belongs, when it is known one level further in or out. */
function homeOf({ path, subject }: Breach, page: Page): FieldPath | undefined {
  const [root, index, props] = path;
  if (root !== "sections" || typeof index !== "number") return undefined;
  const type = page.sections[index]?.type;
  const inside = page.schemas.get(`sections/${type}.schema.json`)?.properties ?? {};
  const frame = page.schemas.get("page.schema.json")?.definitions?.section?.properties ?? {};
  if (path.length === 2 && Object.hasOwn(inside, subject)) return [...path, "props"];
  if (path.length === 3 && props === "props" && Object.hasOwn(frame, subject))
    return path.slice(0, 2);
  return undefined;
}

/** `title: …` is not there. */
export const explainMissing: Explain = ({ path, subject, schema }, { tree, schemas }) => {
  const place = placeOf(path, tree.data);
  const wanted = describe(schema.properties?.[subject], schemas);
  if (subject === "type" && path[0] === "sections") {
    return {
      severity: "error",
      code: "no-type",
      message: `${place} has no type.`,
      hint: sentences("Add a line type: … here.", wanted),
      range: tree.keyAt(path),
    };
  }
  return {
    severity: "error",
    code: "missing",
    message: `${place}: ${quote(subject)} is missing.`,
    hint: sentences(`Add a line ${subject}: … here.`, wanted),
    range: tree.keyAt(path),
  };
};

/** What a property is for; a bare reference says it by what it refers to. */
function describe(node: SchemaNode | undefined, schemas: Page["schemas"]): string {
  if (!node) return "";
  if (node.description) return description(node);
  const [file = "", pointer = ""] = (node.$ref ?? "").split("#/definitions/");
  const inFile = file.replace(/^(\.\.\/)+/, "");
  const target = schemas.get(inFile)?.definitions?.[pointer];
  const values = Array.isArray(target?.enum) ? `It is one of: ${target.enum.join(", ")}.` : "";
  return target ? sentences(description(target), values) : "";
}

/** A name that means nothing here. */
export const explainUnknown: Explain = (breach, page) => {
  const { path, subject, data, schema } = breach;
  const { tree } = page;
  const place = placeOf(path, tree.data);
  const home = homeOf(breach, page);
  const range = tree.keyAt([...path, subject]);
  const covers = tree.wholeAt([...path, subject]);
  if (home) {
    const inward = home.length > path.length;
    return {
      severity: "error",
      code: "misplaced",
      message: inward
        ? `${place}: ${quote(subject)} belongs inside props.`
        : `${place}: ${quote(subject)} belongs beside props, not inside it.`,
      hint: inward
        ? `Indent it, and what belongs to it, by two more spaces, below props:.`
        : `Move it to the left, until it stands exactly below props:.`,
      range,
      covers,
    };
  }
  if (subject === "<<") {
    return {
      severity: "error",
      code: "reuse",
      message: `${place}: << would take in another part of the page, which page.yaml does not allow.`,
      hint: "Write the lines again in this place.",
      range,
      covers,
    };
  }
  const known = Object.keys(schema.properties ?? {});
  const near = nearest(subject, known);
  const free = near.filter((candidate) => child(data, candidate) === undefined);
  const meant = certain(subject, free);
  return {
    severity: "error",
    code: "unknown-name",
    message: `${place}: there is no setting ${quote(subject)} here.`,
    hint: sentences(
      didYouMean(free),
      known.length > 0 ? `What can stand here: ${oneOf(known)}.` : "",
    ),
    range,
    covers,
    ...(meant && {
      fix: {
        title: `Write ${meant} in place of ${subject}.`,
        edits: [{ start: range[0], end: range[1], text: meant }],
      },
    }),
  };
};
