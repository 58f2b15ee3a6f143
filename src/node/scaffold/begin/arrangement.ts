import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { child } from "../../../shared/dataAt.ts";
import type { Theme } from "../../../shared/schema.gen.ts";
import type { DrawingName } from "./drawings/drawings.ts";
import type { Purpose } from "./starter.ts";

/** A picture to be drawn. */
interface DrawnPicture {
  drawing: DrawingName;
  width: number;
  height: number;
  /** Which of a series of pictures it is, if the drawing has several: from 0 on. */
  part?: number;
  /** The colours it is drawn in, if not those that the look has for most visitors. */
  scheme?: "light" | "dark";
}

/** The small page of a look: its sections, and its pictures by their names in `public/images/`. */
export interface Arrangement {
  /** The purpose of its page, whose words the page opens with. */
  purpose?: Purpose;
  pictures?: Record<string, DrawnPicture>;
  /** Sections in which `$a.b` stands for a value with this path, and `$: a.b` for the properties of one. */
  sections: unknown[];
}

const folder = path.join(import.meta.dirname, "arrangements");

/** The arrangement of a look. */
export const readArrangement = (look: Theme["preset"]): Arrangement =>
  parse(readFileSync(path.join(folder, `${look}.yaml`), "utf8"));

/** A part of a page whose drawings face the other way: the points of them that stay in view do, too. */
export function mirrorFocus(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(mirrorFocus);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) =>
      name === "focus" && Array.isArray(inner)
        ? [name, [Math.round((1 - Number(inner[0])) * 100) / 100, inner[1]]]
        : [name, mirrorFocus(inner)],
    ),
  );
}

/** An arrangement's sections, or a part of them, with the values that it refers to. Throws where there is none. */
export function fillIn(part: unknown, values: unknown): unknown {
  const find = (at: string): unknown => {
    const value = at.split(".").reduce(child, values);
    if (value === undefined)
      throw new Error(`An arrangement refers to $${at}, which is not there.`);
    return value;
  };
  if (typeof part === "string") return part.startsWith("$") ? find(part.slice(1)) : part;
  if (Array.isArray(part)) return part.map((each) => fillIn(each, values));
  if (typeof part !== "object" || part === null) return part;
  const filled = Object.entries(part).map(([name, inner]) =>
    name === "$" ? Object(find(inner)) : { [name]: fillIn(inner, values) },
  );
  return Object.assign({}, ...filled);
}
