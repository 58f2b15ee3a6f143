/*
 * The types and values that a section's component imports, besides the parts of ui/ and the tokens of theme/.
 */

/** Makes a component of an element and its styles. */
export { default as styled } from "@emotion/styled";
export type * from "./shared/schema.gen.ts";
export type {
  Backdrop,
  Film,
  Moment,
  Picture,
  PropsOf,
  Resolved,
  ResolvedSite,
  SectionBackdrop,
  SectionFrame,
  SectionProps,
  WrapperProps,
} from "./shared/section.ts";
export * as uses from "./shared/uses.ts";
