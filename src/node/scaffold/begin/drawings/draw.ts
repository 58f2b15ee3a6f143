import type { Scheme } from "../../../../theme/scheme.ts";

/** Draws shapes in the colours of a look onto a ground of this size. A drawing in a series has a number from 0 on. */
export type Draw = (colors: Scheme, width: number, height: number, part: number) => string[];
