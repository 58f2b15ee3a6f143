import { type Pastel, pastels } from "../contract/presets.ts";

/** Makes a pastel the one that parts inside take their colours from. */
const pastel = (name: Pastel) => ({
  "--pastel": `var(--${name})`,
  "--pastel-ink": `var(--${name}-ink)`,
});

/** Rules by which neighbours take turns in the six pastels. */
export const takeTurns = Object.fromEntries(
  pastels.map((name, index) => [`&:nth-of-type(6n + ${index + 1})`, pastel(name)]),
);

/** Rules by which an element takes the pastel that its `data-pastel` names. */
export const chosenPastel = Object.fromEntries(
  pastels.map((name) => [`&[data-pastel=${name}]`, pastel(name)]),
);
