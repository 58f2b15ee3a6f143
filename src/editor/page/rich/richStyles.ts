const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .broadside-long { white-space: pre-wrap; overflow-wrap: break-word; cursor: text; user-select: text;
    outline: 2px solid #5b6cf0; outline-offset: 3px; font-variant-ligatures: none; }
  .broadside-long[data-closing] { outline: 0; cursor: default; }
  .broadside-long [contenteditable=false] { white-space: normal; cursor: default; }
  .broadside-long .ProseMirror-selectednode { outline: 2px solid #5b6cf0; outline-offset: 2px; }
  .broadside-long img.ProseMirror-separator { display: inline !important; border: 0 !important;
    margin: 0 !important; inline-size: 0 !important; block-size: 0 !important; }
  .broadside-long li:not(:has(> :not(p:first-child, ul, ol))) > p:first-child + :is(ul, ol) {
    margin-block-start: 0 !important; }
  .broadside-long :not([data-new]) > table > tbody > tr:first-child > * { border-block-start: 0 !important; }
  .broadside-long [data-new] :is(th, td) { min-inline-size: 6em; padding: 0.5em 1em; text-align: start;
    border: 1px solid currentcolor; }
  .broadside-long :has(> span.broadside-source) { position: relative; }
  .broadside-long span.broadside-source { position: absolute; inset-block-start: 8px; inset-inline-end: 8px;
    display: flex; flex-wrap: wrap; justify-content: end; gap: 6px; }
  .broadside-long .broadside-source > button { padding: 6px 10px; border: 1px solid #fff; border-radius: 6px; background: #2a3bb8; color: #fff;
    font: 500 13px/1.3 system-ui, sans-serif; cursor: pointer; }
  .broadside-long .broadside-source > button:focus-visible { outline: 2px solid #2a3bb8; outline-offset: 2px; }
  .broadside-long textarea.broadside-source { display: block; inline-size: 100%; padding: 10px; border: 1px solid #5b6cf0;
    border-radius: 6px; background: #fff; color: #1b1b1f; font: 14px/1.5 ui-monospace, monospace; resize: vertical; }
  .broadside-long .ProseMirror-hideselection *::selection { background: transparent; }
`);

/** Adds the rules that a text needs while it is written. Everything else of its look is its section's. */
export function addStyles(): void {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
