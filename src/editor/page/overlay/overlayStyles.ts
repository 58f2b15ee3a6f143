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
  font: 500 12px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
:host([hidden]), [hidden] { display: none !important; }
div, button { position: absolute; inset: 0 auto auto 0; box-sizing: border-box; }
div { pointer-events: none; border-radius: 4px; outline: none; }
.hover { box-shadow: inset 0 0 0 1px var(--accent), 0 0 0 1px var(--on-accent); }
.selected { box-shadow: inset 0 0 0 2px var(--accent), 0 0 0 1px var(--on-accent); }
.selected:focus-visible { box-shadow: inset 0 0 0 3px var(--accent), 0 0 0 2px var(--on-accent); }
[data-section] { border-radius: 0; }
.hover[data-section] { box-shadow: inset 0 0 0 1px var(--accent), inset 0 0 0 2px var(--on-accent); }
.selected[data-section] { box-shadow: inset 0 0 0 3px var(--accent), inset 0 0 0 4px var(--on-accent); }
span {
  position: absolute;
  inset: auto auto 100% 0;
  max-width: 16rem;
  padding: 1px 7px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  background: var(--accent);
  color: var(--on-accent);
  border-radius: 4px 4px 4px 0;
}
[data-section] > span { inset: 6px auto auto 6px; border-radius: 4px; }
[data-low] > span { inset: 100% auto auto 0; border-radius: 0 4px 4px 4px; }
button {
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: 0 0 0 2px var(--on-accent), 0 2px 8px #0006;
  cursor: pointer;
}
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
svg { inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
@media (forced-colors: active) {
  .hover { outline: 1px solid Highlight; }
  .selected { outline: 3px solid Highlight; }
}
`;
