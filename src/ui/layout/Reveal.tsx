import styled from "@emotion/styled";
import type { ComponentPropsWithoutRef } from "react";
import { revealMarker } from "../../shared/markers.ts";

const own = new Set(["step", "as", "count"]);

const List = styled("ul", { shouldForwardProp: (name) => !own.has(name) })<{ step: number }>(
  ({ step }) => ({ "--reveal-step": `${step}ms` }),
);

interface RevealProps extends ComponentPropsWithoutRef<"ul"> {
  /** The delay between items, in milliseconds. */
  step: number;
  as?: "ul" | "ol";
  /** The number of items, for styles that depend on it. */
  count?: number;
}

/** A list whose items fade in, one after the other, when it comes into view. */
export function Reveal(props: RevealProps) {
  return <List {...{ [revealMarker]: "" }} {...props} />;
}
