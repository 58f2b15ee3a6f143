import type { Field } from "./field.ts";

/** The subject of a field: the words and pictures of a section, how these are arranged, or how they look. */
export type Aspect = "content" | "layout" | "style";

/** The aspect of a field, from the schema of its property. */
export const aspectOf = ({ schemas }: Field): Aspect =>
  schemas.find(({ aspect }) => aspect !== undefined)?.aspect ?? "content";
