import styled from "@emotion/styled";
import { doodles } from "../../shared/drawings.ts";
import type { ResolvedSite } from "../../shared/section.ts";
import { symbolUrl } from "../media/Icon.tsx";
import { Shapes } from "./Shapes.tsx";

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

/** Level with the content beside it, where strokes reach a little higher. */
const Square = styled(Shapes)({ "&&": { marginBlockStart: 0 } });

/** A bar whose ends are as round as the theme's corners. */
const Bar = styled(Strokes)({ clipPath: "inset(23% 0 27% round var(--radius))" });

type Ornament = ResolvedSite["ornament"];

interface DoodleProps {
  index: number;
  ornament: Ornament;
}

/**
 * A few hand-drawn strokes in the corner of a card, different for each card of a list, and hidden from screen
 * readers; or a shape.
 */
export function Doodle({ index, ornament }: DoodleProps) {
  if (ornament === "none") return null;
  if (ornament === "geometric") return <Square first={index} count={1} />;
  const { id } = doodles[index % doodles.length] ?? doodles[0];
  return (
    <Strokes aria-hidden="true" width={76} height={76}>
      <use href={symbolUrl(id)} />
    </Strokes>
  );
}

/**
 * A pen stroke under a word, as wide as the word and no higher than its box allows; or a bar. It is inline, so that
 * the first screen waits for no file.
 */
export function Underline({ ornament }: { ornament: Ornament }) {
  if (ornament === "none") return null;
  const isBar = ornament === "geometric";
  const Box = isBar ? Bar : Strokes;
  return (
    <Box aria-hidden="true" viewBox="0 0 300 22" preserveAspectRatio="none">
      {isBar ? (
        <path fill="currentColor" stroke="none" d="M0 0h300v22H0z" />
      ) : (
        <path d="M4 14C62 5 118 3 168 6c42 2 84 5 127 0M58 20c52-6 112-8 178-5" />
      )}
    </Box>
  );
}
