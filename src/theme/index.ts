/* What the styles of a section take from the theme, besides its custom properties. */

export {
  forcedColors,
  from,
  hovering,
  moving,
  print,
  shownUnscripted,
  unscripted,
} from "./conditions.ts";
export { inPastels, onPastel } from "./pastel.ts";
export { space } from "./space.ts";
