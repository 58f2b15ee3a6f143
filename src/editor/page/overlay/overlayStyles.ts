import { onScreen } from "./keepSize.ts";

/** The colours of what the editor draws above the page, as declarations. */
export const overlayColors =
  "--accent: light-dark(#2f4bc4, #a9b9ff); --on-accent: light-dark(#fff, #141b3d); color-scheme: inherit;";

/** The styles of the boxes above the page. The page's own colours may be any, so each line has a light edge. */
export const overlayStyles = `
:host {
  all: initial;
  ${overlayColors}
  position: absolute;
  inset: 0 auto auto 0;
  z-index: 2147483647;
  font: 500 ${onScreen(12)}/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
:host([hidden]), [hidden] { display: none !important; }
div, button { position: absolute; inset: 0 auto auto 0; box-sizing: border-box; }
div { pointer-events: none; border-radius: ${onScreen(4)}; outline: none; }
.hover { box-shadow: inset 0 0 0 ${onScreen(1)} var(--accent), 0 0 0 ${onScreen(1)} var(--on-accent); }
.selected { box-shadow: inset 0 0 0 ${onScreen(2)} var(--accent), 0 0 0 ${onScreen(1)} var(--on-accent); }
.selected:focus-visible { box-shadow: inset 0 0 0 ${onScreen(3)} var(--accent), 0 0 0 ${onScreen(2)} var(--on-accent); }
[data-section] { border-radius: 0; }
.hover[data-section] { box-shadow: inset 0 0 0 ${onScreen(1)} var(--accent), inset 0 0 0 ${onScreen(2)} var(--on-accent); }
.selected[data-section] { box-shadow: inset 0 0 0 ${onScreen(3)} var(--accent), inset 0 0 0 ${onScreen(4)} var(--on-accent); }
span {
  position: absolute;
  inset: auto auto 100% 0;
  max-width: 21em;
  padding: 0.1em 0.6em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  background: var(--accent);
  color: var(--on-accent);
  border-radius: 0.33em 0.33em 0.33em 0;
}
[data-section] > span { inset: 0.5em auto auto 0.5em; border-radius: 0.33em; }
[data-low] > span { inset: 100% auto auto 0; border-radius: 0 0.33em 0.33em 0.33em; }
button {
  display: grid;
  place-items: center;
  inline-size: ${onScreen(28)};
  block-size: ${onScreen(28)};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: 0 0 0 ${onScreen(2)} var(--on-accent), 0 ${onScreen(2)} ${onScreen(8)} #0006;
  cursor: pointer;
}
button:focus-visible { outline: ${onScreen(3)} solid var(--accent); outline-offset: ${onScreen(3)}; }
svg { inline-size: ${onScreen(16)}; block-size: ${onScreen(16)}; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
@media (forced-colors: active) {
  .hover { outline: 1px solid Highlight; }
  .selected { outline: 3px solid Highlight; }
}
`;
