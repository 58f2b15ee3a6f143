const style = new CSSStyleSheet();
style.replaceSync(`
  :host { position: fixed; inset: 0; z-index: 2147483646; display: grid; place-items: center; padding: 24px;
    color-scheme: light dark; background: light-dark(#f4f4f7, #17171a); color: light-dark(#1d1d22, #f1f1f4);
    font: 15px/1.5 system-ui, sans-serif; }
  div { max-inline-size: 26rem; text-align: center; }
  h1 { margin: 0 0 8px; font-size: 18px; font-weight: 600; }
  p { margin: 0; }
`);

/** Covers a page that shows no section with a note for its author: it would be blank. A call with false takes it away. */
export function createEmptyNote(): (isEmpty: boolean) => void {
  const host = document.createElement("broadside-empty");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [style];
  root.innerHTML = `<div role="note"><h1>No section of this page is shown.</h1>
    <p>The eye in the list of sections shows one again.</p></div>`;
  return (isEmpty) => {
    document.body.hidden = isEmpty;
    if (isEmpty) document.documentElement.append(host);
    else host.remove();
  };
}
