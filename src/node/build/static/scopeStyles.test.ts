import { expect, it } from "vitest";
import { scopeStyles } from "./scopeStyles.ts";

it("keeps rules to the elements of the class, each with the weight of one class more", () => {
  const scope = (css: string) =>
    scopeStyles(css, "mine").replace(/div\.mine\{min-height:auto\}$/, "");
  expect(
    [
      ":root:not([data-theme=light]) [data-tone]{--a:1}",
      "html:not(.js) .c-1{display:none}",
      "*:is(html:not(.js),[data-failed]) .c-1{color:red}",
      "body{margin:0}",
      "main>section+section{margin:0}",
      "*,::before{padding:0}",
      "@media print{@page{margin:0}p{margin:0}}",
      "@keyframes k{from{opacity:0}}",
      "@font-face{font-family:A;src:url(a.woff2)}",
    ].map(scope),
  ).toMatchInlineSnapshot(`
    [
      ".mine.mine:not([data-theme=light]) [data-tone]{--a:1}",
      "div.mine:not(.js) .c-1{display:none}",
      "*:is(div.mine:not(.js),[data-failed]) .c-1{color:red}",
      "div.mine{margin:0}",
      "div.mine>section+section{margin:0}",
      ".mine *,.mine ::before{padding:0}",
      "@media print{.mine p{margin:0}}",
      "@keyframes k{from{opacity:0}}",
      "@font-face{font-family:A;src:url(a.woff2)}",
    ]
  `);
});
