import { type Member, membersOf } from "../../schema/fields.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { pickerOf } from "../../shared/editor/valuePickers.ts";

/** An entry of a list that a picture and a few words are enough for. */
export interface PictureEntry {
  /** The name of its picture. */
  picture: string;
  /** True if the picture is a group with a path of its own. */
  isGroup: boolean;
  /** True if the picture needs to be said in words. */
  hasAlt: boolean;
  /** The name of the text that the entry needs, if it needs one. */
  text: string | undefined;
}

const kindsOf = ({ definitions }: Member) => definitions.map(({ kind }) => kind);

const isText = (member: Member) =>
  kindsOf(member).some((kind) => kind === "text" || kind === "formatted");

/** Describes an entry that can be made of a picture; undefined for one that has none, or needs more. */
export function readPictureEntry(schemas: Schemas, entry: Member): PictureEntry | undefined {
  const members = [...membersOf(schemas, entry.place).properties];
  const pictures = members.filter(([, each]) => pickerOf(...kindsOf(each))?.kind === "image");
  const [found] = [...pictures.filter(([, { isRequired }]) => isRequired), ...pictures];
  if (!found) return undefined;
  const [picture, member] = found;
  const needed = members.filter(([name, { isRequired }]) => isRequired && name !== picture);
  if (needed.length > 1 || !needed.every(([, each]) => isText(each))) return undefined;
  const { properties } = membersOf(schemas, member.place);
  return {
    ...{ picture, isGroup: properties.size > 0, hasAlt: properties.has("alt") },
    text: needed[0]?.[0],
  };
}

/** The entry of a picture of public/, with its words. */
export function makePictureEntry(
  { picture, isGroup, hasAlt, text }: PictureEntry,
  src: string,
  words: string,
): Record<string, unknown> {
  return {
    ...(text !== undefined && { [text]: words }),
    [picture]: isGroup ? { src, ...(hasAlt && { alt: words }) } : src,
  };
}
