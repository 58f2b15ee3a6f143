import styled from "@emotion/styled";
import { doodles } from "../shared/drawings.ts";
import { symbolUrl } from "./Icon.tsx";

const Strokes = styled.svg({
  display: "block",
  overflow: "visible",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  pointerEvents: "none",
});

/**
 * A few hand-drawn strokes in the corner of a card, different for each card of a list, and hidden from screen
 * readers.
 */
export function Doodle({ index }: { index: number }) {
  const { id } = doodles[index % doodles.length] ?? doodles[0];
  return (
    <Strokes aria-hidden="true" width={76} height={76}>
      <use href={symbolUrl(id)} />
    </Strokes>
  );
}

/**
 * A pen stroke under a word, as wide as the word and no higher than its box allows. It is inline, so that the
 * first screen waits for no file.
 */
export function Underline() {
  return (
    <Strokes aria-hidden="true" viewBox="0 0 300 22" preserveAspectRatio="none">
      <path d="M4 14C62 5 118 3 168 6c42 2 84 5 127 0M58 20c52-6 112-8 178-5" />
    </Strokes>
  );
}
