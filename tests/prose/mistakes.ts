import type { Code } from "../../src/yaml/codes.ts";
/** A mistake in a Markdown text. `«` and `»` enclose the place that is reported. */
export interface Mistake {
  name: string;
  text: string;
  code: Code;
  /** The text after the fix, if there is one. */
  fixed?: string;
}

/** Every kind of mistake in a text. */
export const mistakes: readonly Mistake[] = [
  {
    name: "an element that Markdown has a sign for",
    text: "Some «<b>»bold</b> words.",
    code: "raw-html",
    fixed: "Some **bold** words.",
  },
  { name: "an element around half a word", text: "A «<em>»half </em>one.", code: "raw-html" },
  { name: "an element with attributes", text: 'A «<b class="x">»bold</b> one.', code: "raw-html" },
  {
    name: "a line break of HTML at the end of a line",
    text: "One line«<br>»\nand another.",
    code: "raw-html",
    fixed: "One line\\\nand another.",
  },
  { name: "a line break of HTML inside a line", text: "One«<br />» line.", code: "raw-html" },
  { name: "a block of HTML", text: "One.\n\n«<div>»\ntwo\n</div>\n\nThree.", code: "raw-html" },
  { name: "an end without a start", text: "One«</p>» two.", code: "raw-html" },
  { name: "a script", text: "«<script>»alert(1)</script>", code: "raw-html" },
  { name: "words in angle brackets", text: "Dear «<your name>», hello.", code: "raw-html" },
  { name: "a comment", text: "One «<!-- hidden -->» two.", code: "raw-html" },
  { name: "a link that runs code", text: "A [link](«javascript:alert(1)»).", code: "bad-link" },
  {
    name: "a link that runs code, below",
    text: "A [link][a].\n\n[a]: «data:text/html,x»",
    code: "bad-link",
  },
  {
    name: "a mailbox",
    text: "Write [to us](«hello@lull.museum»).",
    code: "bad-link",
    fixed: "Write [to us](mailto:hello@lull.museum).",
  },
  { name: "an address with a space", text: "A «[link](a b)» here.", code: "no-link" },
  { name: "an anchor that is nowhere", text: "A [link](«#nowhere-at-all»).", code: "no-anchor" },
  {
    name: "an anchor in other letters",
    text: "## One {#one-two}\n\nA [link](«#one_two»).",
    code: "no-anchor",
    fixed: "## One {#one-two}\n\nA [link](#one-two).",
  },
  { name: "a page that is nowhere", text: "A [link](«/nowhere»).", code: "no-target" },
  { name: "a link to come", text: "A [link](«todo»).", code: "placeholder" },
  { name: "a heading on the level of the title", text: "«# One»\n\nTwo.", code: "heading-level" },
  {
    name: "a heading that skips a level",
    text: "## One\n\n«#### Two {#two}»",
    code: "heading-level",
  },
  { name: "a heading without a space", text: "One.\n\n«##Two»", code: "heading-space" },
  { name: "a heading without words", text: "One.\n\n«##»\n\nTwo.", code: "empty" },
  { name: "an anchor in capitals", text: "## One {#«One»}\n\nTwo.", code: "bad-id" },
  { name: "an anchor twice", text: "## One {#one}\n\n## Two {#«one»}", code: "same-id" },
  { name: "an anchor that no heading has", text: "One «{#one}»", code: "markup" },
  { name: "a name that no line explains", text: "See «[one][two]».", code: "no-definition" },
  { name: "a footnote that is not there", text: "One«[^1]» two.", code: "no-definition" },
  {
    name: "a line that nothing names",
    text: "One.\n\n«[one]: https://lull.museum»",
    code: "unused",
  },
  { name: "a note that nothing names", text: "One.\n\n«[^one]: Two.»", code: "unused" },
  {
    name: "a name twice",
    text: "See [one].\n\n[one]: https://a.museum\n«[one]: https://b.museum»",
    code: "same-label",
  },
  { name: "a picture that says nothing", text: "«![](/images/hero.png)»", code: "missing" },
  { name: "a picture that is not there", text: "![A lake.](«/images/lake.png»)", code: "no-file" },
  {
    name: "a picture of another site",
    text: "![A lake.](«https://x.museum/a.png»)",
    code: "bad-path",
  },
  {
    name: "words that nobody sees",
    text: 'A «[link](https://lull.museum "unseen")».',
    code: "unshown",
  },
  {
    name: "entries whose signs have no blank behind them",
    text: "You get:\n«-»one\n-two",
    code: "markup",
    fixed: "You get:\n- one\n- two",
  },
  { name: "entries with dashes", text: "You get:\n«–» one\n– two", code: "markup" },
  { name: "rows without the line below the first", text: "«|» A | B |\n| 1 | 2 |", code: "markup" },
  {
    name: "a sentence that a line of dashes makes a heading",
    text: "One.\n\n«We keep very little.»\n---\n\nTwo.",
    code: "markup",
  },
  {
    name: "signs of another tool before its lines",
    text: "You get:\n«•»\tone\n•\ttwo\n\nThree.",
    code: "markup",
    fixed: "You get:\n-\tone\n-\ttwo\n\nThree.",
  },
  {
    name: "points in the middle before its lines",
    text: "«·» one\n· two",
    code: "markup",
    fixed: "- one\n- two",
  },
  { name: "bold words without an end", text: "Some «**»bold words.", code: "markup" },
  {
    name: "blanks around bold words",
    text: "Some «** bold**» and **bolder** words.",
    code: "markup",
  },
  { name: "a link without words", text: "A «[](https://lull.museum)» link.", code: "no-link" },
  { name: "a cell too many", text: "| a | b |\n| - | - |\n| 1 | 2 «| 3 |»", code: "too-many" },
];
