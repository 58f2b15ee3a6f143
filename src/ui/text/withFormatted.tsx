import { type Attributes, createElement, type FunctionComponent } from "react";
import type { Rendered } from "../../shared/section.ts";
import { isFormatted } from "../../shared/text/formatted.ts";
import { Formatted } from "./Formatted.tsx";

/**
 * A component that takes texts with marks as data, and gives the section elements in their place. Sections render them
 * like any text, and an island whose texts have no marks does without this.
 */
export function withFormatted<Data extends object>(
  Section: FunctionComponent<Rendered<Data>>,
): FunctionComponent<Data> {
  return function WithFormatted(data: Data) {
    return createElement(Section, renderTexts(data));
  };
}

function renderTexts<T>(data: T): Attributes & Rendered<T> {
  // The recursion follows the type: it changes formatted texts and nothing else.
  return renderInside(data) as Attributes & Rendered<T>;
}

function renderInside(value: unknown): unknown {
  if (isFormatted(value)) return <Formatted content={value} />;
  if (Array.isArray(value)) return value.map(renderInside);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renderInside(inner)]),
  );
}
