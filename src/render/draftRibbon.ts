/** Styles for a ribbon over a page that is a draft. It covers no control, and does not appear on paper. */
export const drawDraftRibbon = (word: string) =>
  `@media screen{html::after{
content:${asString(word)};
position:fixed;
inset:auto auto 1rem 1rem;
z-index:100;
padding:.25em .9em;
border-radius:99px;
background:#b3261e;
color:#fff;
font:700 .875rem/1.5 system-ui,sans-serif;
pointer-events:none
}}`.replaceAll("\n", "");

/** A text as a CSS string that cannot end the string or the stylesheet early. */
const asString = (text: string) =>
  `"${text.replaceAll(/["\\<\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
