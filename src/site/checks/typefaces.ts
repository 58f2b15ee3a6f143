import { dataAt, oneOf } from "../../shared/wording.ts";
import { findLacking } from "../../theme/coverage.ts";
import { fontsOf } from "../../theme/presets.ts";
import { type Family, faces } from "../../theme/typefaces.ts";
import { sectionOf } from "../checkedPage.ts";
import { homeOf } from "../sitePages.ts";
import { readTheme } from "./contrast.ts";
import type { Check } from "./index.ts";

const shown = 12;

/** Characters that the page's typefaces lack are shown in any typeface the visitor has. */
export const checkTypefaces: Check = (page) => {
  const { fields, markdown, tree } = page;
  const home = homeOf(page);
  const theme = home && readTheme(home);
  if (!theme) return [];
  const name = ["site", "name"];
  const texts = [
    { path: name, value: dataAt(tree.data, name) },
    ...fields.filter(({ kind, path }) => kind === "text" && sectionOf(page, path)?.on),
    ...markdown
      .filter(({ path }) => sectionOf(page, path)?.on)
      .map(({ path, text }) => ({ path, value: text.replaceAll(/\s/g, " ") })),
  ].filter(({ value }) => typeof value === "string");
  const all = texts.map(({ value }) => value).join("");
  const { display, text } = fontsOf(theme);
  const families = [...new Set([display, text])];
  const lacking = new Map<string, Family[]>();
  for (const family of families) {
    const letters = findLacking(family, all).join(" ");
    if (letters) lacking.set(letters, [...(lacking.get(letters) ?? []), family]);
  }
  const letters = new Set([...lacking.keys()].flatMap((list) => list.split(" ")));
  const first = texts.find(({ value }) => [...String(value)].some((letter) => letters.has(letter)));
  if (!first) return [];
  const better = (Object.keys(faces) as Family[]).filter(
    (family) => findLacking(family, all).length === 0,
  );
  return [
    {
      severity: "notice",
      code: "typeface",
      message: `Theme: ${[...lacking].map(describe).join(", and ")}. Visitors see these in a typeface of their own.`,
      hint:
        better.length > 0
          ? `${oneOf(better)} has all that the page needs.`
          : "None of the typefaces that come with the project has them. Nothing is lost: they are shown all the same.",
      range: tree.valueAt(first.path),
    },
  ];
};

function describe([list, families]: [string, Family[]]): string {
  const letters = list.split(" ");
  const rest = letters.length - shown;
  const some = `${letters.slice(0, shown).join(" ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return `${families.join(" and ")} ${families.length > 1 ? "lack" : "lacks"} ${some}`;
}
