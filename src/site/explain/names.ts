import type { SchemaNode, Schemas } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { lookUp } from "../../shared/lookUp.ts";
import {
  describePlace,
  didYouMean,
  maxNear,
  oneOf,
  quote,
  sentences,
} from "../../shared/text/wording.ts";
import { lineAt } from "../../yaml/line.ts";
import { asComment } from "../../yaml/rules/comments.ts";
import { certain, writing } from "../../yaml/writeValue.ts";
import { isHome, pageFileName, pageSchemas } from "../page/pageAddress.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { begins, slippedFrom, suggest } from "../suggest.ts";
import { fits } from "./fits.ts";
import { type Group, groupsWith, nameInside } from "./misplacedKeys.ts";
import { definitionOf, type Explain } from "./schemaError.ts";
import { explainWrongFile } from "./wrongFile.ts";

/** Explains a required setting that is missing. */
export const explainMissing: Explain = ({ path, subject, schema }, { tree, schemas }) => {
  const place = describePlace(path, tree.data);
  const isType = subject === "type";
  const { about, kind } = readProperty(lookUp(schema.properties ?? {}, subject), schemas);
  return {
    code: isType ? "no-type" : "missing",
    message: isType ? `${place} has no type.` : `${place}: ${quote(subject)} is missing.`,
    hint: sentences(howToAdd(subject, kind), about),
    range: tree.keyAt(path),
  };
};

function howToAdd(name: string, kind: unknown): string {
  if (kind === "array")
    return `Add ${name}: with its entries on the lines below, each starting with -.`;
  if (kind === "object") return `Add ${name}: with its settings on the lines below, indented.`;
  return `Add a line ${name}: … here.`;
}

/** The description and the type of a property. A plain reference takes them from the definition. */
function readProperty(
  node: SchemaNode | undefined,
  schemas: Schemas,
): { about: string; kind: unknown } {
  const target = definitionOf(node, schemas);
  const values = target?.enum;
  const choices = Array.isArray(values) ? `It is ${oneOf(values.map(String))}.` : "";
  return {
    about: sentences(String(node?.description ?? target?.description ?? ""), choices),
    kind: target?.type,
  };
}

/** Explains a name that is unknown here, or in the wrong place. */
export const explainUnknown: Explain = ({ path, subject, data, schema, home, instead }, page) => {
  const { tree, text } = page;
  const place = describePlace(path, tree.data);
  const range = tree.keyAt([...path, subject]);
  const error = { range, suppresses: tree.wholeAt([...path, subject]) } as const;
  if (home) {
    const inward = home.length > path.length;
    const isEntry = typeof home.at(-1) === "number";
    const beside = String(inward ? home.at(isEntry ? -2 : -1) : path[home.length]);
    const further = `indent it by ${2 * (home.length - path.length)} more spaces`;
    return {
      ...error,
      code: "misplaced",
      message: inward
        ? `${place}: ${quote(subject)} belongs inside ${isEntry ? "an entry of " : ""}${quote(beside)}.`
        : `${place}: ${quote(subject)} belongs beside ${quote(beside)}, not inside it.`,
      hint: !inward
        ? `Move it to the left, until it stands exactly below ${beside}:.`
        : isEntry
          ? `Put it, and what belongs to it, into an entry of the list ${beside}:, which starts with - and stands beside it.`
          : dataAt(tree.data, home) === undefined
            ? `Write a line ${beside}: above it, and ${further}.`
            : `Put it, and what belongs to it, below ${beside}: and ${further}.`,
    };
  }
  const [, before = "", cut = ""] =
    /([\w-]+):[ \t]+([^"'[\]{},\s][^"'[\]{},\n]*),[ \t]*$/.exec(
      text.slice(lineAt(text, range[0]).start, range[0]),
    ) ?? [];
  if (
    before &&
    dataAt(tree.data, [...path, subject]) === null &&
    /^[ \t]*[,}]/.test(text.slice(range[1]))
  ) {
    const whole = quote(`${cut}, ${subject}`);
    return {
      ...error,
      code: "needs-quotes",
      message: `${place}: between { and }, the comma before ${quote(subject)} ends the text of ${quote(before)}.`,
      hint: `Put quotes around the text: ${before}: ${whole}`,
    };
  }
  const comment = asComment(text, lineAt(text, range[0]));
  if (comment) {
    const { diagnostic, repairs = [], certain: title } = comment;
    const [edits = []] = repairs;
    // The rest of a value on several lines would be read as something else.
    const isAlone = !text
      .slice(...error.suppresses)
      .trimEnd()
      .includes("\n");
    return {
      ...error,
      ...diagnostic,
      ...(title && isAlone && { fix: certain("syntax", { title, edits }) }),
    };
  }
  if (subject === "<<") {
    return {
      ...error,
      code: "reuse",
      message: `${place}: << would take in another part of the page, which a page file does not allow.`,
      hint: "Write the lines again in this place.",
    };
  }
  // Between brackets, a name and its value without a blank are one name: { icon:notebook }
  const [, name = ""] = /^([\w-]+):\S/.exec(subject) ?? [];
  if (Object.hasOwn(schema.properties ?? {}, name) && text.slice(...range) === subject) {
    const at = range[0] + name.length + 1;
    const edits = [{ start: at, end: at, text: " " }];
    return {
      ...error,
      code: "space-after-colon",
      message: `A space is missing after "${name}:".`,
      hint: `Write ${name}: with a space behind the colon.`,
      fix: certain("syntax", { title: "Put a space after the colon.", edits }),
    };
  }
  const wrongFile = path.length === 0 ? explainWrongFile(subject, page) : undefined;
  const isMeant = instead !== undefined && fits(page, [instead], child(data, subject));
  if (wrongFile && !isMeant) return { ...error, code: "misplaced", ...wrongFile };
  const known = Object.keys(schema.properties ?? {});
  const free = known.filter((name) => child(data, name) === undefined);
  const isRight = (name: string) => fits(page, [...path, name], child(data, subject));
  const { near: alike, meant: same } = suggest(subject, free);
  const near =
    [alike, shortened(subject, free)]
      .map((names) => names.filter(isRight))
      .find(({ length }) => length > 0) ?? [];
  const slip = same ?? slippedFrom(subject, known);
  const others = Object.keys(Object(data)).filter(
    (name) => name !== subject && !known.includes(name),
  );
  // If two unknown names may both mean the same name, neither is certain.
  const isClear =
    slip !== undefined &&
    free.includes(slip) &&
    isRight(slip) &&
    !others.some((name) => suggest(name, [slip]).near.length > 0);
  const rename = (name: string) => writing(range, name, `Write ${name} in place of ${subject}.`);
  const groups = instead || near.length > 0 ? [] : groupsWith(subject, schema, page.schemas);
  const isKnownHere = instead !== undefined || near.length > 0;
  const nodes = instead !== undefined && isRight(instead) ? [instead] : [];
  return {
    ...error,
    code: "unknown-name",
    message: `${place}: there is no setting ${quote(subject)} here.`,
    hint: sentences(
      instead && !isClear
        ? `Is it meant to be ${quote(instead)}, which is missing?`
        : didYouMean(near),
      describeInner(groups, subject, child(data, subject), path, page),
      isKnownHere || groups.length > 0 || path[0] === "sections"
        ? ""
        : describeElsewhere(subject, child(data, subject), schema, page),
      known.length > 0 ? `What can stand here: ${oneOf(known)}.` : "",
    ),
    ...(isClear
      ? { fix: certain(slip === same ? "form" : "name", rename(slip)) }
      : { suggestions: (instead ? nodes : near).slice(0, maxNear).map(rename) }),
  };
};

/** The names of which a name is a longer or a shorter form: lang for language. */
const shortened = (name: string, names: readonly string[]): string[] =>
  names.filter((each) => !/\s/.test(name) && (begins(each, name) || begins(name, each)));

/** The one group of this one, or of the first page, that has a setting of this name or of another form of it. */
function describeElsewhere(
  subject: string,
  value: unknown,
  { properties = {} }: SchemaNode,
  page: ParsedPage,
): string {
  const { schemas } = page;
  const namesIn = (group: SchemaNode | undefined) => {
    const known = Object.entries(definitionOf(group, schemas)?.properties ?? {})
      .filter(
        ([, node]) => (definitionOf(node, schemas)?.type === "array") === Array.isArray(value),
      )
      .map(([name]) => name);
    return known.includes(subject) ? [subject] : shortened(subject, known);
  };
  const here = Object.entries(properties).flatMap(([group, node]) =>
    namesIn(node).map((name) => `Inside ${group}, this is called ${quote(name)}.`),
  );
  const { site } = (!isHome(page) && schemas.get(pageSchemas.first)?.properties) || {};
  const first = namesIn(site).map(
    (name) => `It is for all pages: ${quote(name)}, below site: in ${pageFileName}.`,
  );
  const [only = "", ...others] = here.length > 0 ? here : first;
  return others.length === 0 ? only : "";
}

/** The place for a value whose name is that of a setting in one of these groups. */
function describeInner(
  groups: readonly Group[],
  subject: string,
  value: unknown,
  path: FieldPath,
  page: ParsedPage,
): string {
  const [group, ...others] = groups;
  if (!group) return "";
  const called = others.length > 0 ? undefined : nameInside(group, subject, value, path, page);
  return called === undefined
    ? `There is one inside ${oneOf(groups.map(({ name }) => name))}.`
    : `Inside ${group.name}, this is called ${quote(called)}.`;
}
