import { cameo } from "./cameo.ts";
import { creatures } from "./creatures.ts";
import { cutouts } from "./cutouts.ts";
import type { Draw } from "./draw.ts";
import { facade } from "./facade.ts";
import { arches, circles, hills, moons, rays, sea, tiles } from "./geometric.ts";
import { panes } from "./panes.ts";
import { terminal } from "./terminal.ts";
import { town } from "./town.ts";
import { vessels } from "./vessels.ts";

/** The drawings that an arrangement can name, each for one look. */
export const drawings = {
  ...{ circles, hills, moons, sea, arches, tiles, rays },
  ...{ cameo, creatures, cutouts, facade, panes, terminal, town, vessels },
} satisfies Record<string, Draw>;

/** The name of a drawing. */
export type DrawingName = keyof typeof drawings;
