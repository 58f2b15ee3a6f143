import type { Theme } from "../shared/schema.gen.ts";

/** A place of the headings of sections. */
export type HeadingPlace = Exclude<Theme["headings"], "usual" | undefined>;

/** The room beside parts that are otherwise indented, or in the middle, and the place of words that have a row to themselves. */
const atStart = "--indent:0px;--middle:0px;--place:start";

const start = "margin-inline:0;text-align:start;text-wrap:wrap;justify-items:start";

/** A heading that has something beside it in its section. */
const beside = ">[data-align]:not([data-align=beside]):first-child:not(:only-child)";

/** Sections that can spare a column: pictures keep the room that they say they have, and cards theirs. Lists name their lines. */
const spacious = '&:not(:has([sizes],[data-reveal=""]))';

/**
 * The rules of each place; `&` stands for the sections. They reach headings above what they introduce. One in a column of
 * its own, or in a card, stays where its section puts it.
 */
export const headingRules: Record<HeadingPlace, string> = {
  start: `&{${atStart}}&>*>[data-align]{${start}}`,
  center: [
    "&{--indent:0px;--place:center}",
    "&>*>[data-align]:not([data-align=beside]){margin-inline:auto;text-align:center;text-wrap:balance;justify-items:center}",
    // Places have their heading above them.
    "&>*>[data-places]{grid-template-columns:minmax(0,1fr);gap:calc(var(--space)*5);justify-items:center;text-align:center}",
    "&>*>[data-places]>ul{inline-size:100%}",
    "&>*>[data-places=lines]>ul:has(>:only-child){max-inline-size:44rem}",
    "&>*>[data-places]>ul>li{justify-items:center}",
    "@media (min-width:48em){&>*>[data-places=lines]>ul>:has(dl):only-child{text-align:start;justify-items:start}}",
  ].join(""),
  side: [
    `&{--middle:0px;--place:start}&>*>[data-align]{${start}}`,
    "@media screen and (min-width:64em){",
    `${spacious}>:has(${beside}){display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:0 calc(var(--space)*8)}`,
    `${spacious}>*${beside}{grid-area:1/1/span 9/2;align-self:start}`,
    `${spacious}>:has(${beside})>:not(:first-child){grid-column:2}`,
    `${spacious}>*${beside}+*{margin-block-start:0}`,
    "}",
  ].join(""),
};
