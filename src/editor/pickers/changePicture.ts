import { membersOf } from "../../schema/fields.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import type { PickerTarget } from "./target.ts";

/** The point of a picture that stays in view: its distances from the left and from the top, from 0 to 1. */
export type Focus = readonly [left: number, top: number];

/** The middle, which counts where a picture has no focus. */
export const middle: Focus = [0.5, 0.5];

/** A picture as the picker gives it. */
export interface ChosenPicture {
  src: string;
  alt: string;
  focus: Focus;
  /** Given where the picture may have one. */
  caption?: string;
}

/** The parts of a picture that its schema has. */
export interface PictureParts {
  /** The sentence of the schema about the alternative text; undefined where the picture has none. */
  alt?: string;
  /** The sentence about the caption; undefined where the picture has none. */
  caption?: string;
  hasFocus: boolean;
}

/** The parts that the schema of a value has besides the file. */
export function partsOf({ member: { place } }: PickerTarget, schemas: Schemas): PictureParts {
  const { properties } = membersOf(schemas, place);
  const alt = properties.get("alt");
  return {
    ...(alt && { alt: String(alt.schema.description ?? "") }),
    hasFocus: properties.has("focus"),
  };
}

/** The picture that is there. */
export function readPicture({ value }: PickerTarget): ChosenPicture {
  const text = (name: string) => {
    const given = child(value, name);
    return typeof given === "string" ? given : "";
  };
  const focus = child(value, "focus");
  const [left, top] = Array.isArray(focus) ? focus : [];
  return {
    src: typeof value === "string" ? value : text("src"),
    alt: text("alt"),
    focus: typeof left === "number" && typeof top === "number" ? [left, top] : middle,
  };
}

/** The value of a picture that is new: its path alone where its schema has no other parts. */
export function newPicture(target: PickerTarget, chosen: ChosenPicture, schemas: Schemas): unknown {
  if (membersOf(schemas, target.member.place).properties.size === 0) return chosen.src;
  const { alt, hasFocus } = partsOf(target, schemas);
  return {
    src: chosen.src,
    ...(alt !== undefined && { alt: chosen.alt }),
    ...(hasFocus && !isMiddle(chosen.focus) && { focus: [...chosen.focus] }),
  };
}

const isMiddle = (focus: Focus) => focus.every((part) => part === 0.5);

/** The value with another picture: the parts that the picker does not know stay as they are. */
export function changePicture(
  target: PickerTarget,
  chosen: ChosenPicture,
  schemas: Schemas,
): unknown {
  const { value } = target;
  const picture = newPicture(target, chosen, schemas);
  if (typeof value !== "object" || value === null || typeof picture !== "object") return picture;
  const { focus: _, ...kept }: Record<string, unknown> = { ...value };
  const others = partsOf(target, schemas).hasFocus ? kept : { ...value };
  // A name keeps its place among the others.
  const names = new Set([...Object.keys(value), ...Object.keys(Object(picture))]);
  const all: Record<string, unknown> = { ...others, ...picture };
  return Object.fromEntries([...names].flatMap((name) => (name in all ? [[name, all[name]]] : [])));
}
