import { type ReadBy, sectionSchema } from "../../../schema/schemaNode.ts";
import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic, FixChange } from "../../../yaml/diagnostic.ts";
import { lineAt } from "../../../yaml/line.ts";
import { certain, writing } from "../../../yaml/writeValue.ts";
import type { ParsedPage, ParsedSection } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** A form whose service reads another field than the one sent by default, by the `readBy` of a schema. */
export const checkServices: Check = (page) =>
  page.sections.flatMap((section) => {
    const { properties = {} } = page.schemas.get(sectionSchema(section.type ?? "")) ?? {};
    return Object.entries(properties).flatMap(([name, { readBy }]) =>
      readBy ? checkField({ name, readBy }, section, page) : [],
    );
  });

interface SentField {
  name: string;
  readBy: ReadBy;
}

function checkField(
  { name, readBy }: SentField,
  { index }: ParsedSection,
  page: ParsedPage,
): Diagnostic[] {
  const { tree } = page;
  const props = ["sections", index, "props"];
  const path = [...props, name];
  const at = [...props, readBy.address];
  const given = dataAt(tree.data, path);
  const { standard } = readBy;
  if (dataAt(tree.data, [...props, readBy.unless]) !== undefined) return [];
  const host = hostOf(dataAt(tree.data, at));
  const service = readBy.services.find((each) => `.${host}`.endsWith(`.${each.host}`));
  if (!service) return [];
  const { reads } = service;
  const isSame = (value: unknown) => asText(value).toLowerCase() === reads.toLowerCase();
  // Another field that the page names itself may be right for its list.
  if (given === reads || (given !== undefined && given !== standard && !isSame(given))) return [];
  const isGiven = given !== undefined;
  const hint = isGiven ? `Write ${reads}.` : `Add a line ${name}: ${reads}.`;
  const fix = isGiven ? writing(tree.valueAt(path), reads) : adding(`${name}: ${reads}`, at, page);
  return [
    {
      code: "unread-field",
      message: `${nameOf(path, tree.data).where}: ${service.name} reads the field ${quote(reads)}, but this form sends ${quote(given ?? standard)}, so no address arrives.`,
      hint,
      range: tree.valueAt(isGiven ? path : at),
      ...(fix && { fix: certain("service", fix) }),
    },
  ];
}

const hostOf = (address: unknown): string =>
  typeof address === "string" && URL.canParse(address) ? new URL(address).hostname : "";

/** The edit that adds a line below the setting at the path, if that setting has a line to itself. */
function adding(
  line: string,
  path: (string | number)[],
  { tree, text }: ParsedPage,
): FixChange | undefined {
  const [start, end] = tree.wholeAt(path);
  const { start: from, text: own } = lineAt(text, start);
  const indent = text.slice(from, start);
  const behind = from + own.length;
  if (indent.trim() !== "" || end > behind) return undefined;
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  return {
    title: `Add a line ${line}.`,
    edits: [{ start: behind, end: behind, text: `${lineEnd}${indent}${line}` }],
  };
}
