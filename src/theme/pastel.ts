import { pastels } from "./presets.ts";

/** Makes the children of an element take turns in the six pastels. */
export const inPastels = { "data-pastels": "" };

/** Words, links and the focus on a pastel ground, whatever the tone around it has made of them. */
export const onPastel = {
  "--text": "var(--on-pastel)",
  "--muted": "var(--on-pastel)",
  "--accent-text": "var(--on-pastel)",
  color: "var(--on-pastel)",
} as const;

/**
 * Rules by which an element gives the parts inside it a pastel and its ink: the one that its `data-pastel`
 * names, or the one whose turn it is among its neighbours.
 */
export const pastelRules = pastels
  .map(
    (name, index) =>
      `:is([data-pastels]>:nth-child(6n + ${index + 1}),[data-pastel=${name}]){--pastel:var(--${name});--pastel-ink:var(--${name}-ink)}`,
  )
  .join("");
