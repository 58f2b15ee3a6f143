/** Styles that lay a ribbon over a page which is not published yet. It is in nobody's way, and never printed. */
export const draftRibbon = `@media screen{html::after{
content:"Draft";
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
