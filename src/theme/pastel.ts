import { pastels } from "./presets.ts";

/** Gives the children of an element the six pastels in turn. */
export const inPastels = { "data-pastels": "" };

/** Text, links and the focus ring on a pastel background, whatever the tone of the section. */
export const onPastel = {
  "--text": "var(--on-pastel)",
  "--muted": "var(--on-pastel)",
  "--accent-text": "var(--on-pastel)",
  color: "var(--on-pastel)",
} as const;

/**
 * Rules that set a pastel and its ink for an element's content: the one in its `data-pastel`, or the next in turn
 * among its siblings.
 */
export const pastelRules = pastels
  .map(
    (name, index) =>
      `:is([data-pastels]>:nth-child(6n + ${index + 1}),[data-pastel=${name}]){--pastel:var(--${name});--pastel-ink:var(--${name}-ink)}`,
  )
  .join("");
