import { renderToStaticMarkup } from "react-dom/server";
import type { Analytics, Words } from "../shared/schema.gen.ts";
import { consentId } from "./beacon.ts";

/**
 * The question whether a visit may be counted, which the beacon shows. It stays at the end of the page, where the answer
 * can be changed.
 */
export const askConsent = ({ privacy }: Analytics, words: Words): string =>
  renderToStaticMarkup(
    <aside id={consentId} aria-label={words.counting} hidden>
      <p>
        {words.mayCount} {privacy?.href && <a href={privacy.href}>{privacy.label}</a>}
      </p>
      <button type="button" value="yes">
        {words.agree}
      </button>
      <button type="button" value="no">
        {words.decline}
      </button>
      <button type="button" value="ask">
        {words.counting}
      </button>
    </aside>,
  );

/** The two answers look alike, so that neither is easier to give. */
export const consentStyles = `@media screen{
#${consentId}:not([hidden]){
display:flex;
flex-wrap:wrap;
gap:.5rem 1rem;
align-items:center;
justify-content:center;
padding:.75rem 1.25rem;
border-top:1px solid var(--line);
background:var(--surface);
color:var(--text)
}
#${consentId}[data-asks]{position:sticky;bottom:0;z-index:20}
#${consentId}[data-asks]>[value=ask],#${consentId}:not([data-asks])>:not([value=ask]){display:none}
#${consentId} a{text-decoration:underline}
#${consentId} button{
min-height:2.75rem;
padding:.25rem 1.25rem;
border:1.5px solid;
border-radius:var(--radius-button);
background:none;
color:inherit;
font:inherit
}
#${consentId}>[value=ask]{border-color:transparent;text-decoration:underline}
html:has(#${consentId}[data-asks]){scroll-padding-bottom:9rem}
}
@media print{#${consentId}{display:none}}`.replaceAll("\n", "");
