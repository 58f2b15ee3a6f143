/**
 * The look of the editor: paper and ink, and one accent. Every colour, size and typeface of its parts is one of these
 * custom properties. The browser's own choice of light or dark decides between the two colours of a pair.
 */
const properties = `
  --ground: light-dark(#f3f0ea, #141312);
  --surface: light-dark(#fbfaf7, #1d1b19);
  --raised: light-dark(#ffffff, #272421);
  --ink: light-dark(#26221d, #f0ece5);
  --quiet: light-dark(#696258, #aaa298);
  --line: light-dark(#e5e0d7, #33302c);
  --edge: light-dark(#8f877b, #7b746b);
  --hover: light-dark(#26221d0d, #f0ece512);
  --pressed: light-dark(#26221d1a, #f0ece51f);
  --accent: light-dark(#2f4bc4, #a9b9ff);
  --on-accent: light-dark(#ffffff, #141b3d);
  --selected: light-dark(#e6e9fa, #2b3050);
  --danger: light-dark(#ad2a1e, #ffa297);
  --warning: light-dark(#85560a, #eec274);
  --focus: var(--accent);
  --scrim: light-dark(#26221d52, #000000a3);
  --shadow: 0 1px 2px light-dark(#3a2f1f14, #00000066), 0 8px 28px light-dark(#3a2f1f1f, #00000080);
  --radius: 8px;
  --space: 4px;
  --small: 0.8125rem;
  --text: 0.875rem;
  --large: 1.0625rem;
`;

/** The styles of the editor's document. */
export const look = `
:root {
  color-scheme: light dark;
  ${properties}
  background: var(--ground);
  color: var(--ink);
  accent-color: var(--accent);
  font: 400 var(--text) / 1.45 Figtree, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  -webkit-font-smoothing: antialiased;
  scrollbar-color: var(--edge) transparent;
  scrollbar-width: thin;
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; overflow: clip; }
h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
ul, ol { list-style: none; }
fieldset { border: 0; min-inline-size: 0; }
button, input, textarea, select { font: inherit; color: inherit; }
h1, h2, h3, h4 { font: inherit; font-weight: 600; line-height: 1.35; text-wrap: balance; }
::selection { background: color-mix(in srgb, var(--accent) 28%, transparent); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
[data-part]:focus-visible { outline-offset: -3px; }
svg { display: block; flex: none; }
/* Where the user's own few colours count, a colour of the editor's would say nothing: what is chosen has theirs. */
@media (forced-colors: active) {
  :root :is([data-selected]:not([data-field]), [aria-pressed=true], [aria-expanded=true]:is(button), label:has(:checked)) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight !important;
  }
  :root :is([data-selected]:not([data-field]), [aria-pressed=true], [aria-expanded=true]:is(button), label:has(:checked)),
  :root [data-selected]:not([data-field]) :is(span, button, svg, strong, small) { color: HighlightText !important; }
  :root [data-selected][data-field] { border-inline-start-color: Highlight; }
  :root [data-field]:not([data-selected]) { border-inline-start-color: Canvas; }
  :root :is([data-focus-visible], :focus-visible) { outline: 2px solid CanvasText; outline-offset: 1px; }
  :root input[role=switch] { border: 1px solid CanvasText; }
  :root input[role=switch]::after { background: CanvasText; forced-color-adjust: none; }
  :root input[role=switch]:checked { background: Highlight; }
}
/* Vite's report of a program that fails would cover the whole editor. */
vite-error-overlay { display: none; }
@media (prefers-reduced-motion: no-preference) {
  :root { --quick: 120ms; --slow: 220ms; }
}
`;
