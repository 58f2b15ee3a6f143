import type { islands } from "./islands.ts";
import type { Needs } from "./registry.ts";

/** What islands are for, where some sections do without. Only the build asks: this never reaches the browser. */
export const needs: Needs = {
  spotlight: ({ images = [] }) => images.length > 1,
} satisfies Pick<Needs, keyof typeof islands>;
